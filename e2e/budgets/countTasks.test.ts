import type { TraceEvent } from '../bench/pages/trace';
import { forcedPassesOf, longTasksOf } from './countTasks';

const event = (name: string, ts: number, dur: number, args?: TraceEvent['args']): TraceEvent => ({
  ph: 'X',
  pid: 1,
  tid: 1,
  name,
  ts,
  dur,
  tdur: dur,
  args,
});
const restyle = (ts: number, elementCount: number) => event('UpdateLayoutTree', ts, 5, { elementCount });
const layout = (ts: number, dirtyObjects: number) => event('Layout', ts, 5, { beginData: { dirtyObjects } });

test('a task is long by what it goes through, however long it takes', () => {
  const trace = [
    event('RunTask', 0, 100),
    restyle(10, 800),
    layout(20, 700),
    event('RunTask', 200, 900_000),
    restyle(210, 1200),
    event('RunTask', 1_000_000, 10),
    layout(1_000_001, 2000),
  ];
  expect(longTasksOf(trace)).toEqual([
    { restyled: 0, laidOut: 2000 },
    { restyled: 800, laidOut: 700 },
  ]);
});

test('a pass is forced where a script asked for it, and is large', () => {
  const trace = [
    event('RunTask', 0, 1000),
    event('FunctionCall', 10, 100),
    restyle(50, 2500),
    layout(60, 20),
    restyle(200, 2500),
    event('RunTask', 2000, 100),
    event('EvaluateScript', 2010, 50),
    layout(2020, 300),
  ];
  expect(forcedPassesOf(trace)).toBe(2);
});
