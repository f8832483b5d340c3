import { quantile } from '../bench/pages/statistics';
import type { Step, Visit } from './runStep';
import { middles, type Trend, trendOf, type Verdict, verdictOf } from './trend';
import type { Use } from './watchUse';

/** Milliseconds that 99 of 100 may wait for at most, and the share of visits that may fail. */
const limits = { p99: 500, faults: 0.01 };

export interface Summary {
  visits: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many met each fault. */
  faults: Record<string, number>;
}

export function summarize(visits: readonly Visit[]): Summary {
  const times = visits.map(({ took }) => took);
  const faults: Record<string, number> = {};
  for (const { fault } of visits) if (fault !== undefined) faults[fault] = (faults[fault] ?? 0) + 1;
  return {
    visits: visits.length,
    p50: times.length > 0 ? quantile(times, 0.5) : 0,
    p99: times.length > 0 ? quantile(times, 0.99) : 0,
    faults,
  };
}

/** Whether the shop kept up: nearly everybody was answered, and in time. */
export function keptUp({ visits, gaveUp }: Step): boolean {
  const { p99, faults } = summarize(visits);
  const failed = Object.values(faults).reduce((sum, count) => sum + count, 0);
  return !gaveUp && p99 <= limits.p99 && failed <= limits.faults * visits.length;
}

export function byWish(visits: readonly Visit[]): Map<string, Visit[]> {
  const groups = new Map<string, Visit[]>();
  // A soak has hundreds of thousands of them.
  for (const visit of visits) {
    const group = groups.get(visit.wish);
    if (group) group.push(visit);
    else groups.set(visit.wish, [visit]);
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

export interface MemoryVerdict extends Trend {
  /** Megabytes in the middle of the time. */
  level: number;
  verdict: Verdict;
}

/** Caches fill and code is compiled in the first part of a soak; what happens in it does not count. */
const warmUp = 0.2;

/** How the memory of a part went, in megabytes an hour, by the middle of each minute. */
export function judgeMemory(use: readonly Use[]): MemoryVerdict {
  const end = use.at(-1)?.at ?? 0;
  const points = use
    .filter(({ at }) => at >= end * warmUp)
    .map(({ at, memory }) => ({ at: at / 3600, value: memory }));
  const minutes = middles(points, 1 / 60);
  return {
    ...trendOf(minutes),
    level: quantile(
      minutes.map(({ value }) => value),
      0.5,
    ),
    verdict: verdictOf(minutes),
  };
}
