import type { useWishlist } from '@shop/kernel/react';

/** A product on the wishlist, as it was when it was put there. */
export type Wished = ReturnType<typeof useWishlist>['items'][number];
