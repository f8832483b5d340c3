import type { Child } from './startChild';

/** A server that is started again and again while its code changes. */
export interface Restartable<Ready> {
  /** What it said when it was ready for the first time. */
  ready: Promise<Ready>;
  /** Never: a crash waits for the next change. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Resolves when it has been started; called again before that, it starts once for both. */
  restart(): Promise<void>;
}

export function startRestartable<Ready>(start: () => Child<Ready>): Restartable<Ready> {
  const { promise: ready, resolve } = promiseWithResolver<Ready>();
  const launch = () => {
    const child = start();
    void child.ready.then(resolve);
    return child;
  };
  let current = launch();
  let restarting: Promise<void> | undefined;
  let stopped = false;
  return {
    ready,
    ended: new Promise(() => undefined),
    stop: () => {
      stopped = true;
      return current.stop();
    },
    restart: () => {
      restarting ??= current.stop().then(() => {
        restarting = undefined;
        if (!stopped) current = launch();
      });
      return restarting;
    },
  };
}

function promiseWithResolver<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}
