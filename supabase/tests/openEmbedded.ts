import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface EmbeddedQuestion {
  id: number;
  sql: string;
  /** Absent for a script of several statements. */
  params?: unknown[];
}

export interface EmbeddedAnswer {
  rows?: Record<string, unknown>[];
  error?: { message: string; code?: string; hint?: string; detail?: string };
}

/** An in-memory PGlite, a single connection. */
export interface Embedded {
  ask(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

/**
 * Starts PGlite in a process of its own. Not in this one: it loads its parts by dynamic import, which Jest's module
 * sandbox refuses.
 */
export function openEmbedded(): Embedded {
  const child = fork(fileURLToPath(new URL('./embeddedProcess.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, (answer: EmbeddedAnswer) => void>();
  let lastId = 0;
  child.on('message', ({ id, ...answer }: EmbeddedAnswer & { id: number }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      waiting.forEach((settle) => settle({ error: { message: 'The embedded database ended' } }));
      resolve();
    });
  });
  return {
    ask: async (sql, params) => {
      const id = (lastId += 1);
      const { rows, error } = await new Promise<EmbeddedAnswer>((settle) => {
        waiting.set(id, settle);
        child.send({ id, sql, params } satisfies EmbeddedQuestion);
      });
      if (error) throw Object.assign(new Error(error.message), error);
      return rows ?? [];
    },
    stop: () => {
      child.disconnect();
      return ended;
    },
  };
}
