import { pressWorkOf } from './pressWork';
import type { TraceEvent } from './trace';

const main = (name: string, ts: number, tdur: number, type?: string): TraceEvent => ({
  ...{ ph: 'X', pid: 7, tid: 1, name, ts, dur: tdur, tdur },
  args: { data: type === undefined ? {} : { type } },
});
const task = (ts: number, tdur: number, ...inside: TraceEvent[]) => [main('RunTask', ts, tdur), ...inside];

const press = [
  ...task(0, 9000, main('FunctionCall', 10, 8000)),
  ...task(10_000, 2000, main('EventDispatch', 10_010, 500, 'pointerdown')),
  ...task(20_000, 3000, main('EventDispatch', 20_010, 2000, 'click'), main('FunctionCall', 20_020, 1800)),
  ...task(30_000, 4000, main('UpdateLayoutTree', 30_010, 1000), main('Commit', 33_000, 500)),
  ...task(40_000, 50_000, main('FunctionCall', 40_010, 49_000), main('Commit', 89_500, 100)),
];

test('counts what the thread works from the first event to the frame after the click, four times slower', () => {
  expect(pressWorkOf(press, 'next frame')).toBe(4 * (2 + 3 + 4));
  expect(pressWorkOf(press, 'end')).toBe(4 * (2 + 3 + 4 + 50));
});

test('a trace without a press is an error, not a press that costs nothing', () => {
  expect(() => pressWorkOf(press.slice(0, 2), 'end')).toThrow('no press');
});
