import { startChild, type Child } from './startChild';
import type { RunSettings } from './runSettings';

export interface BackendReady {
  url: string;
  publishableKey: string;
}

/** Starts the embedded backend, which migrates and seeds itself. */
export const startBackend = ({ port, backendPort }: RunSettings): Child<BackendReady> =>
  startChild(['--import', 'tsx', 'supabase-local/src/main.ts'], {
    BACKEND_PORT: String(backendPort),
    SITE_URL: `http://localhost:${port}`,
  });
