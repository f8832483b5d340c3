import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** SQL to run, without `params` a script of several statements; or the file to save the database to. */
export type EmbeddedRequest = { id: number } & ({ sql: string; params?: unknown[] } | { archive: string });

export interface EmbeddedResponse {
  rows?: Record<string, unknown>[];
  error?: { message: string; code?: string; hint?: string; detail?: string };
}

/** An in-memory PGlite, a single connection. */
export interface Embedded {
  run(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Writes the whole database to a file that another one can start from. */
  save(archive: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PGlite in a process of its own, with the database of a saved file or an empty one. Not in this one: it loads its parts by dynamic import, which Jest's module
 * sandbox refuses.
 */
export function openEmbedded(archive?: string): Embedded {
  const child = fork(
    fileURLToPath(new URL('./embeddedProcess.ts', import.meta.url)),
    archive ? [archive] : [],
    {
      // It does not live long enough to earn back the time of the optimising compiler.
      execArgv: ['--liftoff-only', '--import', 'tsx'],
      serialization: 'advanced',
    },
  );
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
  const send = async (request: { sql: string; params?: unknown[] } | { archive: string }) => {
    const id = (lastId += 1);
    const { rows, error } = await new Promise<EmbeddedResponse>((settle) => {
      waiting.set(id, settle);
      child.send({ id, ...request } satisfies EmbeddedRequest);
    });
    if (error) throw Object.assign(new Error(error.message), error);
    return rows ?? [];
  };
  return {
    run: (sql, params) => send({ sql, params }),
    save: async (file) => void (await send({ archive: file })),
    stop: () => {
      child.disconnect();
      return ended;
    },
  };
}
