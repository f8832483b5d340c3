import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth, useWhileVisible } from '@shop/kernel/react';
import { shopperLoader, useRevalidator, useShopperData } from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { forgetChoices } from '../checkout/checkoutChoices';
import { keepCoupon, readCoupon } from '../coupon/couponMemory';
import { emptyBought } from '../guest/boughtBag';
import { deviceStorage, tabStorage } from '../memory/storages';
import { ClosedOrder, isClosed } from '../payment/ClosedOrder';
import { Confirming } from './Confirming';
import { NoSuchOrder } from './NoSuchOrder';
import { Thanks } from './Thanks';

/**
 * The order as it was written, so that a reload and a bookmark show the same thanks. What belongs to it alone is
 * forgotten here, because every way of paying ends here; an account's bag was emptied by the server.
 */
export const loader = shopperLoader(
  async ({ db, params, user, platform }): Promise<Order | undefined> => {
    const order = await fetchOrder(db, (params.number ?? '').toUpperCase());
    if (order && order.status !== 'pending_payment') {
      forgetChoices(tabStorage(), user.id);
      if (order.couponId === readCoupon(tabStorage())) keepCoupon(tabStorage(), '');
    }
    if (order && order.status !== 'pending_payment' && !isClosed(order))
      emptyBought(deviceStorage(), platform.bag, order.number);
    // Back from the provider this page is a new one: it finds the bag empty, and other tabs still show it full.
    void platform.bag.refresh('changed');
    return order;
  },
  { admitsGuests: true },
);

export function Component() {
  const { userId, data: order } = useShopperData<typeof loader>();
  const { openDialog } = useAuth();
  const { revalidate } = useRevalidator();
  useWhileVisible(order?.status === 'pending_payment' ? 2000 : undefined, () => void revalidate());

  return (
    <Container $width="page">
      <PageHead
        title={order?.status === 'pending_payment' ? 'Confirming your payment' : 'Order placed'}
        noIndex
      />
      {!userId && (
        <SignInInvitation
          onSignIn={() => openDialog('login')}
          title="Please log in to see your order"
          level="h1"
        />
      )}
      {userId && !order && <NoSuchOrder />}
      {order && <Placed order={order} />}
    </Container>
  );
}

function Placed({ order }: { order: Order }) {
  if (order.status === 'pending_payment') return <Confirming number={order.number} />;
  if (isClosed(order)) return <ClosedOrder order={order} />;
  return <Thanks order={order} />;
}
