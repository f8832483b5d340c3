/** SQL to run in the database of a folder, without `params` a script of several statements; without `sql` its end. */
export interface EmbeddedRequest {
  folder: string;
  sql?: string;
  params?: unknown[];
}

export interface EmbeddedAnswer {
  rows?: Record<string, unknown>[];
  error?: { message: string; code?: string; hint?: string; detail?: string };
}

/** A PGlite of one's own, a single connection. */
export interface Embedded {
  run(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Leaves its folder as the next one can open it. */
  stop(): Promise<void>;
}

interface EmbeddedHost {
  ask(request: EmbeddedRequest): Promise<EmbeddedAnswer>;
  kill(): void;
}

/** Given by `tooling/jest/databaseEnvironment.mjs`, which outlives a test file. */
const { embeddedHost: host } = globalThis as { embeddedHost?: EmbeddedHost };

/**
 * Opens PGlite on a folder, in the process of all embedded databases of this Jest worker. Not in this one: it loads
 * its parts by dynamic import, which Jest's module sandbox refuses.
 */
export function openEmbedded(folder: string): Embedded {
  if (!host) throw new Error('Embedded databases need the Jest environment of database tests.');
  let unanswered = 0;
  const ask = async (request: Omit<EmbeddedRequest, 'folder'>) => {
    unanswered += 1;
    const { rows, error } = await host.ask({ folder, ...request });
    unanswered -= 1;
    if (error) throw Object.assign(new Error(error.message), error);
    return rows ?? [];
  };
  return {
    run: (sql, params) => ask({ sql, params }),
    stop: async () => {
      // A statement that never ends would keep the databases of all later files waiting.
      if (unanswered > 0) host.kill();
      else await ask({});
    },
  };
}
