import { unwrap } from '@shop/kernel/data';
import { DeleteButton } from '../calls/DeleteButton';
import { type Column, DataTable } from '../table/DataTable';
import { EditButton } from '../table/EditButton';
import type { AreaRecord, ZoneRecord } from './deliveryRecords';

interface Props {
  areas: readonly AreaRecord[];
  zones: readonly ZoneRecord[];
  onEdit: (area: AreaRecord) => void;
}

export function AreaTable({ areas, zones, onEdit }: Props) {
  const titles = new Map(zones.map(({ id, title }) => [id, title]));
  const columns: readonly Column<AreaRecord>[] = [
    { label: 'Begins with', cell: ({ prefix }) => <strong>{prefix}</strong> },
    { label: 'Zone', cell: ({ zone_id }) => titles.get(zone_id) ?? zone_id },
    { label: 'State', cell: ({ state }) => state ?? 'Not certain' },
    { label: 'City', cell: ({ city }) => city ?? '', secondary: true },
    {
      label: 'Actions',
      align: 'end',
      cell: (area) => (
        <>
          <EditButton name={area.prefix} onEdit={() => onEdit(area)} />
          <DeleteButton
            name={area.prefix}
            title={`Delete PIN codes ${area.prefix}…?`}
            success={`PIN codes ${area.prefix}… follow the next shorter beginning.`}
            remove={(db) => unwrap(db.rpc('delete_delivery_area', { p_prefix: area.prefix }))}
          >
            They follow the next shorter beginning; without one, nothing is known of them.
          </DeleteButton>
        </>
      ),
    },
  ];
  return (
    <DataTable
      label="List of PIN codes"
      columns={columns}
      rows={areas}
      keyOf={({ prefix }) => prefix}
      empty="No PIN codes here"
    />
  );
}
