import { useEffect, useRef } from 'react';
import { useRevalidator } from '@shop/kernel/routing';

/** Loads the page's data again whenever `key` is no longer the one it was loaded for. */
export function useRevalidateOn(key: string): void {
  const { revalidate } = useRevalidator();
  const loaded = useRef(key);

  useEffect(() => {
    if (loaded.current === key) return;
    loaded.current = key;
    void revalidate();
  }, [key, revalidate]);
}
