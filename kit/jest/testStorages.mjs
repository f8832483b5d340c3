import asyncHooks from 'node:async_hooks';

/**
 * Counts the storages that are made from now on with Node's `hooks`, and answers how to end them. One that nobody ends is
 * carried along by every promise that the process makes from then on, with what it holds.
 *
 * @param {{ AsyncLocalStorage: typeof asyncHooks.AsyncLocalStorage }} hooks
 */
export function trackStorages(hooks) {
  const made = /** @type {Set<asyncHooks.AsyncLocalStorage<unknown>>} */ (new Set());
  hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
    constructor() {
      super();
      made.add(this);
    }
  };
  return () => {
    for (const storage of made) storage.disable();
    made.clear();
  };
}

/**
 * Ends the storages of a test file, Jest's own for each file among them. Over 200 files a twentieth of a worker's time
 * went into handing those of earlier ones on from promise to promise.
 */
export const endStorages = trackStorages(asyncHooks);
