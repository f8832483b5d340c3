import { Suspense } from 'react';
import { PageHead, useAuth, usePlatform } from '@shop/kernel/react';
import { Link, linkTo, redirectTo, shopperLoader, useShopperData } from '@shop/kernel/routing';
import { SignInInvitation, TitledPage } from '@shop/ui';
import { guestEntry } from '../guest/guestScreens';
import { ListSkeleton } from '../loading/ListSkeleton';
import { ListUnread } from '../loading/ListUnread';
import { deviceStorage, tabStorage } from '../memory/storages';
import { BagRefused } from './BagRefused';
import { CheckoutForm } from './CheckoutForm';
import { type CheckoutData, loadCheckout } from './loadCheckout';
import { UnansweredOrder } from './UnansweredOrder';
import { usePlaceOrder } from './usePlaceOrder';

type ShownCheckout = Exclude<CheckoutData, { status: 'open-order' }>;

/**
 * In the live phase somebody without an account buys as a guest; before it everybody signs in (spec §2).
 *
 * There is nothing to check out with an empty bag, so that leads to the cart. An order that waits for its payment
 * leads to that, because its pieces would look sold out here; so does the back button of the payment page.
 */
export const loader = shopperLoader(
  async (request): Promise<ShownCheckout> => {
    const checkout = await loadCheckout(request, { tab: tabStorage(), device: deviceStorage() });
    if (!checkout) throw redirectTo(request.platform, linkTo('cart'));
    if (checkout.status === 'open-order')
      throw redirectTo(request.platform, linkTo('order-payment', { number: checkout.order.number }));
    return checkout;
  },
  { admitsGuests: true },
);

export function Component() {
  return (
    <TitledPage title="Checkout">
      <p>
        <Link to={linkTo('cart')}>Back to bag</Link>
      </p>
      <PageHead title="Checkout" noIndex />
      <Checkout />
    </TitledPage>
  );
}

function Checkout() {
  const { data: checkout } = useShopperData<typeof loader>();
  const { openDialog, restoring } = useAuth();
  const { phase } = usePlatform().settings;
  const ordering = usePlaceOrder();

  if (!checkout && phase === 'live' && !restoring)
    return (
      <Suspense fallback={<ListSkeleton label="Opening the checkout" />}>
        <guestEntry.Part />
      </Suspense>
    );
  if (!checkout)
    return (
      <SignInInvitation
        onSignIn={() => openDialog('login')}
        title="Please log in to check out"
        text="Your bag stays as it is, and the order is kept in your account."
      />
    );
  switch (checkout.status) {
    case 'unread':
      return <ListUnread list="bag" onRetry={() => ordering.startOver()} />;
    case 'refused':
      return <BagRefused message={checkout.message} />;
    case 'unanswered':
      return <UnansweredOrder attempt={checkout.attempt} ordering={ordering} />;
    case 'ready':
      return <CheckoutForm checkout={checkout} ordering={ordering} />;
  }
}
