import { inRepository } from '../workspace/repository';
import type { RunSettings } from './runSettings';
import { type Child, startChild } from './startChild';

export interface BackendReady {
  url: string;
  publishableKey: string;
}

/** Starts the built backend, which migrates and seeds itself. */
export const startBackend = ({ port, backendPort }: RunSettings): Child<BackendReady> =>
  startChild(['--enable-source-maps', inRepository('dist/backend/main.js')], {
    BACKEND_PORT: String(backendPort),
    SITE_URL: `http://localhost:${port}`,
  });
