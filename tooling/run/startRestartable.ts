import type { Child } from './startChild';

/** A server that is started again and again while its code changes. */
export interface Restartable {
  /** Never: a crash waits for the next change. */
  ended: Promise<void>;
  stop(): Promise<void>;
  restart(): void;
}

export function startRestartable(start: () => Child<unknown>): Restartable {
  let current = start();
  let queue = Promise.resolve();
  return {
    ended: new Promise(() => undefined),
    stop: () => current.stop(),
    restart: () => {
      queue = queue.then(async () => {
        await current.stop();
        current = start();
      });
    },
  };
}
