import type { Counts } from './pageCounts';

/** Room for what differs from load to load: the longer one takes, the more often clocks tick and pictures change. */
const room = (name: keyof Counts, count: number): number => {
  if (name === 'calls') return Math.ceil(1.5 * count);
  // The HTML arrives in other pieces each time, so that work falls into more tasks or fewer.
  if (name === 'longTasks') return count + 3;
  if (isSingle(name)) return count + 1;
  return Math.ceil(1.03 * count);
};

const isSingle = (name: keyof Counts) => ['requestsBeforeLoad', 'requests', 'forcedPasses'].includes(name);

/** The limits after a page became cheaper: none is higher than it was. */
export function lowered(limits: Counts, counts: Counts): Counts {
  const next = (Object.keys(counts) as (keyof Counts)[]).map((name) => [
    name,
    Math.min(limits[name], room(name, counts[name])),
  ]);
  return Object.fromEntries(next) as Counts;
}
