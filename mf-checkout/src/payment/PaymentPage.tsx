import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  data,
  databaseOf,
  links,
  type LoaderFunctionArgs,
  platformOf,
  replace,
  useLoaderData,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { useRevalidateEvery } from '../loading/useRevalidateEvery';
import { NoSuchOrder } from '../placed/NoSuchOrder';
import { ClosedOrder, isClosed } from './ClosedOrder';
import { OpenPayment } from './OpenPayment';
import { isUnpaidOutcome, type UnpaidOutcome } from './unpaidOutcomes';

interface PaymentData {
  userId: string | null;
  order?: Order;
  /**
   * What the provider's page said on the way back. That an order is gone and its money `refunded` the order itself
   * says, also after a reload.
   */
  outcome?: UnpaidOutcome;
}

/** An order that is paid has its own page. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { session } = platformOf(context);
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null } satisfies PaymentData;
  const number = (params.number ?? '').toUpperCase();
  const order = await fetchOrder(await databaseOf(context), number);
  if (order && order.status !== 'pending_payment' && !isClosed(order))
    return replace(links.orderPlaced(number));
  const said = new URL(request.url).searchParams.get('outcome');
  const outcome = isUnpaidOutcome(said) ? said : undefined;
  const found: PaymentData = { userId: state.user.id, order, outcome };
  return data(found, { status: order ? 200 : 404 });
}

/** Milliseconds between two looks: often while a payment may arrive, now and then when only a late one can. */
const pauses: Partial<Record<Order['status'], number>> = { pending_payment: 3000, expired: 15_000 };

export function Component() {
  const { userId, order, outcome } = useLoaderData<PaymentData>();
  const { openDialog } = useAuth();
  useReloadOnSignIn(userId);
  useRevalidateEvery(order && pauses[order.status]);

  return (
    <Container $width="page">
      <PageHead title="Payment" noIndex />
      {!userId && (
        <SignInInvitation
          onSignIn={() => openDialog('login')}
          title="Please log in to see your order"
          level="h1"
        />
      )}
      {userId && !order && <NoSuchOrder />}
      {order?.status === 'pending_payment' && <OpenPayment order={order} outcome={outcome} />}
      {order && isClosed(order) && <ClosedOrder order={order} />}
    </Container>
  );
}
