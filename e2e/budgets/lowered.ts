import type { Counts } from './pageCounts';

/** Room for what differs from machine to machine. */
const room = (name: keyof Counts, count: number): number => {
  // Whether sections that wake when the page is idle did so depends on how long the load took: people lower these.
  if (name === 'calls' || name === 'longTasks') return Infinity;
  return isSingle(name) ? count + 1 : Math.ceil(1.03 * count);
};

const isSingle = (name: keyof Counts) =>
  ['drawings', 'requestsBeforeLoad', 'requests', 'forcedPasses'].includes(name);

/** The limits after a page became cheaper: none is higher than it was. */
export function lowered(limits: Counts, counts: Counts): Counts {
  const next = (Object.keys(counts) as (keyof Counts)[]).map((name) => [
    name,
    Math.min(limits[name], room(name, counts[name])),
  ]);
  return Object.fromEntries(next) as Counts;
}
