import { Suspense } from 'react';
import { lazyOrNothing } from '../near/lazyOrNothing';
import { WhenNear } from '../near/WhenNear';

const Look = lazyOrNothing(() =>
  import(/* webpackChunkName: "look" */ './Look').then((module) => module.Look),
);

/** Where "Complete the look" comes. */
export const LookPlace = ({ productId }: { productId: string }) => (
  <WhenNear>
    <Suspense>
      <Look productId={productId} />
    </Suspense>
  </WhenNear>
);
