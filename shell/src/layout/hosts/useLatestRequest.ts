import { useLayoutEffect, useState } from 'react';
import type { ShopEventPayloads, ShopEventType } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';

interface LatestRequest<Payload> {
  /** Counts requests, so that a repeated one starts afresh. */
  id: number;
  payload: Payload;
}

/** The last event of a type until it is cleared: what a host has to show. */
export function useLatestRequest<Type extends ShopEventType>(
  type: Type,
): [LatestRequest<ShopEventPayloads[Type]> | undefined, () => void] {
  const { bus } = usePlatform();
  const [request, setRequest] = useState<LatestRequest<ShopEventPayloads[Type]>>();

  // Not a passive effect: those come after the first press of a button that has just come alive, whose event is lost.
  useLayoutEffect(() => {
    let id = 0;
    const subscription = bus.on(type).subscribe((payload) => setRequest({ id: ++id, payload }));
    return () => subscription.unsubscribe();
  }, [bus, type]);

  return [request, () => setRequest(undefined)];
}
