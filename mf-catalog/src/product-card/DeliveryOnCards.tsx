import { Suspense, useEffect } from 'react';
import { usePlatform, useStore } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';

const stamp = laterPart(
  async () => (await import(/* webpackChunkName: "delivery-stamp" */ './DeliveryStamp')).DeliveryStamp,
);

/**
 * Says on every card by when it arrives, once the visitor's PIN code is known. For whoever gave no code nothing is sent, drawn or
 * moved.
 */
export function DeliveryOnCards() {
  const { delivery } = usePlatform();
  const { pin, place } = useStore(delivery);
  useEffect(() => void delivery.look(), [delivery]);
  return place ? (
    <Suspense>
      <stamp.Part pin={pin} place={place} />
    </Suspense>
  ) : null;
}
