import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { type Column, DataTable } from '../table/DataTable';
import { rightNames } from './rightNames';
import { roleNames, type StaffRole } from './staffRecord';

type Line = (typeof rightNames)[number];

/** Which role may do what, as the database has it: a column each where there is room, and else their names below the right. */
export function RightsTable({ roles }: { roles: readonly StaffRole[] }) {
  const holders = (right: Line[0]) =>
    roles.filter(({ rights }) => rights.includes(right)).map(({ id }) => id);
  const columns: readonly Column<Line>[] = [
    {
      label: 'Right',
      cell: ([right, name]) => (
        <>
          {name}
          <Holders>{roleNames(roles, holders(right)) || 'Nobody'}</Holders>
        </>
      ),
    },
    ...roles.map(({ name, rights }): Column<Line> => ({
      label: name,
      cell: ([right]) => (rights.includes(right) ? 'Yes' : '–'),
      secondary: true,
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

const Holders = styled.small`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};

  ${from('desktop')} {
    display: none;
  }
`;
