import { PageHead, useAuth } from '@shop/kernel/react';
import {
  links,
  platformOf,
  replace,
  useLoaderData,
  type LoaderFunctionArgs,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { TitledPage, SignInInvitation } from '@shop/ui';
import { BagRefused } from './BagRefused';
import { CheckoutForm } from './CheckoutForm';
import { loadCheckout, type CheckoutData } from './loadCheckout';
import { UnansweredOrder } from './UnansweredOrder';
import { usePlaceOrder } from './usePlaceOrder';

/** There is nothing to check out with an empty bag, so that leads to the cart. */
export async function loader({ context }: LoaderFunctionArgs): Promise<CheckoutData | Response> {
  const checkout = await loadCheckout(platformOf(context), sessionStorage);
  return checkout ?? replace(links.cart());
}

export function Component() {
  return (
    <TitledPage title="Checkout">
      <PageHead title="Checkout" noIndex />
      <Checkout />
    </TitledPage>
  );
}

function Checkout() {
  const checkout = useLoaderData<CheckoutData>();
  const ordering = usePlaceOrder();
  const { openDialog } = useAuth();
  useReloadOnSignIn(checkout.userId);

  switch (checkout.status) {
    case 'signed-out':
      return (
        <SignInInvitation
          onSignIn={() => openDialog('login')}
          title="Please log in to check out"
          text="Your bag stays as it is, and the order is kept in your account."
        />
      );
    case 'refused':
      return <BagRefused message={checkout.message} />;
    case 'unanswered':
      return <UnansweredOrder attempt={checkout.attempt} ordering={ordering} />;
    case 'ready':
      return <CheckoutForm checkout={checkout} ordering={ordering} />;
  }
}
