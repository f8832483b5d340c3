import type { Step } from './runStep';
import { byWish, judgeMemory, summarize } from './summarize';
import type { Uses } from './watchUse';

const rounded = (value: number) => (Number.isFinite(value) ? Number(value.toFixed(1)) : value);

/** `503: 2, OUT_OF_STOCK: 1`, or nothing. */
const listed = (faults: Record<string, number>) =>
  Object.entries(faults)
    .map(([fault, count]) => `${fault}: ${count}`)
    .join(', ');

/** One line of how a rate went. */
export function tellStep(rate: number, step: Step, ok: boolean): void {
  const { visits, p50, p99, faults } = summarize(step.visits);
  const over = step.gaveUp ? ', too many waited' : '';
  console.log(
    `${rate}/s: ${visits} came, p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms, sent up to ${rounded(step.lateness)} ms late${over}; faults: ${listed(faults) || 'none'}${ok ? '' : '  ← did not keep up'}`,
  );
}

/** What each wish took. */
export function tellWishes({ visits }: Step): void {
  const rows = [...byWish(visits)].map(([wish, found]) => {
    const { visits: count, p50, p99, faults } = summarize(found);
    return [
      wish,
      { visits: count, 'p50 ms': rounded(p50), 'p99 ms': rounded(p99), faults: listed(faults) },
    ] as const;
  });
  console.table(Object.fromEntries(rows));
}

/** What the parts of the shop used, from the first look to the last. `visits` came meanwhile. */
export function tellUse(uses: Uses, visits: number): void {
  const rows = Object.entries(uses).map(([part, use]) => {
    const [first, last] = [use[0], use.at(-1)];
    const cpu = (last?.cpu ?? 0) - (first?.cpu ?? 0);
    return [
      part,
      {
        'MB at first': rounded(first?.memory ?? 0),
        'MB at most': rounded(Math.max(...use.map(({ memory }) => memory))),
        'MB at last': rounded(last?.memory ?? 0),
        'CPU s': rounded(cpu),
        'CPU ms each visit': Number(((cpu * 1000) / Math.max(visits, 1)).toFixed(2)),
        cores: Number((cpu / Math.max((last?.at ?? 0) - (first?.at ?? 0), 1)).toFixed(2)),
      },
    ] as const;
  });
  if (rows.length === 0) console.log('What the shop uses is not seen from here.');
  else console.table(Object.fromEntries(rows));
}

/** Whether memory stayed flat, part by part. Answers whether nothing grew. */
export function tellMemory(uses: Uses): boolean {
  const verdicts = Object.entries(uses).map(([part, use]) => [part, judgeMemory(use)] as const);
  for (const [part, { level, slope, low, high, verdict }] of verdicts)
    console.log(
      `Memory of the ${part}: ${verdict} at ${rounded(level)} MB, ${rounded(slope)} MB an hour (95 %: ${rounded(low)} to ${rounded(high)})`,
    );
  return verdicts.every(([, { verdict }]) => verdict !== 'growing');
}
