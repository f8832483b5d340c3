import { useEffect } from 'react';
import { useCart } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { type RequestLine, requestLines } from '../ordering/requestLines';

/** Asks for a new quote when the bag is no longer the one that was quoted, for example changed in another tab. */
export function useBagReload(quoted: RequestLine[]): void {
  const { lines } = useCart();
  const { revalidate } = useRevalidator();
  const current = JSON.stringify(requestLines(lines));
  const loaded = JSON.stringify(quoted);

  useEffect(() => {
    if (current !== loaded) void revalidate();
  }, [current, loaded, revalidate]);
}
