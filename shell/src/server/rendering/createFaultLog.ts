import { logFault } from '../log/log';

/** Milliseconds in which the same fault is written down once. */
const quiet = 60_000;
/** Faults that are told apart; beyond that the oldest is forgotten. */
const capacity = 500;

/** Writes down faults that may come with every request. */
export type FaultLog = (about: string, error: string) => void;

/**
 * The first fault of a kind is written at once and whole, those of the next minute are counted. A kind is what it is
 * about and the first line of its error.
 */
export function createFaultLog(
  write: (text: string) => void = logFault,
  now: () => number = () => performance.now(),
): FaultLog {
  const known = new Map<string, { until: number; more: number }>();
  return (about, error) => {
    const key = `${about} ${error.split('\n', 1)[0]}`;
    const entry = known.get(key);
    if (entry && entry.until > now()) {
      entry.more += 1;
      return;
    }
    write(`${about}${entry?.more ? ` (and ${entry.more} more times before)` : ''}: ${error}`);
    known.delete(key);
    known.set(key, { until: now() + quiet, more: 0 });
    const oldest = known.keys().next();
    if (known.size > capacity && !oldest.done) known.delete(oldest.value);
  };
}
