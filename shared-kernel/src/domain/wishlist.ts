import type { Picture } from './picture';

/** A saved product (spec §3). Rupees. */
export interface WishlistItem {
  id: string;
  name: string;
  price: number;
  picture: Picture | null;
  category: string;
  /** Whether any variant can be bought, when known. */
  inStock?: boolean;
}

export type Wishlist = readonly WishlistItem[];

export type WishlistCommand =
  | { type: 'add'; item: WishlistItem }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

export const isWished = (wishlist: Wishlist, id: string): boolean => wishlist.some((item) => item.id === id);

/** All transitions of the wishlist; adding ignores duplicates (spec §4). */
export function reduceWishlist(wishlist: Wishlist, command: WishlistCommand): Wishlist {
  switch (command.type) {
    case 'add':
      return isWished(wishlist, command.item.id) ? wishlist : [...wishlist, command.item];
    case 'remove':
      return wishlist.filter((item) => item.id !== command.id);
    case 'clear':
      return [];
  }
}
