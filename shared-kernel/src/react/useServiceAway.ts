import { useEffect, useEffectEvent } from 'react';
import type { WaitingFor } from '../platform/service';
import { usePlatform } from './PlatformProvider';
import { useStore } from './useStore';

export interface ServiceAway {
  /** What is wrong, in the shop's words. */
  title: string;
  text: string;
  isTrying: boolean;
  tryNow: () => void;
}

const away = {
  title: 'We cannot reach our stock room',
  text: 'The shop is open, only our shelves are not answering. We keep asking, and this page opens by itself. Your bag stays as it is.',
};
const offline = {
  title: 'You are offline',
  text: 'This page opens by itself as soon as your connection is back. Your bag stays as it is.',
};

/**
 * Has `tryAgain` called in the rhythm of all who wait for the data service, while the component is there; the words
 * are the same wherever a page could not come.
 */
export function useServiceAway(reason: WaitingFor, tryAgain: () => void): ServiceAway {
  const { service } = usePlatform();
  const { isTrying } = useStore(service.state);
  const onTry = useEffectEvent(tryAgain);

  useEffect(() => {
    service.reportSilence();
    return service.join(reason, () => onTry());
  }, [service, reason]);

  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return { ...(isOffline ? offline : away), isTrying, tryNow: service.tryNow };
}
