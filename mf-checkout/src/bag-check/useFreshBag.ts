import { useEffect } from 'react';
import { usePlatform } from '@shop/kernel/react';

/** Reads the account's bag again whenever somebody comes back to the page, since another device may have changed it. */
export function useFreshBag(): void {
  const { bag } = usePlatform();

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void bag.refresh();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [bag]);
}
