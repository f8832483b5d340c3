import type { LinkRef } from '@shop/kernel/platform';
import { usePlatform, useStore } from '@shop/kernel/react';
import { linkTo } from '@shop/kernel/routing';
import { readDraftLink } from '../draft-order/draftLink';
import { tabStorage } from '../memory/storages';

/** Where the pieces of an order that was never placed can be ordered again, and what may be said of that. */
interface OrderSource {
  /** `none`: placed by a link on another device, or the bag was emptied meanwhile. */
  kind: 'bag' | 'draft' | 'none';
  /** Where they are seen. */
  review: LinkRef;
  /** Where they are ordered. */
  checkout: LinkRef;
}

/** What an order was made of: the bag, or a draft that was opened by its link. */
export function useOrderSource(number: string): OrderSource {
  const isBagEmpty = useStore(usePlatform().bag).length === 0;
  const draft = readDraftLink(tabStorage(), number);
  if (draft) {
    const link = linkTo('draft-order', { id: draft.id, key: draft.key });
    return { kind: 'draft', review: link, checkout: link };
  }
  return { kind: isBagEmpty ? 'none' : 'bag', review: linkTo('cart'), checkout: linkTo('checkout') };
}
