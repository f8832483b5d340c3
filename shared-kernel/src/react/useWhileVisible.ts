import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onTick` every so many milliseconds while somebody can see the page, and when they see it again; `undefined`
 * stops that.
 */
export function useWhileVisible(every: number | undefined, onTick: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onTick();
  });

  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => tick(), every);
    const handleChange = () => tick();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [every]);
}
