import { useEffect, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';

/** The shop's time in milliseconds, renewed every so many milliseconds; it begins with `initial`, which a loader read. */
export function useNow(initial: number, every: number): number {
  const { service } = usePlatform();
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(service.now()), every);
    return () => clearInterval(timer);
  }, [every, service]);
  return now;
}
