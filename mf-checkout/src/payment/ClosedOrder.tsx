import { formatRupees, type Order } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, EmptyState } from '@shop/ui';

/** An order that is no longer waited for, what that means for the money, and the way on. */
export function ClosedOrder({ order: { number, status, refunds } }: { order: Order }) {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const unpaid =
    'Nothing was charged. Should money have left your account after all, the order is placed as soon as we hear ' +
    'of it, or the money goes back by itself.';

  return (
    <EmptyState
      icon="clock"
      title={status === 'expired' ? 'The time to pay ran out' : 'This order is cancelled'}
      text={
        <>
          <p>
            {status === 'expired'
              ? `Order ${number} was not paid in time, so its items went back on the shelf.`
              : `Order ${number} is cancelled, and its items went back on the shelf.`}
          </p>
          {refunded > 0 ? (
            <Alert tone="info">
              {status === 'expired' && 'Your payment came too late: the items have sold out. '}
              {formatRupees(refunded)} is on its way back to you.
            </Alert>
          ) : (
            <p>{status === 'expired' ? unpaid : 'Your bag is as it was.'}</p>
          )}
        </>
      }
      action={
        <Button as={Link} to={links.cart()} $variant="primary">
          Back to your cart
        </Button>
      }
    />
  );
}
