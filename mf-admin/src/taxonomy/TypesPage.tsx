import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { categories } from '@shop/kernel/domain';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { Thumb } from '../pictures/Thumb';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { FilterSelect } from '../table/FilterSelect';
import { ListBar } from '../table/ListBar';
import { useListQuery } from '../table/useListQuery';
import { fetchTaxonomy } from './fetchTaxonomy';
import { GoneForGood } from './GoneForGood';
import { attributesOf, pathOptions, type ProductType, type Taxonomy } from './taxonomy';
import { TaxonomyFrame } from './TaxonomyFrame';
import { TypeDialog } from './TypeDialog';

export const loader = staffLoader(({ db }) => fetchTaxonomy(db));

export function Component() {
  const taxonomy = useLoaderData<Taxonomy | null>();
  const category = useListQuery().get('category');
  const [edited, setEdited] = useState<ProductType | 'new'>();
  if (!taxonomy) return null;
  const paths = new Map(pathOptions(taxonomy).map(({ value, label }) => [value, label]));
  const systems = new Map(taxonomy.size_systems.map(({ id, name }) => [id, name]));

  const columns: readonly Column<ProductType>[] = [
    { label: 'Picture', cell: ({ image }) => <Thumb path={image} />, secondary: true },
    {
      label: 'Type',
      cell: ({ id, parent_id }) => (parent_id ? paths.get(id) : <strong>{paths.get(id)}</strong>),
    },
    {
      label: 'Returns',
      cell: ({ parent_id, is_final_sale }) => parent_id && (is_final_sale ? 'None' : 'Yes'),
      secondary: true,
    },
    { label: 'Sizes', cell: ({ size_system }) => systems.get(size_system ?? '') ?? 'A group' },
    {
      label: 'Attributes',
      cell: ({ id, parent_id }) => parent_id && attributesOf(taxonomy, id).length,
      align: 'end',
      secondary: true,
    },
    {
      label: 'Actions',
      align: 'end',
      cell: (type) => (
        <>
          <EditButton name={paths.get(type.id) ?? type.name} onEdit={() => setEdited(type)} />
          <DeleteButton
            name={paths.get(type.id) ?? type.name}
            remove={(db) => unwrap(db.rpc('delete_product_type', { p_id: type.id }))}
          >
            <GoneForGood name={paths.get(type.id) ?? type.name} />
          </DeleteButton>
        </>
      ),
    },
  ];

  return (
    <TaxonomyFrame
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New type
        </Button>
      }
    >
      <ListBar>
        <FilterSelect
          label="Category"
          name="category"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </ListBar>
      <DataTable
        label="Types"
        columns={columns}
        rows={taxonomy.types.filter(({ category_id }) => !category || category_id === category)}
        keyOf={({ id }) => id}
        empty="No types here"
      />
      {edited && (
        <TypeDialog
          taxonomy={taxonomy}
          type={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TaxonomyFrame>
  );
}
