import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Database } from '../db/database';

/** What a backend does differently where somebody collects traces. */
export interface Tracing {
  /** Spans each answer, as part of the trace that the caller began. */
  answers(listener: RequestListener): RequestListener;
  /** Spans each transaction. */
  database(db: Database): Database;
  /** Spans each round of work that nobody has asked for. */
  rounds(name: string, work: () => Promise<void>): () => Promise<void>;
  /** Sends the last spans; a collector that does not take them keeps no backend from ending. */
  end(): Promise<void>;
}

/** What nobody collects costs nothing. */
export const untraced: Tracing = {
  answers: (listener) => listener,
  database: (db) => db,
  rounds: (_name, work) => work,
  end: () => Promise.resolve(),
};

/**
 * Has spans sent where `OTEL_EXPORTER_OTLP_ENDPOINT` says; without it nothing of the library is read, and nothing is
 * wrapped. `program` is the built `tracing.js` beside the backend, which a build without the library lacks: one sentence says so.
 */
export async function loadTracing(env: NodeJS.ProcessEnv, program: URL): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return untraced;
  if (!existsSync(program)) {
    process.stderr.write(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and this build of the backend sends no traces: run npm ci, then build again.\n',
    );
    return untraced;
  }
  const { startTracing } = (await import(program.href)) as { startTracing: () => Tracing };
  return startTracing();
}
