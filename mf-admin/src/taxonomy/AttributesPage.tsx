import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useLoaderData } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { DeleteButton } from '../calls/DeleteButton';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import { AttributeDialog } from './AttributeDialog';
import { fetchTaxonomy } from './fetchTaxonomy';
import { GoneForGood } from './GoneForGood';
import { kindNames } from './kindNames';
import type { Attribute, Taxonomy } from './taxonomy';
import { TaxonomyFrame } from './TaxonomyFrame';

export const loader = staffLoader(({ db }) => fetchTaxonomy(db));

const takes = ({ kind, unit, choices, takes_many }: Attribute) => {
  if (kind === 'choice') return `${takes_many ? 'Several' : 'One'} of ${choices.length}`;
  return unit ? `${kindNames[kind]} in ${unit}` : kindNames[kind];
};

export function Component() {
  const taxonomy = useLoaderData<Taxonomy | null>();
  const [edited, setEdited] = useState<Attribute | 'new'>();
  if (!taxonomy) return null;

  const columns: readonly Column<Attribute>[] = [
    { label: 'Attribute', cell: ({ name }) => <strong>{name}</strong> },
    { label: 'In price lists', cell: ({ id }) => <code>{id}</code>, secondary: true },
    { label: 'Takes', cell: takes },
    { label: 'Filter', cell: ({ is_filter }) => (is_filter ? 'Yes' : 'No'), secondary: true },
    { label: 'Types and groups', cell: ({ types }) => types.length, align: 'end', secondary: true },
    {
      label: 'Actions',
      align: 'end',
      cell: (attribute) => (
        <>
          <EditButton name={attribute.name} onEdit={() => setEdited(attribute)} />
          <DeleteButton
            name={attribute.name}
            remove={(db) => unwrap(db.rpc('delete_attribute', { p_id: attribute.id }))}
          >
            <GoneForGood name={attribute.name} />
          </DeleteButton>
        </>
      ),
    },
  ];

  return (
    <TaxonomyFrame
      actions={
        <Button type="button" $size="small" onClick={() => setEdited('new')}>
          New attribute
        </Button>
      }
    >
      <DataTable
        label="Attributes"
        columns={columns}
        rows={taxonomy.attributes}
        keyOf={({ id }) => id}
        empty="No attributes yet"
      />
      {edited && (
        <AttributeDialog
          taxonomy={taxonomy}
          attribute={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TaxonomyFrame>
  );
}
