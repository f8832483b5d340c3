import { useEffect, useEffectEvent } from 'react';

/** Calls `onTick` every so many milliseconds while the page can be seen, and when it can be seen again. */
export function useWhileVisible(every: number, onTick: () => void): void {
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onTick();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), every);
    const handleChange = () => tick();
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [every]);
}
