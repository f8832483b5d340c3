import { lazy, Suspense } from 'react';
import { retryOnce } from '@shop/kernel/routing';
import { WhenNear } from '../near/WhenNear';

const load = () => retryOnce(() => import(/* webpackChunkName: "offers" */ './ProductOffers'));

// They are a help: without their code the page has none.
const ProductOffers = lazy(() =>
  load().then(
    ({ ProductOffers: Offers }) => ({ default: Offers }),
    () => ({ default: () => null }),
  ),
);

/** Where a product's offers come. */
export const OffersPlace = ({ productId }: { productId: string }) => (
  <WhenNear>
    <Suspense>
      <ProductOffers productId={productId} />
    </Suspense>
  </WhenNear>
);
