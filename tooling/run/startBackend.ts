import { inRepository } from '../workspace/repository';
import type { RunSettings } from './runSettings';
import { type Child, startChild } from './startChild';

export interface BackendReady {
  url: string;
  publishableKey: string;
  /** By which the web server is known to the database; a hosted project's comes from the environment. */
  serverToken?: string;
}

/**
 * How the C library of Linux hands out memory. By itself it keeps what the engine's compiler has used and left, some
 * 80 MB in many small holes; taken in pieces of their own, such blocks go back to the system at once.
 */
const memory = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Starts the built backend, which migrates and seeds itself. */
export const startBackend = ({ port, backendPort }: RunSettings): Child<BackendReady> =>
  startChild(
    ['--enable-source-maps', inRepository('dist/backend/main.js')],
    { ...memory, BACKEND_PORT: String(backendPort), SITE_URL: `http://localhost:${port}` },
    { folder: inRepository() },
  );
