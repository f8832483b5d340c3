import type { Order } from '@shop/kernel/domain';
import styled from 'styled-components';
import { Link, links } from '@shop/kernel/routing';
import { Button, EmptyState, s } from '@shop/ui';
import { OrderCard } from './OrderCard';

export function OrdersTab({ orders }: { orders: Order[] }) {
  if (orders.length === 0)
    return (
      <EmptyState
        icon="package"
        title="No orders yet"
        text="What you order appears here, with every step of its way to you."
        action={
          <Button as={Link} to={links.category()} $variant="primary">
            Start Shopping
          </Button>
        }
      />
    );

  return (
    <List aria-label="Your orders">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;
