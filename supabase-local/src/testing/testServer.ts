import { once } from 'node:events';
import { join } from 'node:path';
import type { Row } from '../db/database';
import { type DatabaseErrorParts, databaseErrorParts } from '../db/databaseError';
import { packageDir } from '../folders';
import { readConfig } from '../readConfig';
import { startBackend } from '../startBackend';

/** What a test asks of the process that runs its backend, besides what goes over the wire. */
export type TestServerWish =
  | { sql: string; params: unknown[] }
  /** Whether anybody listens at the backend's address. */
  | { listens: boolean };

export type TestServerRequest = TestServerWish & { id: number };

export type TestServerMessage =
  | { kind: 'ready'; url: string; publishableKey: string; secretKey: string; serverToken: string }
  | { kind: 'rows'; id: number; rows: Row[] }
  | { kind: 'error'; id: number; error: DatabaseErrorParts };

// Tests bring their own customers, but for those of the past.
const config = readConfig({ SHOP_PAST: 'none', ...process.env });
// Here and not in the configuration: no shop is meant to run on such defaults.
const exposing = process.env.TEST_DEFAULTS === 'exposing' ? [join(packageDir, 'platform-exposing')] : [];
const backend = await startBackend({
  ...config,
  demoAccounts: true,
  platformDirs: [...config.platformDirs, ...exposing],
  picturesDir: process.env.TEST_PICTURES_DIR ?? config.picturesDir,
});
const tell = (message: TestServerMessage) => process.send?.(message);

async function carryOut(request: TestServerRequest): Promise<Row[]> {
  if ('sql' in request) return (await backend.db.query(request.sql, request.params)).rows;
  if (request.listens) {
    const { port, hostname } = new URL(backend.url);
    backend.server.listen(Number(port), hostname);
    await once(backend.server, 'listening');
  } else {
    const closed = once(backend.server, 'close');
    backend.server.close();
    backend.server.closeAllConnections();
    await closed;
  }
  return [];
}

process.on('message', async (request: TestServerRequest) => {
  const { id } = request;
  try {
    tell({ kind: 'rows', id, rows: await carryOut(request) });
  } catch (error) {
    tell({ kind: 'error', id, error: databaseErrorParts(error) });
  }
});
process.once('disconnect', () => void backend.stop().then(() => process.exit(0)));
tell({
  kind: 'ready',
  url: backend.url,
  publishableKey: backend.publishableKey,
  secretKey: backend.secretKey,
  serverToken: backend.serverToken,
});
