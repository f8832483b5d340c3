import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, useLoaderData } from '@shop/kernel/routing';
import { staffLoader } from '../access/staffLoader';
import { counted } from '../counted/counted';
import { adminPaths } from '../layout/adminPaths';
import { Lead } from '../panel/Lead';
import { Panel } from '../panel/Panel';
import { type Column, DataTable } from '../table/DataTable';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { queryWith } from '../table/queryWith';
import { SearchForm } from '../table/SearchForm';
import { useListQuery } from '../table/useListQuery';
import { CashFrame } from './CashFrame';
import type { CashDesk, OpenCashPage } from './cashRecords';

const defaultSort = 'since';

interface Loaded {
  desk: CashDesk;
  page: OpenCashPage;
}

export const loader = staffLoader(async ({ db, query }): Promise<Loaded> => {
  const [desk, page] = await Promise.all([
    unwrap(db.rpc('get_cash_desk')),
    unwrap(
      db.rpc('list_open_cash', {
        ...listArgs(query, defaultSort),
        ...(query.get('courier') ? { p_courier: query.get('courier') } : {}),
      }),
    ),
  ]);
  return { desk, page };
});

const courierColumns: readonly Column<CashDesk['couriers'][number]>[] = [
  { label: 'Courier', cell: ({ courier }) => <Link to={adminPaths.cashOf(courier)}>{courier}</Link> },
  { label: 'Orders', cell: ({ orders }) => orders, align: 'end' },
  { label: 'Open', cell: ({ amount }) => formatRupees(amount), align: 'end' },
  { label: 'Up to 7 days', cell: ({ week }) => formatRupees(week), align: 'end', secondary: true },
  { label: '8 to 14', cell: ({ fortnight }) => formatRupees(fortnight), align: 'end', secondary: true },
  { label: '15 to 30', cell: ({ month }) => formatRupees(month), align: 'end', secondary: true },
  { label: 'Older', cell: ({ older }) => formatRupees(older), align: 'end' },
  { label: 'Oldest', cell: ({ oldest }) => counted(oldest, 'day'), align: 'end', secondary: true },
];

const columns: readonly Column<OpenCashPage['rows'][number]>[] = [
  { label: 'Order', cell: ({ number }) => <Link to={adminPaths.order(number)}>{number}</Link> },
  { label: 'Courier', cell: ({ courier }) => courier },
  { label: 'Waybill', cell: ({ tracking_number }) => tracking_number ?? '–', secondary: true },
  { label: 'Delivered', sort: 'since', cell: ({ since }) => formatDate(since, 'tableDay') },
  { label: 'Days', cell: ({ days }) => days, align: 'end', secondary: true },
  { label: 'Cash', cell: ({ amount }) => formatRupees(amount), align: 'end', secondary: true },
  { label: 'Open', sort: 'open', cell: ({ open }) => formatRupees(open), align: 'end' },
];

/** Cash that couriers have collected and not remitted, by courier and age, and order by order. */
export function Component() {
  const loaded = useLoaderData<Loaded | null>();
  const courier = useListQuery().params.get('courier');
  if (!loaded) return null;
  const { desk, page } = loaded;
  return (
    <CashFrame>
      <Panel title={`${formatRupees(desk.amount)} with couriers`}>
        <Lead>
          {desk.orders} {desk.orders === 1 ? 'order was' : 'orders were'} paid in cash at the door whose money
          has not come, by days since the delivery.
        </Lead>
        <DataTable
          label="Couriers"
          columns={courierColumns}
          rows={desk.couriers}
          keyOf={({ courier: name }) => name}
          empty="No cash is open"
        />
      </Panel>
      <ListBar>
        <SearchForm label="Order, waybill or courier" />
        {courier && <Link to={queryWith({ courier: '' })}>Show all couriers, not only {courier}</Link>}
      </ListBar>
      <DataTable
        label="Orders"
        columns={columns}
        rows={page.rows}
        keyOf={({ number }) => number}
        sorted={defaultSort}
        empty="No order’s cash is open here"
      />
      <ListPager total={page.total} />
    </CashFrame>
  );
}
