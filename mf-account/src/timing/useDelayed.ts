import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onElapsed` once, `delay` milliseconds after `active` was set or became another value; not when it was
 * taken away or the view was left before.
 */
export function useDelayed(active: unknown, delay: number, onElapsed: () => void): void {
  const elapse = useEffectEvent(onElapsed);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => elapse(), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
}
