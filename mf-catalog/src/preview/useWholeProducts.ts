import { useEffect, useRef } from 'react';
import { fetchProducts } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';
import type { CardProduct } from '../product-card/CardProduct';
import { freshPreviewOf, rememberPreview } from './productPreviews';

/** Milliseconds by which a press has been painted: a finger or the focus that reaches for a list presses something in it. */
const calm = 300;

/** `pointerType`: of what points at the list. */
type Reach = (event?: { pointerType?: string }) => void;

/**
 * Handlers for a list of cards, which know only what they show: once a mouse is in it, and soon after a finger or the keyboard, the
 * whole products are fetched in one request, so that what a press opens paints at once. Nobody waits for them.
 */
export function useWholeProducts(products: readonly CardProduct[]): {
  onPointerEnter: Reach;
  onFocus: () => void;
} {
  const { connect } = usePlatform();
  const fetchedFor = useRef<readonly CardProduct[]>(undefined);

  const reach = async () => {
    if (fetchedFor.current === products) return;
    fetchedFor.current = products;
    const ids = products.map(({ id }) => id).filter((id) => !freshPreviewOf(id));
    if (ids.length === 0) return;
    try {
      const answer = await fetchProducts(await connect(), { ids });
      for (const product of answer.products) rememberPreview(product);
    } catch {
      // What a press opens asks for itself.
    }
  };

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const handle: Reach = (event) => {
    clearTimeout(waiting.current);
    if (event?.pointerType === 'mouse') void reach();
    else waiting.current = setTimeout(() => void reach(), calm);
  };
  return { onPointerEnter: handle, onFocus: () => handle() };
}
