import { useEffect, useState } from 'react';

/** The time in milliseconds, renewed every so many milliseconds; it begins with `initial`, which a loader read. */
export function useNow(initial: number, every: number): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
