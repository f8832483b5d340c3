import { useState } from 'react';
import { categoryName } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { Thumb } from '../pictures/Thumb';
import { type Column, DataTable } from '../table/DataTable';
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
      cell: (category) => (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Edit ${categoryName(category.id)}`}
          onClick={() => setEdited(category)}
        >
          Edit
        </Button>
      ),
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
