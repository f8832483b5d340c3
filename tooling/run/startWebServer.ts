import path from 'node:path';
import { startChild, type Child } from './startChild';
import type { BackendReady } from './startBackend';

interface WebServerOptions {
  buildFolder: string;
  port: number;
  backend: BackendReady;
  development: boolean;
}

/** Starts the built shop. */
export const startWebServer = (options: WebServerOptions): Child<{ url: string }> =>
  startChild([path.join(options.buildFolder, 'shell/server/main.cjs')], {
    PORT: String(options.port),
    SUPABASE_URL: options.backend.url,
    SUPABASE_ANON_KEY: options.backend.publishableKey,
    BUILD_FOLDER: options.buildFolder,
    DEV: options.development ? '1' : '',
  });
