import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Alert } from '@shop/ui';
import type { OpenOrder } from './fetchOpenOrder';

/** Explains why pieces of the bag may look sold out and why the checkout leads to a payment: an unpaid order comes first. */
export function OpenOrderNotice({ order }: { order: OpenOrder }) {
  return (
    <Alert tone="info">
      Your order {order.number} of {formatRupees(order.amountDue)} waits for its payment. Its pieces are held
      for you until {formatDate(order.expiresAt, 'time')} IST. Pay or cancel it first: then the checkout is
      free for what is in the bag.{' '}
      <Link to={linkTo('order-payment', { number: order.number })}>Pay or cancel it</Link>
    </Alert>
  );
}
