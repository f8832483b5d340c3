import styled from 'styled-components';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState, s } from '@shop/ui';
import { ListPager } from '../paging/ListPager';
import type { OrderList } from './fetchOrderList';
import { OrderCard } from './OrderCard';
import { orderFilterQuery, readOrderFilter } from './orderFilter';
import { OrderFilterBar } from './OrderFilterBar';

const shopping = (
  <Button as={ActionLink} to={linkTo('category')} $variant="primary">
    Start Shopping
  </Button>
);

/** The account's orders, filtered and paged by the address. */
export function OrdersTab({ orders: { rows: orders, filter, count, ...at } }: { orders: OrderList }) {
  const isFiltered = filter.group !== 'all' || filter.period !== 'always' || filter.page > 1;

  if (orders.length === 0 && !isFiltered)
    return (
      <EmptyState
        icon="package"
        title="No orders yet"
        text="What you order appears here, with every step of its way to you."
        action={shopping}
      />
    );

  return (
    <Stack>
      <OrderFilterBar count={count} />
      {orders.length === 0 ? (
        <EmptyState
          icon="package"
          title="No orders here"
          text="None of your orders fits this choice."
          action={
            <Button as={ActionLink} to={linkTo('profile', { tab: 'orders' })} $variant="secondary">
              Show all orders
            </Button>
          }
        />
      ) : (
        <List aria-label="Your orders">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </List>
      )}
      <ListPager
        of="orders"
        at={at}
        addressOf={(page) => (pending) => orderFilterQuery({ ...readOrderFilter(pending), page })}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
