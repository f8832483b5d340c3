import { setTimeout as pause } from 'node:timers/promises';
import { signalWithin } from '../signalWithin';
import type { PortlessWebServer } from '../startWebServer';
import { isNoWorse, type Readiness } from './isNoWorse';

interface SwitchTiming {
  /** Milliseconds between two looks at whether it is well. */
  interval: number;
  /** Milliseconds until one that is not well is given up. */
  timeout: number;
  /** Milliseconds that one answer may take. */
  answer: number;
}

const timing: SwitchTiming = { interval: 200, timeout: 120_000, answer: 10_000 };

/**
 * Waits until a web server that has no port yet is as well as the one that runs at `runningUrl`, and says in a few words
 * what is wrong with it when it does not become so.
 */
export async function faultOfSuccessor(
  successor: Pick<PortlessWebServer, 'door' | 'ended'>,
  runningUrl: string,
  { interval, timeout, answer }: SwitchTiming = timing,
): Promise<string | undefined> {
  const over = new AbortController();
  const ask = (url: string) =>
    fetch(url, {
      signal: signalWithin(answer, over.signal),
      // One that is kept open would keep the one that retires waiting for the next question.
      headers: { connection: 'close' },
    });
  const readinessOf = async (origin: string) => (await ask(`${origin}/readyz`)).json() as Promise<Readiness>;
  const isWell = async (door: string) => {
    if (!isNoWorse(await readinessOf(door), await readinessOf(runningUrl))) return false;
    // That it says so itself is not enough: a frame that cannot be rendered shows in a page alone.
    const [here, there] = await Promise.all([ask(door), ask(runningUrl)]);
    await Promise.all([here.arrayBuffer(), there.arrayBuffer()]);
    return here.ok || here.status === there.status;
  };
  const becomesWell = async () => {
    const door = await successor.door;
    while (!over.signal.aborted && !(await isWell(door).catch(() => false))) await pause(interval);
    return undefined;
  };
  const fault = await Promise.race([
    becomesWell(),
    successor.ended.then(({ code, signal }) => `it ended (${signal ?? `exit code ${code}`})`),
    pause(timeout, `it was not as well as the one that runs within ${timeout / 1000} s`, {
      signal: over.signal,
    }),
  ]);
  over.abort();
  return fault;
}
