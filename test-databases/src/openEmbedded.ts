import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { shortLivedEngine } from './shortLivedEngine';

/** SQL to run, without `params` a script of several statements. */
export interface EmbeddedRequest {
  id: number;
  sql: string;
  params?: unknown[];
}

export interface EmbeddedResponse {
  rows?: Record<string, unknown>[];
  error?: { message: string; code?: string; hint?: string; detail?: string };
}

/** A PGlite of one's own, a single connection. */
export interface Embedded {
  run(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Leaves its folder as the next one can open it. */
  stop(): Promise<void>;
  /** For a folder that nobody opens again. */
  kill(): Promise<void>;
}

/**
 * Starts PGlite on a folder, in a process of its own. Not in this one: it loads its parts by dynamic import, which
 * Jest's module sandbox refuses.
 */
export function openEmbedded(folder: string): Embedded {
  const child = fork(fileURLToPath(new URL('./embeddedProcess.mjs', import.meta.url)), [folder], {
    execArgv: [...shortLivedEngine, '--single-threaded-gc'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, (response: EmbeddedResponse) => void>();
  let lastId = 0;
  child.on('message', ({ id, ...response }: EmbeddedResponse & { id: number }) => {
    waiting.get(id)?.(response);
    waiting.delete(id);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      waiting.forEach((settle) => settle({ error: { message: 'The embedded database ended' } }));
      resolve();
    });
  });
  return {
    run: async (sql, params) => {
      const id = (lastId += 1);
      const { rows, error } = await new Promise<EmbeddedResponse>((settle) => {
        waiting.set(id, settle);
        child.send({ id, sql, params } satisfies EmbeddedRequest);
      });
      if (error) throw Object.assign(new Error(error.message), error);
      return rows ?? [];
    },
    stop: () => {
      child.disconnect();
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
