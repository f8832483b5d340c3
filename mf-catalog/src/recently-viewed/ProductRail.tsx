import { Suspense } from 'react';
import type { SlotProps } from '@shop/kernel/platform';
import { usePlatform, useStore } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { recentlyViewedOf } from './recentlyViewed';

// Who comes first has looked at nothing.
const viewedRail = laterPart(
  async () => (await import(/* webpackChunkName: "recently-viewed" */ './ViewedRail')).ViewedRail,
);

/** What this device looked at, newest first; nothing while there is nothing. Also the slot `product-rail`. */
export function ProductRail({ heading, excludeId }: SlotProps['product-rail']) {
  const items = useStore(recentlyViewedOf(usePlatform())).filter(({ id }) => id !== excludeId);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <viewedRail.Part heading={heading} items={items} />
    </Suspense>
  );
}
