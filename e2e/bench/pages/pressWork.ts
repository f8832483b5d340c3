import { slowdown } from './threadTimes';
import { mainThreadOf, tasksOf, type TraceEvent } from './trace';

/**
 * What a press keeps the main thread busy with, in milliseconds of processor time on a core four times slower: from its
 * first event to the first frame that is handed over after its click, or to the end of the trace. Unlike the time until
 * the paint itself, other work on the machine hardly changes it. Throws when the trace shows no press.
 */
export function pressWorkOf(events: readonly TraceEvent[], until: 'next frame' | 'end'): number {
  const tasks = tasksOf(mainThreadOf(events));
  const indexOf = (isWanted: (event: TraceEvent) => boolean, from = 0) =>
    tasks.findIndex(({ inside }, index) => index >= from && inside.some(isWanted));
  const isEvent = (type: string) => (event: TraceEvent) =>
    event.name === 'EventDispatch' && event.args?.data?.type === type;
  const first = indexOf(isEvent('pointerdown'));
  const click = indexOf(isEvent('click'), first);
  if (first < 0 || click < 0) throw new Error('The trace shows no press.');
  const frame = until === 'end' ? -1 : indexOf(({ name }) => name === 'Commit', click);
  const work = tasks.slice(first, frame < 0 ? undefined : frame + 1);
  return slowdown * work.reduce((sum, { task }) => sum + (task.tdur ?? 0) / 1000, 0);
}
