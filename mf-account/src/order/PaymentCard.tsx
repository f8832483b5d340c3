import styled from 'styled-components';
import { formatDate, formatRupees, type Order } from '@shop/kernel/domain';
import { s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { paymentMethodText, paymentText } from './paymentText';

type Refund = Order['refunds'][number];

const refundStates: Record<Refund['state'], string> = {
  pending: 'is on its way back to you',
  settled: 'went back to you',
  failed: 'could not be sent back; we are looking into it',
};

/** Cash goes to a UPI ID, and into the store credit when that does not take it. */
const cashStates: Record<Refund['state'], (vpa: string) => string> = {
  pending: (vpa) => `is on its way to ${vpa}`,
  settled: (vpa) => `went to ${vpa}`,
  failed: (vpa) => `could not be sent to ${vpa} and is store credit now`,
};

/** How the order is paid, and what came back of it. */
export function PaymentCard({ order }: { order: Order }) {
  return (
    <Surface>
      <CardHeading>Payment</CardHeading>
      <p>
        <strong>{paymentMethodText(order)}</strong>
        <br />
        {paymentText(order)}
      </p>
      {order.refunds.map(({ id, amount, state, vpa, at }) => (
        <Refunded key={id}>
          {formatRupees(amount)} {vpa ? cashStates[state](vpa) : refundStates[state]} ({formatDate(at, 'day')}
          ).
        </Refunded>
      ))}
    </Surface>
  );
}

const Refunded = styled.p`
  padding-top: ${s('space.8')};
  color: ${s('color.ink2')};
`;
