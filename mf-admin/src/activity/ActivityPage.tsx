import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { FilterSelect } from '../table/FilterSelect';
import { ListBar } from '../table/ListBar';
import { listArgs, type ListPage } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { actionName, kinds } from './actionNames';
import { type ActionRecord, changesOf } from './changesOf';
import { subjectOf } from './subjectOf';
import { canUndo, UndoButton } from './UndoButton';

const defaultSort = '-when';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_actions', {
      ...listArgs(query, defaultSort),
      p_kind: query.get('kind'),
    }),
  ),
);

const columns: readonly Column<ActionRecord>[] = [
  {
    label: 'When, by whom',
    sort: 'when',
    cell: ({ created_at, admin_email }) => (
      <TwoLines>
        {formatDate(created_at, 'tableMoment')}
        <small>{admin_email}</small>
      </TwoLines>
    ),
  },
  { label: 'What', cell: ({ action }) => actionName(action) },
  {
    label: 'Of',
    cell: (action) => {
      const { text, path } = subjectOf(action);
      return path ? <StaffLink to={path}>{text}</StaffLink> : text;
    },
  },
  {
    label: 'Change',
    cell: (action) => {
      const changes = changesOf(action);
      if (changes.length === 0) return null;
      return (
        <Changes>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {field}: {before !== undefined && <del>{before}</del>} {after}
            </li>
          ))}
        </Changes>
      );
    },
  },
  {
    label: 'Back',
    cell: (action) => canUndo(action) && <UndoButton entry={action} />,
  },
];

export function Component() {
  const page = useLoaderData<ListPage<ActionRecord> | null>();
  if (!page) return null;
  return (
    <SectionPage title="Activity" actions={<Link to={adminPaths.dataViews()}>Who looked at whom</Link>}>
      <ListBar>
        <SearchForm label="Who, what or of what" />
        <FilterSelect label="About" name="kind" options={kinds} />
      </ListBar>
      <DataTable
        label="Activity"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => String(id)}
        sorted={defaultSort}
        empty="Nothing was done yet"
      />
      <ListPager total={page.total} />
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
