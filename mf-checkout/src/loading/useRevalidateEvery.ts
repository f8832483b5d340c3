import { useEffect } from 'react';
import { useRevalidator } from '@shop/kernel/routing';

/** Loads the page's data again every `milliseconds`, while somebody looks at it; `undefined` stops that. */
export function useRevalidateEvery(milliseconds: number | undefined): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (milliseconds === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [milliseconds, revalidate]);
}
