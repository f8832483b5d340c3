import { type Answer, unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { Badge } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { type Column, DataTable } from '../table/DataTable';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { TwoLines } from '../table/TwoLines';
import { useListQuery } from '../table/useListQuery';
import { UserActions } from './UserActions';
import type { UserRecord } from './userRecord';

const defaultSort = '-joined';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_users', {
      ...listArgs(query, defaultSort),
      p_filter: query.get('show'),
    }),
  ),
);

const columns: readonly Column<UserRecord>[] = [
  {
    label: 'User',
    sort: 'name',
    cell: ({ id, full_name, email, is_admin, is_guest, blocked_at, tags }) => (
      <TwoLines>
        <Link to={adminPaths.customer(id)}>{full_name || email}</Link>{' '}
        {is_admin && <Badge $tone="haldi">Staff</Badge>} {is_guest && <Badge>Guest</Badge>}{' '}
        {blocked_at && <Badge $tone="kumkum">Blocked</Badge>}{' '}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {full_name && <small>{email}</small>}
      </TwoLines>
    ),
  },
  {
    label: 'Joined',
    sort: 'joined',
    cell: ({ created_at }) => formatDate(created_at, 'tableDay'),
    secondary: true,
  },
  {
    label: 'Last sign-in',
    cell: ({ last_sign_in_at }) => (last_sign_in_at ? formatDate(last_sign_in_at, 'tableDay') : 'Never'),
    secondary: true,
  },
  { label: 'Orders', sort: 'orders', cell: ({ orders }) => orders, align: 'end' },
  {
    label: 'Spent',
    sort: 'spent',
    cell: ({ spent }) => (spent === null ? '–' : formatRupees(spent)),
    align: 'end',
  },
  {
    label: 'Credit',
    sort: 'credit',
    cell: ({ credit }) => (credit === null ? '–' : formatRupees(credit)),
    align: 'end',
    secondary: true,
  },
  // On phones they are on the page of each.
  {
    label: 'Actions',
    cell: (user) => !user.is_guest && <UserActions user={user} />,
    align: 'end',
    secondary: true,
  },
];

export function Component() {
  const page = useLoaderData<Answer<'list_admin_users'> | null>();
  const tag = /^tag:(.*)/.exec(useListQuery().params.get('show') ?? '')?.[1];
  if (!page) return null;
  return (
    <SectionPage title="Users">
      <ListBar>
        <SearchForm label="Name, e-mail, phone, code or order number" />
        <FilterLinks
          label="Show"
          name="show"
          options={[
            { value: '', label: 'Everybody' },
            { value: 'admins', label: 'Staff' },
            { value: 'blocked', label: 'Blocked' },
            { value: 'guests', label: 'Guests' },
            ...(tag ? [{ value: `tag:${tag}`, label: `Tagged ${tag}` }] : []),
          ]}
        />
      </ListBar>
      <DataTable
        label="Users"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => id}
        sorted={defaultSort}
        empty="Nobody found"
      />
      <ListPager total={page.total} more={page.more} />
    </SectionPage>
  );
}
