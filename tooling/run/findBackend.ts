import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRepository, readJson } from '../workspace/repository';
import type { BackendReady } from './startBackend';

/**
 * The local backend that runs on a port, with the public key from its data folder, which is relative to the
 * repository as it is for the backend itself. Throws when none does.
 */
export async function findBackend(port: number, dataDir = '.data'): Promise<BackendReady> {
  const url = `http://127.0.0.1:${port}`;
  const keys = path.resolve(inRepository(), dataDir, 'local-keys.json');
  const lives = await fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!lives || !existsSync(keys))
    throw new Error(
      `No local backend answers at ${url}: start one with \`npm run backend\`, or set BACKEND_PORT.`,
    );
  return { url, publishableKey: readJson<BackendReady>(keys).publishableKey };
}
