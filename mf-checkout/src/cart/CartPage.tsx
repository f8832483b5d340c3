import { Suspense } from 'react';
import { PageHead } from '@shop/kernel/react';
import { linkTo, type LoaderFunctionArgs, platformOf, redirectTo, useLoaderData } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';
import { takeLinkedCoupon } from '../coupon/couponMemory';
import { ListSkeleton } from '../loading/ListSkeleton';
import { tabStorage } from '../memory/storages';
import { Cart } from './Cart';
import { type CartData, loadCart } from './loadCart';

/** A coupon in the address is kept and taken out of it, so that a reload does not bring a removed one back. */
export function loader({ context, request }: LoaderFunctionArgs): CartData | Response {
  const platform = platformOf(context);
  if (takeLinkedCoupon(tabStorage(), request.url)) return redirectTo(platform, linkTo('cart'));
  return loadCart(platform, tabStorage());
}

export function Component() {
  const data = useLoaderData<CartData>();

  return (
    <TitledPage title="Your Bag">
      <PageHead title="Your Bag" noIndex />
      <Suspense fallback={<ListSkeleton label="Loading your bag" />}>
        <Cart data={data} />
      </Suspense>
    </TitledPage>
  );
}
