import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Alert } from '@shop/ui';
import type { OpenOrder } from './fetchOpenOrder';

/** Explains why pieces of the bag may look sold out: the shopper's own unpaid order holds them. */
export function OpenOrderNotice({ order }: { order: OpenOrder }) {
  return (
    <Alert tone="info">
      Your order {order.number} of {formatRupees(order.amountDue)} waits for its payment. Its pieces are held
      for you until {formatDate(order.expiresAt, 'time')}. If you order what is in the bag instead, the new
      order takes its place, with its offers and credit.{' '}
      <Link to={linkTo('order-payment', { number: order.number })}>Pay or change it</Link>
    </Alert>
  );
}
