import path from 'node:path';
import { readJson } from '@shop/kit';
import { inRepository } from '../workspace/repository';
import type { BackendReady } from './startBackend';

/**
 * What the backend on a data folder, which is relative to the repository as it is for the backend itself, will say when
 * it is ready; undefined before its first start.
 */
export function knownBackend(port: number, dataDir = '.data'): BackendReady | undefined {
  const keys = path.resolve(inRepository(), dataDir, 'local-keys.json');
  try {
    const { publishableKeys: [publishableKey] = [], serverToken } =
      readJson<Partial<BackendReady & { publishableKeys: string[] }>>(keys);
    return publishableKey && serverToken
      ? { url: `http://127.0.0.1:${port}`, publishableKey, serverToken }
      : undefined;
  } catch {
    // Damaged ones stop the backend, which says what to do.
    return undefined;
  }
}
