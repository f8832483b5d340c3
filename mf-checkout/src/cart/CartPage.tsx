import { Suspense } from 'react';
import { PageHead } from '@shop/kernel/react';
import { platformOf, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';
import { Cart } from './Cart';
import { CartSkeleton } from './CartSkeleton';

interface CartData {
  /** Resolves when the bag is the shopper's own: a signed-in one comes from the server. */
  restored: Promise<void>;
}

/** Not awaited: the page shows the bag's outline until it is there. */
export function loader({ context }: LoaderFunctionArgs): CartData {
  const { session, bag } = platformOf(context);
  return { restored: session.settled().then(() => bag.saved()) };
}

export function Component() {
  const { restored } = useLoaderData<CartData>();

  return (
    <TitledPage title="Your Cart">
      <PageHead title="Your Cart" noIndex />
      <Suspense fallback={<CartSkeleton />}>
        <Cart restored={restored} />
      </Suspense>
    </TitledPage>
  );
}
