import { Slot } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

/** Nothing in the bag, and the way back to what was looked at. */
export function EmptyCart({ coupon }: { coupon: string | undefined }) {
  return (
    <>
      <EmptyState
        icon="bag"
        title="Your cart is empty"
        text={
          <>
            Everything you add waits for you here.
            {coupon && (
              <p>
                Coupon <strong>{coupon}</strong> waits with it.
              </p>
            )}
          </>
        }
        action={
          <Button as={ActionLink} to={linkTo('category')} $variant="primary">
            Start Shopping
          </Button>
        }
      />
      <Slot name="product-rail" props={{ heading: 'Recently viewed', source: 'recently-viewed' }} />
    </>
  );
}
