import styled from 'styled-components';
import { formatDate, type Order, orderStatusNames } from '@shop/kernel/domain';
import { Badge, PageTitle, s } from '@shop/ui';
import { statusTone } from './statusTone';

/** Which order it is, from when, and how far. */
export function OrderHeader({ order }: { order: Order }) {
  return (
    <header>
      <Title>Order {order.number}</Title>
      <Placed>
        Placed on {formatDate(order.placedAt, 'moment')} IST{' '}
        <Badge $tone={statusTone[order.status]}>{orderStatusNames[order.status]}</Badge>
      </Placed>
    </header>
  );
}

/** A number of an order is one long word. */
const Title = styled(PageTitle)`
  overflow-wrap: anywhere;
`;

const Placed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.12')};
  color: ${s('color.ink2')};
`;
