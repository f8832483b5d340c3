/** What Chromium's tracing tells of one piece of work. Times in microseconds; `tdur` by the clock of its thread. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: {
    /** Elements whose style was computed. */
    elementCount?: number;
    beginData?: { dirtyObjects?: number };
    /** `type` of an event that is dispatched. */
    data?: { url?: string; type?: string };
  };
}

/** Categories that a trace needs for what is read from it here. */
export const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const pageWork = new Set(['EvaluateScript', 'FunctionCall', 'ParseHTML', 'UpdateLayoutTree', 'Layout']);

/**
 * The finished work of the page's main thread in the order it began: that of the thread which did most of what only a
 * page does. Throws when no thread did any.
 */
export function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const finished = events.filter(({ ph }) => ph === 'X');
  const busy = new Map<string, number>();
  for (const event of finished.filter(({ name }) => pageWork.has(name)))
    busy.set(threadOf(event), (busy.get(threadOf(event)) ?? 0) + (event.tdur ?? 0) + 1);
  const [main] = [...busy].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (!main) throw new Error('The trace shows no page at work.');
  return finished.filter((event) => threadOf(event) === main).sort((a, b) => a.ts - b.ts);
}

/** The outermost tasks of a thread, with whatever ran inside each. */
export function tasksOf(thread: readonly TraceEvent[]): { task: TraceEvent; inside: TraceEvent[] }[] {
  const tasks: { task: TraceEvent; inside: TraceEvent[] }[] = [];
  let end = -Infinity;
  for (const event of thread) {
    if (event.ts < end) tasks.at(-1)?.inside.push(event);
    else if (event.name === 'RunTask') {
      tasks.push({ task: event, inside: [] });
      end = event.ts + (event.dur ?? 0);
    }
  }
  return tasks;
}
