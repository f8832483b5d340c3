import { threadTimesOf } from './threadTimes';
import type { TraceEvent } from './trace';

const thread = (pid: number, tid: number) => (name: string, ts: number, dur: number, tdur: number) =>
  ({ ph: 'X', pid, tid, name, ts, dur, tdur }) satisfies TraceEvent;
const main = thread(7, 1);
const other = thread(7, 2);

test('reads the processor time of the main thread, whatever the machine did meanwhile', () => {
  const times = threadTimesOf([
    // 90 ms passed, of which the thread had 30.
    main('RunTask', 0, 90_000, 30_000),
    main('EvaluateScript', 10, 80_000, 22_000),
    main('UpdateLayoutTree', 80_010, 5000, 4000),
    main('RunTask', 100_000, 12_000, 10_000),
    main('Layout', 100_010, 3000, 3000),
    main('ParseHTML', 104_000, 2000, 2000),
    main('PrePaint', 107_000, 2000, 1500),
    main('Paint', 110_000, 1000, 500),
    other('RunTask', 0, 400_000, 400_000),
  ]);
  expect(times).toEqual({
    cpu: 40,
    // 4 × 30 - 50; the second task stays below 50 ms.
    tbt4: 70,
    longest4: 120,
    script: 22,
    style: 4,
    layout: 3,
    parse: 2,
    paint: 2,
  });
});

test('counts a task that runs inside another once', () => {
  const { cpu } = threadTimesOf([
    main('RunTask', 0, 50_000, 20_000),
    main('FunctionCall', 5, 10_000, 9000),
    main('RunTask', 20_000, 10_000, 8000),
    main('RunTask', 60_000, 5000, 5000),
  ]);
  expect(cpu).toBe(25);
});

test('a trace without a page is an error, not a page that costs nothing', () => {
  expect(() => threadTimesOf([other('RunTask', 0, 10, 10)])).toThrow('no page at work');
});
