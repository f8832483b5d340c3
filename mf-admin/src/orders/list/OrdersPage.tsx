import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees, orderStatusNames } from '@shop/kernel/domain';
import { ActionLink, Link, useLoaderData } from '@shop/kernel/routing';
import { Badge, Button, s } from '@shop/ui';
import { useMay } from '../../access/rights';
import { staffLoader } from '../../access/staffLoader';
import { adminPaths } from '../../layout/adminPaths';
import { SectionPage } from '../../layout/SectionPage';
import { Breakable } from '../../table/Breakable';
import { type Column, DataTable } from '../../table/DataTable';
import { ListBar } from '../../table/ListBar';
import { ListPager } from '../../table/ListPager';
import { SearchForm } from '../../table/SearchForm';
import { fetchTaxonomy } from '../../taxonomy/fetchTaxonomy';
import { OrderBulk } from '../bulk/OrderBulk';
import { useOrderSelection } from '../bulk/useOrderSelection';
import { type OrderDesk, type OrderList, type OrderSummary, orderTone, paymentLines } from '../orderRecord';
import { ExportOrders } from './ExportOrders';
import { orderListArgs, orderSort } from './orderFilter';
import { OrderFilters } from './OrderFilters';
import { ViewLinks } from './ViewLinks';

interface Data {
  page: OrderList;
  desk: OrderDesk;
  /** What the product type that the list is narrowed to is called. */
  typeName: string | undefined;
}

export const loader = staffLoader(async ({ db, query }): Promise<Data> => {
  const type = query.get('type');
  const [page, desk, taxonomy] = await Promise.all([
    unwrap(db.rpc('list_admin_orders', orderListArgs(query))),
    unwrap(db.rpc('get_order_desk')),
    type ? fetchTaxonomy(db) : undefined,
  ]);
  return { page, desk, typeName: taxonomy?.types.find(({ id }) => id === type)?.name };
});

const columns: readonly Column<OrderSummary>[] = [
  {
    label: 'Order',
    cell: ({ number, tags }) => (
      <>
        <Link to={adminPaths.order(number)}>{number}</Link>
        {tags.length > 0 && <Tags>{tags.join(', ')}</Tags>}
      </>
    ),
  },
  {
    label: 'State',
    cell: ({ status, return_open }) => (
      <States>
        <Badge $tone={orderTone(status)}>{orderStatusNames[status]}</Badge>
        {return_open && <Badge $tone="madder">Return open</Badge>}
      </States>
    ),
  },
  { label: 'Shopper', cell: ({ name, email }) => <Breakable title={email}>{name}</Breakable> },
  { label: 'City', cell: ({ city }) => city, secondary: true },
  { label: 'Pieces', cell: ({ pieces }) => pieces, align: 'end', secondary: true },
  { label: 'Total', cell: ({ total }) => formatRupees(total), sort: 'total', align: 'end' },
  {
    label: 'Payment',
    cell: (order) => paymentLines(order).map((text) => <Line key={text}>{text}</Line>),
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
  const data = useLoaderData<Data | null>();
  return data && <Orders {...data} />;
}

function Orders({ page, desk, typeName }: Data) {
  const selection = useOrderSelection(page);
  const may = useMay();
  return (
    <SectionPage
      title="Orders"
      actions={
        <>
          <ExportOrders total={page.total} />
          {may('orders') && (
            <Button as={ActionLink} to={adminPaths.drafts()} $variant="secondary" $size="small">
              Phone orders
            </Button>
          )}
        </>
      }
    >
      <ViewLinks views={desk.views} counts={page.counts} />
      <ListBar>
        <SearchForm label="Number, name, e-mail, phone or tracking" />
      </ListBar>
      <OrderFilters tags={desk.tags} rows={page.rows} typeName={typeName} />
      <DataTable
        label="Orders"
        columns={columns}
        rows={page.rows}
        keyOf={({ number }) => number}
        sorted={orderSort}
        empty="No orders here"
        selection={selection}
      />
      <OrderBulk selection={selection} tags={desk.tags} />
      <ListPager total={page.total} more={page.more} />
    </SectionPage>
  );
}

const States = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
`;

const Tags = styled.small`
  display: block;
  color: ${s('color.ink2')};
`;

const Line = styled.span`
  display: block;
`;
