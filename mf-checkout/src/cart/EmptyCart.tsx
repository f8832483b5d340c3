import { Slot } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { useIsFleeting } from '../loading/useIsFleeting';

/** Nothing in the bag, and the way back to what was looked at. */
export function EmptyCart({ coupon }: { coupon: string | undefined }) {
  const isFleeting = useIsFleeting();
  return (
    <>
      <EmptyState
        icon="bag"
        title="Your cart is empty"
        text={
          <>
            {isFleeting
              ? 'What you add stays until you reload or close the shop. Sign in, and it waits for you.'
              : 'Everything you add waits for you here.'}
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
