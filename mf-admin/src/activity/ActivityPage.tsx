import { useLoaderData } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import styled from 'styled-components';
import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { SectionPage } from '../layout/SectionPage';
import { DataTable, type Column } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { pageArgs, type ListPage } from '../table/listPage';
import { Pager } from '../table/Pager';
import { SearchForm } from '../table/SearchForm';
import { formatMoment } from '../time/istTime';
import { changesOf, type ActionRecord } from './changesOf';

export const loader = staffLoader(({ db, query }) =>
  callStaff<ListPage<ActionRecord>>(db, 'list_admin_actions', {
    p_query: query.get('q') ?? '',
    ...pageArgs(query),
  }),
);

const columns: readonly Column<ActionRecord>[] = [
  { label: 'When', cell: ({ created_at }) => formatMoment(created_at) },
  { label: 'Who', cell: ({ admin_email }) => admin_email },
  { label: 'What', cell: ({ action }) => action.replace('/', ': ').replaceAll(/[-_]/g, ' ') },
  { label: 'Of', cell: ({ target }) => target },
  {
    label: 'Change',
    cell: (action) => (
      <Changes>
        {changesOf(action).map(({ field, before, after }) => (
          <li key={field}>
            {field.replaceAll('_', ' ')}: {before !== undefined && <del>{before}</del>} {after}
          </li>
        ))}
      </Changes>
    ),
  },
];

export function Component() {
  const page = useLoaderData<ListPage<ActionRecord> | null>();
  if (!page) return null;
  return (
    <SectionPage title="Activity">
      <ListBar>
        <SearchForm label="Who, what or of what" />
      </ListBar>
      <DataTable
        label="Activity"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => String(id)}
        empty="Nothing was done yet"
      />
      <Pager total={page.total} />
    </SectionPage>
  );
}

const Changes = styled.ul`
  min-width: 180px;
  max-width: 420px;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  del {
    color: ${s('color.ink3')};
  }
`;
