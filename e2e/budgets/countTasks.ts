import { mainThreadOf, tasksOf, type TraceEvent } from '../bench/pages/trace';

/** A task of the main thread by what it went through, not by the time that took. */
export interface CountedTask {
  /** Elements whose style was computed. */
  restyled: number;
  /** Boxes that were laid out. */
  laidOut: number;
}

/**
 * Elements and boxes that a core four times slower than usual goes through in 50 ms: 10 microseconds each on a usual core,
 * as traces of the three public pages have it (adr 0043).
 */
const longTask = 1250;

/** Each task of a trace that went through more than `longTask` elements and boxes, the largest first. */
export function longTasksOf(events: readonly TraceEvent[]): CountedTask[] {
  return tasksOf(mainThreadOf(events))
    .map(({ inside }) => ({ restyled: sum(inside, restyledBy), laidOut: sum(inside, laidOutBy) }))
    .filter((task) => sizeOf(task) > longTask)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** A pass over less is what a press may cost. */
const largePass = 200;
const script = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

/** How often a script read what the browser had not computed yet, and so made it go through more than 200 elements at once. */
export function forcedPassesOf(events: readonly TraceEvent[]): number {
  const thread = mainThreadOf(events);
  let scriptUntil = -Infinity;
  let forced = 0;
  for (const event of thread) {
    if (script.has(event.name)) scriptUntil = Math.max(scriptUntil, event.ts + (event.dur ?? 0));
    else if (event.ts < scriptUntil && restyledBy(event) + laidOutBy(event) > largePass) forced += 1;
  }
  return forced;
}

const sizeOf = ({ restyled, laidOut }: CountedTask) => restyled + laidOut;
const restyledBy = ({ name, args }: TraceEvent) =>
  name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0;
const laidOutBy = ({ name, args }: TraceEvent) =>
  name === 'Layout' ? (args?.beginData?.dirtyObjects ?? 0) : 0;
const sum = (events: TraceEvent[], of: (event: TraceEvent) => number) =>
  events.reduce((total, event) => total + of(event), 0);
