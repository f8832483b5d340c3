import { mainThreadOf, tasksOf, type TraceEvent } from './trace';

/** How many times slower the core of a cheap phone is. */
export const slowdown = 4;
/** Milliseconds from which on a task keeps a press waiting. */
const longTask = 50;

/** What a page costs its main thread, in milliseconds of processor time, so that other work on the machine hardly counts. */
export interface ThreadTimes {
  cpu: number;
  /** Blocking time as a core four times slower would have it: what each task takes beyond 50 ms. */
  tbt4: number;
  /** The longest task on such a core. */
  longest4: number;
  script: number;
  style: number;
  layout: number;
  parse: number;
  paint: number;
}

/** Reads a trace from navigation until the page is quiet. */
export function threadTimesOf(events: readonly TraceEvent[]): ThreadTimes {
  const thread = mainThreadOf(events);
  const tasks = tasksOf(thread).map(({ task }) => timeOf(task));
  const spentOn = (...names: string[]) => sum(thread.filter(({ name }) => names.includes(name)).map(timeOf));
  return {
    cpu: sum(tasks),
    tbt4: sum(tasks.map((time) => Math.max(0, slowdown * time - longTask))),
    longest4: slowdown * Math.max(0, ...tasks),
    script: spentOn('EvaluateScript', 'FunctionCall'),
    style: spentOn('UpdateLayoutTree'),
    layout: spentOn('Layout'),
    parse: spentOn('ParseHTML'),
    paint: spentOn('Paint', 'PrePaint', 'Layerize', 'Commit'),
  };
}

const timeOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
