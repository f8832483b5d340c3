import { useEffect, useEffectEvent } from 'react';

/** Calls `onElapsed` once, `delay` milliseconds after `active` became true; not when the view is left before. */
export function useDelayed(active: boolean, delay: number, onElapsed: () => void): void {
  const elapse = useEffectEvent(onElapsed);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => elapse(), delay);
    return () => clearTimeout(timer);
  }, [active, delay]);
}
