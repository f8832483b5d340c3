import { Badge } from '@shop/ui';
import { counted } from '../counted/counted';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import type { ZoneRecord } from './deliveryRecords';

interface Props {
  zones: readonly ZoneRecord[];
  onEdit: (zone: ZoneRecord) => void;
}

export function ZoneTable({ zones, onEdit }: Props) {
  const columns: readonly Column<ZoneRecord>[] = [
    { label: 'Zone', cell: ({ title }) => <strong>{title}</strong> },
    {
      label: 'Served',
      cell: ({ serviceable }) => (
        <Badge $tone={serviceable ? 'neem' : 'kumkum'}>{serviceable ? 'Yes' : 'No'}</Badge>
      ),
    },
    { label: 'Standard', cell: (zone) => days(zone.standard_from, zone.standard_to) },
    { label: 'Express', cell: (zone) => days(zone.express_from, zone.express_to) },
    { label: 'Cash', cell: ({ cash }) => (cash ? 'Yes' : 'No') },
    {
      label: 'Actions',
      align: 'end',
      cell: (zone) => <EditButton name={zone.title} onEdit={() => onEdit(zone)} />,
    },
  ];
  return (
    <DataTable
      label="List of zones"
      columns={columns}
      rows={zones}
      keyOf={({ id }) => id}
      empty="No zones here"
    />
  );
}

const days = (from: number | null, to: number | null) =>
  from === null ? 'None' : from === to ? counted(from, 'day') : `${from} to ${to} days`;
