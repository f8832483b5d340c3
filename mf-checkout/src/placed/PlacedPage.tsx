import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  data,
  databaseOf,
  type LoaderFunctionArgs,
  platformOf,
  useLoaderData,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { forgetChoices } from '../checkout/checkoutChoices';
import { keepCoupon, readCoupon } from '../coupon/couponMemory';
import { useRevalidateEvery } from '../loading/useRevalidateEvery';
import { ClosedOrder, isClosed } from '../payment/ClosedOrder';
import { Confirming } from './Confirming';
import { NoSuchOrder } from './NoSuchOrder';
import { Thanks } from './Thanks';

interface PlacedData {
  userId: string | null;
  order?: Order;
}

/**
 * The order as it was written, so that a reload and a bookmark show the same thanks. What belongs to it alone is
 * forgotten here, because every way of paying ends here; the bag was emptied by the server.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, bag } = platformOf(context);
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null } satisfies PlacedData;
  const order = await fetchOrder(await databaseOf(context), (params.number ?? '').toUpperCase());
  if (order && order.status !== 'pending_payment') {
    forgetChoices(sessionStorage);
    if (order.couponId === readCoupon(sessionStorage)) keepCoupon(sessionStorage, '');
  }
  void bag.refresh();
  return data({ userId: state.user.id, order } satisfies PlacedData, { status: order ? 200 : 404 });
}

export function Component() {
  const { userId, order } = useLoaderData<PlacedData>();
  const { openDialog } = useAuth();
  useReloadOnSignIn(userId);
  useRevalidateEvery(order?.status === 'pending_payment' ? 2000 : undefined);

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
