import { setTimeout } from 'node:timers/promises';
import { signalWithin } from './signalWithin';

export interface HealthTiming {
  /** Milliseconds between an answer and the next question. */
  interval: number;
  /** Milliseconds that one answer may take. */
  timeout: number;
  /** Questions in a row without an answer after which a server counts as hung. */
  misses: number;
}

/** A server that has said nothing for 15 seconds is hung; the state of its database is not asked for here. */
const healthTiming: HealthTiming = { interval: 2_000, timeout: 5_000, misses: 3 };

/** Asks a health address until it stays silent, or `signal` aborts. Any answer counts, errors too. */
export async function untilSilent(
  url: string,
  signal: AbortSignal,
  { interval, timeout, misses }: HealthTiming = healthTiming,
): Promise<void> {
  let missed = 0;
  while (!signal.aborted && missed < misses) {
    missed = (await answers(url, timeout, signal)) ? 0 : missed + 1;
    await setTimeout(interval, undefined, { signal }).catch(() => undefined);
  }
}

async function answers(url: string, timeout: number, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: signalWithin(timeout, signal),
      // One that is kept open would keep a web server that retires waiting for the next question.
      headers: { connection: 'close' },
    });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
