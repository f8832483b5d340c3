/** What somebody may come for. Pages come from the web server, the rest from the data service, as browsers ask it. */
export type Wish =
  | 'home page'
  | 'category page'
  | 'search page'
  | 'product page'
  | 'category'
  | 'search'
  | 'product'
  | 'suggest'
  | 'bag: add'
  | 'bag: change'
  | 'bag: read'
  | 'order';

/** Shares of a mixed day in percent: 90 browse, 8 fill their bag, 2 order. The first page of a visit is the server's, later ones ask for data alone. */
export const mixedDay: Record<Wish, number> = {
  'home page': 12,
  'category page': 10,
  'search page': 3,
  'product page': 10,
  category: 18,
  search: 7,
  product: 20,
  suggest: 10,
  'bag: add': 4,
  'bag: change': 1,
  'bag: read': 3,
  order: 2,
};

/** What visitors wish for who have no account here. */
export const browsing: Partial<Record<Wish, number>> = Object.fromEntries(
  Object.entries(mixedDay).filter(([wish]) => !wish.startsWith('bag') && wish !== 'order'),
);

/** One of the wishes, each as often as its share says. `drawn` from 0 to 1. */
export function pick(shares: Partial<Record<Wish, number>>, drawn: number): Wish {
  const entries = Object.entries(shares) as [Wish, number][];
  let left = drawn * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const [wish, share] of entries) if ((left -= share) < 0) return wish;
  throw new Error('There is nothing to wish for.');
}

/** A place in a list, the first the likeliest: the second half as often, the third a third, as goods are asked for (Zipf). */
export function popular<Item>(items: readonly Item[], drawn: number): Item {
  const weights = items.map((_, index) => 1 / (index + 1));
  let left = drawn * weights.reduce((sum, weight) => sum + weight, 0);
  const found = items.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? items[0];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}
