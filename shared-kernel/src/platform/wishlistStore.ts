import { map } from 'rxjs';
import type { ServerWishlist } from '../data/wishlist';
import { reduceWishlist, type WishlistCommand, type WishlistItem } from '../domain/wishlist';
import { createAccountList } from './createAccountList';
import type { AccountList, ListSurroundings } from './listContract';
import { parseWishlistCommand, parseWishlistItem } from './storedEntries';

export type WishlistStore = AccountList<WishlistItem, WishlistCommand>;

const guestWishlistStorageKey = 'guest-wishlist';

/** The wishlist that every page sees, kept like the bag (adr 0008). */
export function createWishlistStore(server: ServerWishlist, surroundings: ListSurroundings): WishlistStore {
  const { bus } = surroundings;
  return createAccountList<WishlistItem, WishlistCommand>({
    ...surroundings,
    name: 'wishlist',
    storageKey: guestWishlistStorageKey,
    reduce: reduceWishlist,
    parseEntry: parseWishlistItem,
    parseCommand: parseWishlistCommand,
    news: {
      publishChanged: (items, said) => bus.publish('wishlist/changed', { items, said }),
      changed: bus.on('wishlist/changed').pipe(map(({ items }) => items)),
      publishSaved: (saved) => bus.publish('wishlist/saved', saved),
      savedElsewhere: bus.onElsewhere('wishlist/saved'),
    },
    server: {
      fetch: server.fetch,
      repeatable: (command) => command,
      // A product is on it or not, so a repeated merge does no harm and needs no id.
      merge: (_, items) => server.merge(items.map(({ id }) => id)),
      change: (command) => {
        if (command.type === 'clear') return server.clear();
        return command.type === 'add' ? server.add(command.item.id) : server.remove(command.id);
      },
    },
  });
}
