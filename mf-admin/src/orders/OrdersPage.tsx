import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees, lookUp, orderStatusNames } from '@shop/kernel/domain';
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
import { type OrderList, type OrderSummary, orderTone, paymentText } from './orderRecord';

const defaultSort = '-placed';

export const loader = staffLoader(({ db, query }) =>
  unwrap(
    db.rpc('list_admin_orders', {
      ...listArgs(query, defaultSort),
      p_status: query.get('status'),
    }),
  ),
);

const columns: readonly Column<OrderSummary>[] = [
  { label: 'Order', cell: ({ number }) => <Link to={adminPaths.order(number)}>{number}</Link> },
  {
    label: 'State',
    cell: ({ status, return_open }) => (
      <>
        <Badge $tone={orderTone(status)}>{orderStatusNames[status]}</Badge>{' '}
        {return_open && <Badge $tone="madder">Return open</Badge>}
      </>
    ),
  },
  { label: 'Shopper', cell: ({ name, email }) => <span title={email}>{name}</span> },
  { label: 'City', cell: ({ city }) => city, secondary: true },
  { label: 'Pieces', cell: ({ pieces }) => pieces, align: 'end', secondary: true },
  { label: 'Total', cell: ({ total }) => formatRupees(total), sort: 'total', align: 'end' },
  {
    label: 'Payment',
    cell: ({ method, payment_state }) => paymentText(method, payment_state),
    secondary: true,
  },
  {
    label: 'Placed',
    cell: ({ placed_at }) => formatDate(placed_at, 'tableMoment'),
    sort: 'placed',
    align: 'end',
  },
];

export function Component() {
  const page = useLoaderData<OrderList | null>();
  if (!page) return null;
  const { counts } = page;
  const states = Object.entries(orderStatusNames)
    .filter(([status]) => lookUp(counts, status))
    .map(([status, label]) => ({ value: status, label, count: lookUp(counts, status) }));
  return (
    <SectionPage title="Orders">
      <ListBar>
        <SearchForm label="Number, name, e-mail, phone or tracking" />
      </ListBar>
      <FilterLinks
        label="State"
        name="status"
        options={[
          { value: '', label: 'All' },
          ...states,
          { value: 'returns', label: 'Open returns', count: counts.returns ?? 0 },
        ]}
      />
      <DataTable
        label="Orders"
        columns={columns}
        rows={page.rows}
        keyOf={({ number }) => number}
        sorted={defaultSort}
        empty="No orders here"
      />
      <ListPager total={page.total} more={page.more} />
    </SectionPage>
  );
}
