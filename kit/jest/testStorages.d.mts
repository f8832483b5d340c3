import type { AsyncLocalStorage } from 'node:async_hooks';

/** Counts the storages that are made from now on with `hooks`, and answers how to end them. */
export function trackStorages(hooks: { AsyncLocalStorage: typeof AsyncLocalStorage }): () => void;

/** Ends the storages of a test file, Jest's own among them. */
export function endStorages(): void;
