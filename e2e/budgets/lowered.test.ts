import fc from 'fast-check';
import { lowered } from './lowered';
import type { Counts } from './pageCounts';

const names = [
  'elements',
  'drawings',
  'html',
  'htmlOnWire',
  'scriptNamed',
  'script',
  'requestsBeforeLoad',
  'requests',
  'calls',
  'longTasks',
  'forcedPasses',
] as const satisfies (keyof Counts)[];
const anyCounts = fc
  .array(fc.nat(5000), { minLength: names.length, maxLength: names.length })
  .map((values) => Object.fromEntries(names.map((name, i) => [name, values[i]])) as unknown as Counts);

test('a limit never rises, and leaves what was counted within it unless it was exceeded before', () => {
  fc.assert(
    fc.property(anyCounts, anyCounts, (limits, counts) => {
      const next = lowered(limits, counts);
      for (const name of names) {
        expect(next[name]).toBeLessThanOrEqual(limits[name]);
        expect(next[name]).toBeGreaterThanOrEqual(Math.min(limits[name], counts[name]));
      }
    }),
  );
});

test('a page that became a third lighter is held to that', () => {
  const before = Object.fromEntries(names.map((name) => [name, 300])) as unknown as Counts;
  const after = Object.fromEntries(names.map((name) => [name, 200])) as unknown as Counts;
  expect(lowered(before, after)).toMatchObject({ elements: 206, requests: 201, calls: 300, longTasks: 300 });
});
