import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { PageHead, useAuth, useWhileVisible } from '@shop/kernel/react';
import { linkTo, redirectTo, shopperLoader, useRevalidator, useShopperData } from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { NoSuchOrder } from '../placed/NoSuchOrder';
import { ClosedOrder, isClosed } from './ClosedOrder';
import { OpenPayment } from './OpenPayment';
import { isUnpaidOutcome, type UnpaidOutcome } from './unpaidOutcomes';

interface PaymentData {
  order: Order;
  /**
   * What the provider's page said on the way back. That an order is gone and its money `refunded` the order itself
   * says, also after a reload.
   */
  outcome?: UnpaidOutcome;
  /** The courier takes cash where the parcel goes. */
  hasCash: boolean;
}

/** An order that is paid has its own page. */
export const loader = shopperLoader(
  async ({ db, platform, params, query }): Promise<PaymentData | undefined> => {
    const number = (params.number ?? '').toUpperCase();
    const order = await fetchOrder(db, number);
    if (!order) return undefined;
    if (order.status !== 'pending_payment' && !isClosed(order))
      throw redirectTo(platform, linkTo('order-placed', { number }));
    const outcome = query.get('outcome');
    const hasCash = order.status === 'pending_payment' && (await takesCash(platform, order));
    return { order, outcome: isUnpaidOutcome(outcome) ? outcome : undefined, hasCash };
  },
  { admitsGuests: true },
);

/** Without an answer there is no cash: whoever chose it in vain would have let the order go for it. */
const takesCash = ({ delivery }: Platform, { shipTo }: Order): Promise<boolean> =>
  delivery.to(shipTo.pincode).then(
    ({ cash }) => cash,
    () => false,
  );

/** Milliseconds between two looks: often while a payment may arrive, now and then when only a late one can. */
const pauses: Partial<Record<Order['status'], number>> = { pending_payment: 3000, expired: 15_000 };

export function Component() {
  const { userId, data: { order, outcome, hasCash = false } = {} } = useShopperData<typeof loader>();
  const { openDialog } = useAuth();
  const { revalidate } = useRevalidator();
  useWhileVisible(order && pauses[order.status], () => void revalidate());

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
      {order?.status === 'pending_payment' && (
        <OpenPayment order={order} outcome={outcome} hasCash={hasCash} />
      )}
      {order && isClosed(order) && <ClosedOrder order={order} />}
    </Container>
  );
}
