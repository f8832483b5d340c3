import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { type Column, DataTable } from '../table/DataTable';
import type { AreaRecord, ZoneRecord } from './deliveryRecords';

interface Props {
  areas: readonly AreaRecord[];
  zones: readonly ZoneRecord[];
  onEdit: (area: AreaRecord) => void;
}

export function AreaTable({ areas, zones, onEdit }: Props) {
  const call = useChange({ describe: staffFailure });
  const titles = new Map(zones.map(({ id, title }) => [id, title]));
  const remove = (prefix: string) =>
    void call.run(
      (db) => unwrap(db.rpc('delete_delivery_area', { p_prefix: prefix })),
      `PIN codes ${prefix}… follow the next shorter beginning.`,
    );
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
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Edit ${area.prefix}`}
            onClick={() => onEdit(area)}
          >
            Edit
          </Button>
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Remove ${area.prefix}`}
            onClick={() => remove(area.prefix)}
          >
            Remove
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <Alert tone="error">{call.problem}</Alert>
      <DataTable
        label="List of PIN codes"
        columns={columns}
        rows={areas}
        keyOf={({ prefix }) => prefix}
        empty="No PIN codes here"
      />
    </>
  );
}
