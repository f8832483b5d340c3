import { type Column, DataTable } from '../table/DataTable';
import { rightNames } from './rightNames';
import type { StaffRole } from './staffRecord';

type Line = (typeof rightNames)[number];

/** Which role may do what, as the database has it. */
export function RightsTable({ roles }: { roles: readonly StaffRole[] }) {
  const columns: readonly Column<Line>[] = [
    { label: 'Right', cell: ([, name]) => name },
    ...roles.map(({ name, rights }): Column<Line> => ({
      label: name,
      cell: ([right]) => (rights.includes(right) ? 'Yes' : '–'),
    })),
  ];
  return (
    <DataTable
      label="What each role may do"
      columns={columns}
      rows={rightNames}
      keyOf={([right]) => right}
      empty="No rights"
    />
  );
}
