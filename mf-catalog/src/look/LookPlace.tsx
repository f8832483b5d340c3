import { lazy, Suspense } from 'react';
import { retryOnce } from '@shop/kernel/routing';
import { WhenNear } from '../near/WhenNear';

const load = () => retryOnce(() => import(/* webpackChunkName: "look" */ './Look'));

// It is a help: without its code the page has none.
const Look = lazy(() =>
  load().then(
    ({ Look: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

/** Where "Complete the look" comes. */
export const LookPlace = ({ productId }: { productId: string }) => (
  <WhenNear>
    <Suspense>
      <Look productId={productId} />
    </Suspense>
  </WhenNear>
);
