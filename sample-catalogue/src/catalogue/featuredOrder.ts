/** What the order looks at. */
export interface Featured {
  id: string;
  category: string;
  template: string;
  /** Colour of the picture's backdrop. */
  ground: string;
  discount: number;
  isNew: boolean;
  isSoldOut: boolean;
}

/** By category: how much of it has not been placed yet, from 1 down to 0. */
type Remaining = ReadonlyMap<string, number>;

/** Places of the home page's lists (spec §9): the first 12 are Hot Deals, 36 to 47 are New Arrivals. */
const hotDeals = 12;
const newArrivals = { from: 36, to: 48 };

function penalty(candidate: Featured, placed: readonly Featured[], remaining: Remaining): number {
  const index = placed.length;
  const recent = (distance: number) => placed.slice(Math.max(0, index - distance));
  let sum = 0;
  if (recent(5).some((other) => other.category === candidate.category)) sum += 60;
  if (recent(11).some((other) => other.template === candidate.template)) sum += 50;
  if (recent(1).some((other) => other.ground === candidate.ground)) sum += 25;
  // The card above in a grid of four.
  if (placed[index - 4]?.ground === candidate.ground) sum += 12;
  // Each category is used up at its own pace, so that the end of the list stays mixed too.
  sum -= 60 * (remaining.get(candidate.category) ?? 0);
  if (candidate.isSoldOut && index < newArrivals.to) sum += 100;
  if (index < hotDeals) sum -= candidate.discount / 2;
  const wantsNew = index >= newArrivals.from && index < newArrivals.to;
  if (candidate.isNew) sum += wantsNew ? -40 : index < newArrivals.from ? 40 : 0;
  return sum;
}

/**
 * The featured order: neighbours differ in category, kind and colour, good prices come first and new pieces where
 * the home page shows New Arrivals. Takes the best candidate place by place; deterministic.
 */
export function featuredOrder<Item extends Featured>(items: readonly Item[]): Item[] {
  const waiting = [...items];
  const placed: Item[] = [];
  const countIn = (list: readonly Item[], category: string) =>
    list.filter((item) => item.category === category).length;
  const remaining = new Map(items.map(({ category }) => [category, 1]));
  while (waiting.length > 0) {
    const penalties = waiting.map((item) => penalty(item, placed, remaining));
    const [next] = waiting.splice(penalties.indexOf(Math.min(...penalties)), 1);
    if (!next) break;
    placed.push(next);
    remaining.set(next.category, countIn(waiting, next.category) / countIn(items, next.category));
  }
  return placed;
}
