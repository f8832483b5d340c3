import { useState } from 'react';
import { categoryName } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { Thumb } from '../pictures/Thumb';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { WithPicture } from '../table/WithPicture';
import { CategoryDialog } from './CategoryDialog';
import { fetchTaxonomy } from './fetchTaxonomy';
import type { Category, Taxonomy } from './taxonomy';
import { TaxonomyFrame } from './TaxonomyFrame';

export const loader = staffLoader(({ db }) => fetchTaxonomy(db));

export function Component() {
  const taxonomy = useLoaderData<Taxonomy | null>();
  const [edited, setEdited] = useState<Category>();
  if (!taxonomy) return null;

  const columns: readonly Column<Category>[] = [
    {
      label: 'Category',
      cell: ({ id, image }) => (
        <WithPicture>
          <Thumb path={image} />
          <strong>{categoryName(id)}</strong>
        </WithPicture>
      ),
    },
    { label: 'What it says of itself', cell: ({ description }) => description || '–', secondary: true },
    {
      label: 'Actions',
      align: 'end',
      cell: (category) => <EditButton name={categoryName(category.id)} onEdit={() => setEdited(category)} />,
    },
  ];

  return (
    <TaxonomyFrame>
      <DataTable
        label="Categories"
        columns={columns}
        rows={taxonomy.categories}
        keyOf={({ id }) => id}
        empty="No categories"
      />
      {edited && <CategoryDialog category={edited} onClose={() => setEdited(undefined)} />}
    </TaxonomyFrame>
  );
}
