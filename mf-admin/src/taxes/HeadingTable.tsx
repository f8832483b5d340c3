import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import type { TypeHeading } from './taxRecords';

interface Props {
  types: readonly TypeHeading[];
  onEdit: (type: TypeHeading) => void;
}

export function HeadingTable({ types, onEdit }: Props) {
  const columns: readonly Column<TypeHeading>[] = [
    { label: 'Type', cell: ({ name }) => name },
    { label: 'HSN', cell: ({ hsn, of_group }) => hsn ?? (of_group ? `${of_group}, of its group` : 'None') },
    {
      label: 'Actions',
      align: 'end',
      cell: (type) => <EditButton name={type.name} onEdit={() => onEdit(type)} />,
    },
  ];
  return (
    <DataTable
      label="List of types"
      columns={columns}
      rows={types}
      keyOf={({ type_id }) => type_id}
      empty="No types here"
    />
  );
}
