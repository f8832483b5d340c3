import type { Platform } from '@shop/kernel/platform';
import { isAmount, isName, isRecord, isText } from '../stored/shapes';

/** Spec §3: newest first, at most 12, unique by id. */
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

type RecentlyViewedCommand =
  | { type: 'view'; item: RecentlyViewedItem }
  /** What the shop says of those that were asked for: what it does not name is sold no longer, and is forgotten. */
  | { type: 'refresh'; asked: readonly string[]; sold: readonly Pick<RecentlyViewedItem, 'id' | 'price'>[] }
  | { type: 'clear' };

export function reduceRecentlyViewed(list: RecentlyViewed, command: RecentlyViewedCommand): RecentlyViewed {
  if (command.type === 'clear') return [];
  if (command.type === 'refresh') {
    return list.flatMap((item) => {
      if (!command.asked.includes(item.id)) return item;
      const now = command.sold.find(({ id }) => id === item.id);
      return now ? { ...item, price: now.price } : [];
    });
  }
  const others = list.filter((item) => item.id !== command.item.id);
  return [command.item, ...others].slice(0, recentlyViewedLimit);
}

/** A recently viewed product as it was stored, or `undefined`. */
export function parseRecentlyViewedItem(value: unknown): RecentlyViewedItem | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, image, price, category } = value;
  if (!isName(id) || !isName(name) || !isText(image) || !isText(category) || !isAmount(price))
    return undefined;
  return { id, name, image, price, category };
}

/** The recently viewed items as they were stored; `undefined` when they are no list. */
function parseRecentlyViewed(value: unknown): RecentlyViewed | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(parseRecentlyViewedItem).filter((item) => item !== undefined);
  return items.slice(0, recentlyViewedLimit);
}

/** What this device looked at. */
export const recentlyViewedOf = ({ deviceStore }: Pick<Platform, 'deviceStore'>) =>
  deviceStore<RecentlyViewed, RecentlyViewedCommand>({
    key: 'recently-viewed',
    initial: [],
    reduce: reduceRecentlyViewed,
    parse: parseRecentlyViewed,
  });
