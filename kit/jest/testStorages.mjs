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
 * Ends the storages of a test file, Jest's own for each file among them. After 200 files a tenth of a worker's time went into
 * handing theirs on from promise to promise, and half of its garbage were they.
 */
export const endStorages = trackStorages(asyncHooks);
