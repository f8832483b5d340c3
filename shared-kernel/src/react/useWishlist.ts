import { isWished, type Wishlist, type WishlistItem } from '../domain/wishlist';
import type { ListSync } from '../platform/listContract';
import type { WishlistStore } from '../platform/wishlistStore';
import { usePlatform } from './PlatformProvider';
import { useStore } from './useStore';

export interface WishlistAccess {
  items: Wishlist;
  has: (id: string) => boolean;
  /** Adds, or removes when it is already there. */
  toggle: (item: WishlistItem) => void;
  /** Changes the wishlist, and tells whoever did it what is `said`. */
  send: WishlistStore['send'];
  /** `failed`: the account's wishlist could not be read; `items` are what this device knows. */
  sync: ListSync;
  /** Reads the account's wishlist again. */
  retry: () => Promise<void>;
}

/** The wishlist, and the component renders again when it changes. */
export function useWishlist(): WishlistAccess {
  const { wishlist } = usePlatform('useWishlist must be used within a WishlistProvider');
  const items = useStore(wishlist);
  return {
    items,
    has: (id) => isWished(items, id),
    toggle: (item) =>
      wishlist.send(isWished(items, item.id) ? { type: 'remove', id: item.id } : { type: 'add', item }),
    send: wishlist.send,
    sync: useStore(wishlist.sync),
    retry: wishlist.refresh,
  };
}
