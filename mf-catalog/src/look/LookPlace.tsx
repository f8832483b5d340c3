import { Suspense } from 'react';
import { laterPart } from '@shop/kernel/routing';
import { WhenNear } from '../near/WhenNear';

const look = laterPart(async () => (await import(/* webpackChunkName: "look" */ './Look')).Look);

/** Where "Complete the look" comes. */
export const LookPlace = ({ productId }: { productId: string }) => (
  <WhenNear>
    <Suspense>
      <look.Part productId={productId} />
    </Suspense>
  </WhenNear>
);
