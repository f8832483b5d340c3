import { setTimeout } from 'node:timers/promises';
import { restartPause, steadyAfter } from './restartPause';
import type { Child, Exit } from './startChild';
import { type HealthTiming, untilSilent } from './untilSilent';

/** A server that is there again whenever it dies. */
export interface Supervised<Ready> {
  /** What it said when it was ready for the first time. */
  ready: Promise<Ready>;
  /** Resolves when it refused to start at all, which the operator has to mend; it has said why. */
  ended: Promise<void>;
  /** Ends it, or the pause before its next start. */
  stop(): Promise<void>;
  /** Keeps this one running instead, which serves already; whoever calls ends the one before it. */
  goOnWith(successor: Child<Ready>): void;
}

interface SupervisedServer<Ready> {
  /** As the first word of a line: 'The backend'. */
  name: string;
  start(): Child<Ready>;
  healthUrl: string;
  onReady?(): void;
  /** It has died and will be started again. */
  onDown?(): void;
}

interface SupervisionOptions {
  log?: (line: string) => void;
  pauseBefore?: (restarts: number) => number;
  health?: HealthTiming;
}

/** Milliseconds that a start may take; the first one writes the whole sample catalogue. */
const startTimeout = 300_000;

/**
 * Keeps a server running: one that dies, or whose health address stays silent, is started again after growing
 * pauses, for ever. All times are spans and no clock readings, so a clock that jumps changes nothing.
 */
export function supervise<Ready>(
  { name, start, healthUrl, onReady, onDown }: SupervisedServer<Ready>,
  { log = console.error, pauseBefore = restartPause, health }: SupervisionOptions = {},
): Supervised<Ready> {
  const stopping = new AbortController();
  let current: Child<Ready> | undefined;
  let replace: (successor: Child<Ready>) => void = () => undefined;
  let resolveReady: (ready: Ready) => void = () => undefined;
  const ready = new Promise<Ready>((resolve) => (resolveReady = resolve));
  let hasServed = false;
  let hasDied = false;

  /** One life: answers how it ended and how long it served, in milliseconds, or who goes on in its place. */
  async function live(
    child: Child<Ready>,
  ): Promise<{ exit: Exit; served: number; hung: boolean } | { successor: Child<Ready> }> {
    let readyAt: number | undefined;
    let hung = false;
    const over = new AbortController();
    const endHung = () => {
      if (over.signal.aborted) return;
      hung = true;
      child.kill();
    };
    void setTimeout(startTimeout, undefined, { signal: over.signal, ref: false }).then(
      () => readyAt === undefined && endHung(),
      () => undefined,
    );
    void child.ready.then(async (said) => {
      if (over.signal.aborted) return;
      if (hasServed && hasDied) log(`${name} is back.`);
      hasDied = false;
      hasServed = true;
      readyAt = performance.now();
      resolveReady(said);
      onReady?.();
      await untilSilent(healthUrl, over.signal, health);
      endHung();
    });
    const replaced = new Promise<{ successor: Child<Ready> }>((resolve) => {
      replace = (successor) => resolve({ successor });
    });
    const end = await Promise.race([child.ended.then((exit) => ({ exit })), replaced]);
    over.abort();
    if ('successor' in end) return end;
    return { ...end, served: readyAt === undefined ? 0 : performance.now() - readyAt, hung };
  }

  async function keepRunning(): Promise<void> {
    current = start();
    for (let restarts = 0; !stopping.signal.aborted; restarts += 1) {
      const end = await live(current);
      if (stopping.signal.aborted) return untilStopped();
      if ('successor' in end) {
        current = end.successor;
        restarts = -1;
        continue;
      }
      const { exit, served, hung } = end;
      // An error that the operator has to mend was told in one sentence, and would be the same the next time.
      if (!hasServed && exit.code !== null) return;
      if (served >= steadyAfter) restarts = 0;
      const pause = pauseBefore(restarts);
      const reason = hung ? 'did not answer any more' : reasonOf(exit);
      log(`${name} ${reason}; it starts again ${pause === 0 ? 'now' : `in ${pause / 1000} s`}.`);
      hasDied = true;
      onDown?.();
      await setTimeout(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) current = start();
    }
    return untilStopped();
  }

  return {
    ready,
    ended: keepRunning(),
    stop: async () => {
      stopping.abort();
      await current?.stop();
    },
    goOnWith: (successor) => replace(successor),
  };
}

const reasonOf = ({ code, signal, fault }: Exit) =>
  fault ? `could not be started (${fault})` : `died (${signal ?? `exit code ${code}`})`;

/** What is stopped on purpose has not ended by itself. */
const untilStopped = () => new Promise<void>(() => undefined);
