import { type Answer, unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { Nothing } from '../panel/Nothing';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';

type DataViews = Answer<'list_data_views'>;

const defaultSort = '-when';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_data_views', listArgs(query, defaultSort))),
);

const columns: readonly Column<DataViews['rows'][number]>[] = [
  { label: 'When', sort: 'when', cell: ({ seen_at }) => formatDate(seen_at, 'tableMoment') },
  { label: 'Who', cell: ({ admin_email }) => admin_email },
  {
    label: 'Looked at',
    cell: ({ customer_id, customer_email, customer_name }) =>
      customer_email === null ? (
        'An account that is gone'
      ) : (
        <Link to={adminPaths.customer(customer_id)}>{customer_name || customer_email}</Link>
      ),
  },
];

/** Who of the staff has looked at whose data (Digital Personal Data Protection Act 2023, section 8). */
export function Component() {
  const page = useLoaderData<DataViews | null>();
  if (!page) return null;
  return (
    <SectionPage
      title="Who looked at whom"
      back={<Link to={adminPaths.section('activity')}>← Activity</Link>}
    >
      <Nothing>One entry for each person and hour. Entries cannot be changed or deleted.</Nothing>
      <ListBar>
        <SearchForm label="Staff or customer" />
      </ListBar>
      <DataTable
        label="Who looked at whom"
        columns={columns}
        rows={page.rows}
        keyOf={({ id }) => String(id)}
        sorted={defaultSort}
        empty="Nobody has looked at anybody yet"
      />
      <ListPager total={page.total} />
    </SectionPage>
  );
}
