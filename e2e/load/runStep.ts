import { setTimeout } from 'node:timers/promises';
import { quantile } from '../bench/pages/statistics';

/** What became of one who came. */
export interface Visit {
  wish: string;
  /** Milliseconds from the moment at which they were to come, not from that at which we got round to it. */
  took: number;
  /** Absent: it went well. Otherwise in a few words, such as `503` or `OUT_OF_STOCK`. */
  fault?: string;
}

export interface Step {
  visits: Visit[];
  /** How late we sent what was due, in milliseconds, the 99th of a hundred: if it is large, this process is what is slow. */
  lateness: number;
  /** More were waiting than a step takes; the rest was not sent. */
  gaveUp: boolean;
}

/** What a step keeps time by, in milliseconds. */
interface Clock {
  now(): number;
  pause(time: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), pause: (time) => setTimeout(time) };

interface Plan {
  /** Milliseconds from the beginning, in order. */
  arrivals: readonly number[];
  /** Rejects with an error whose message is the fault in a few words. */
  act: () => { wish: string; done: Promise<unknown> };
  /** How many may wait for an answer at one time before a shop counts as overrun. */
  most: number;
  /** The machine's, unless told. */
  clock?: Clock;
}

/**
 * Lets everybody come when they are due, whether those before have been answered or not, and waits for the last
 * answer.
 */
export async function runStep({ arrivals, act, most, clock = realClock }: Plan): Promise<Step> {
  const began = clock.now();
  const visits: Visit[] = [];
  const late: number[] = [];
  const waiting = new Set<Promise<void>>();
  let gaveUp = false;
  for (const arrival of arrivals) {
    const ahead = began + arrival - clock.now();
    if (ahead > 0) await clock.pause(ahead);
    // A timer that is due may hold the answers back that have come meanwhile.
    else if (late.length % 16 === 0) await clock.pause(0);
    if (waiting.size >= most) {
      gaveUp = true;
      break;
    }
    late.push(Math.max(0, clock.now() - began - arrival));
    const { wish, done } = act();
    const visit = done
      .then(
        () => undefined,
        (error: Error) => error.message,
      )
      .then((fault) => {
        visits.push({
          wish,
          took: clock.now() - began - arrival,
          ...(fault !== undefined && { fault }),
        });
        waiting.delete(visit);
      });
    waiting.add(visit);
  }
  await Promise.all(waiting);
  return { visits, lateness: late.length > 0 ? quantile(late, 0.99) : 0, gaveUp };
}
