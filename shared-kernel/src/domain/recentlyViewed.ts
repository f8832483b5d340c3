/** Spec §3: newest first, at most 12, unique by id, in local storage under this key. */
export const recentlyViewedStorageKey = 'recently-viewed';
export const recentlyViewedLimit = 12;

/** Rupees; `image` is the address of the card's picture. */
export interface RecentlyViewedItem {
  id: string;
  name: string;
  image: string;
  price: number;
  category: string;
}

export type RecentlyViewed = readonly RecentlyViewedItem[];

export type RecentlyViewedCommand = { type: 'view'; item: RecentlyViewedItem } | { type: 'clear' };

export function reduceRecentlyViewed(list: RecentlyViewed, command: RecentlyViewedCommand): RecentlyViewed {
  if (command.type === 'clear') return [];
  const others = list.filter((item) => item.id !== command.item.id);
  return [command.item, ...others].slice(0, recentlyViewedLimit);
}
