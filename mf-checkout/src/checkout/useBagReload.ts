import { useEffect } from 'react';
import { type BagRequestLine, toRequestLines } from '@shop/kernel/data';
import { useCart } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';

/** Asks for a new quote when the bag is no longer the one that was quoted, for example changed in another tab. */
export function useBagReload(quoted: BagRequestLine[]): void {
  const { lines } = useCart();
  const { revalidate } = useRevalidator();
  const current = JSON.stringify(toRequestLines(lines));
  const loaded = JSON.stringify(quoted);

  useEffect(() => {
    if (current !== loaded) void revalidate();
  }, [current, loaded, revalidate]);
}
