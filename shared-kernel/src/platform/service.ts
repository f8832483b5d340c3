import { isUnanswered } from '../data/dataError';
import type { ServiceWatch } from '../data/serviceFetch';
import { createStore, type Readable } from './store';

/**
 * Who waits for the data service: a page that could not be shown, a visit that keeps the page before it open, a page
 * that shows what was last known, changes of a list, or the renewal of the session.
 */
export type WaitingFor = 'page' | 'visit' | 'fresh-page' | 'changes' | 'session';

export interface ServiceState {
  /** From the first call that nobody answered to the next that somebody did. */
  isAway: boolean;
  /** Somebody asks at this moment. */
  isTrying: boolean;
  /** The page shows what was last known. */
  isStale: boolean;
  waiting: readonly WaitingFor[];
}

/** Whether the shop's data service answers, and one rhythm in which everybody who waits asks again. */
export interface Service extends ServiceWatch {
  state: Readable<ServiceState>;
  /** Calls `tryAgain` whenever asking makes sense: after growing pauses, at once when others are answered. Returns what ends it. */
  join(reason: WaitingFor, tryAgain: () => void): () => void;
  /** Does the work again and again while nobody answers. Rejects with any other error, and when it is called off. */
  keepTrying<Result>(reason: WaitingFor, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Asks now: somebody pressed the button, the connection or the reader came back. */
  tryNow(): void;
  /** The time in milliseconds by the service's clock, as far as its answers told: this device's may be a day off. */
  now(): number;
  /** A page shows what was last known: the shell loads it again when it can, and says so until then. */
  setStale(isStale: boolean): void;
}

/** Milliseconds between two rounds of asking. */
const pauses = [2000, 4000, 8000, 15_000, 30_000];

/** Milliseconds by which clocks may differ: an answer tells its time in seconds, and was under way for some. */
const clockTolerance = 60_000;

const isUnseen = () => globalThis.document?.visibilityState === 'hidden';

/** `random` spreads the tabs of a busy shop, so that they do not all ask a service that has just come back. */
export function createService(random: () => number = Math.random): Service {
  const state = createStore<ServiceState, Partial<ServiceState>>(
    { isAway: false, isTrying: false, isStale: false, waiting: [] },
    (before, change) => ({ ...before, ...change }),
  );
  const joined = new Map<symbol, { reason: WaitingFor; tryAgain: () => void }>();
  let round = 0;
  /** Milliseconds by which the service's clock is ahead of this device's. */
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const everybodyTries = () => {
    stopTimer();
    for (const { tryAgain } of [...joined.values()]) tryAgain();
  };
  const plan = () => {
    if (timer !== undefined || joined.size === 0) return;
    const pause = (pauses[Math.min(round, pauses.length - 1)] ?? 0) * (0.8 + 0.4 * random());
    timer = setTimeout(() => {
      timer = undefined;
      round += 1;
      // A page that nobody sees asks when it is seen again.
      if (isUnseen()) return;
      state.send({ isTrying: true });
      everybodyTries();
      // Whoever waits and did not ask waits on.
      plan();
    }, pause);
  };
  const showWaiting = () => state.send({ waiting: [...joined.values()].map(({ reason }) => reason) });

  const service: Service = {
    state,
    reportAnswer: (date) => {
      const difference = Date.parse(date ?? '') - Date.now();
      if (!Number.isNaN(difference)) ahead = Math.abs(difference) > clockTolerance ? difference : 0;
      if (!state.get().isAway) return;
      round = 0;
      state.send({ isAway: false, isTrying: false });
      everybodyTries();
      plan();
    },
    reportSilence: () => {
      const { isAway, isTrying } = state.get();
      if (!isAway || isTrying) state.send({ isAway: true, isTrying: false });
      plan();
    },
    join: (reason, tryAgain) => {
      const key = Symbol(reason);
      joined.set(key, { reason, tryAgain });
      showWaiting();
      plan();
      return () => {
        if (!joined.delete(key)) return;
        if (joined.size === 0) stopTimer();
        showWaiting();
      };
    },
    nextTry: () =>
      new Promise((resolve) => {
        const leave = service.join('session', () => {
          leave();
          resolve();
        });
      }),
    keepTrying: async (reason, work, signal) => {
      let leave = () => {};
      try {
        for (;;) {
          try {
            const result = await work();
            service.reportAnswer();
            return result;
          } catch (error) {
            if (!isUnanswered(error)) throw error;
            service.reportSilence();
            leave();
            await new Promise<void>((resolve, reject) => {
              const callOff = () => reject(signal?.reason);
              if (signal?.aborted) return callOff();
              leave = service.join(reason, resolve);
              signal?.addEventListener('abort', callOff, { once: true });
            });
          }
        }
      } finally {
        leave();
      }
    },
    tryNow: () => {
      if (joined.size === 0) return;
      round = 0;
      state.send({ isTrying: true });
      everybodyTries();
      plan();
    },
    now: () => Date.now() + ahead,
    setStale: (isStale) => {
      if (isStale !== state.get().isStale) state.send({ isStale });
    },
  };
  return service;
}

/** Waits for the service until `end`; asks again with `work`, once at a time. */
export function createWaiting(
  service: Service,
  reason: WaitingFor,
  work: () => Promise<void>,
): { begin: () => void; end: () => void } {
  let leave: (() => void) | undefined;
  let isAsking = false;
  const tryAgain = () => {
    if (isAsking) return;
    isAsking = true;
    void work().then(() => (isAsking = false));
  };
  return {
    begin: () => {
      service.reportSilence();
      leave ??= service.join(reason, tryAgain);
    },
    end: () => {
      leave?.();
      leave = undefined;
    },
  };
}

/** Asks when the connection or the reader comes back. */
export function followDevice(service: Service): void {
  globalThis.addEventListener?.('online', service.tryNow);
  globalThis.document?.addEventListener('visibilitychange', () => {
    if (!isUnseen()) service.tryNow();
  });
}
