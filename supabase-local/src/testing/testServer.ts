import { join } from 'node:path';
import type { Row } from '../db/database';
import { type DatabaseErrorParts, databaseErrorParts } from '../db/databaseError';
import { packageDir } from '../folders';
import { readConfig } from '../readConfig';
import { startBackend } from '../startBackend';

/** What a test asks of the process that runs its backend, besides what goes over the wire. */
export interface SqlRequest {
  id: number;
  sql: string;
  params: unknown[];
}

export type TestServerMessage =
  | { kind: 'ready'; url: string; publishableKey: string; secretKey: string }
  | { kind: 'rows'; id: number; rows: Row[] }
  | { kind: 'error'; id: number; error: DatabaseErrorParts };

const config = readConfig(process.env);
// Here and not in the configuration: no shop is meant to run on such defaults.
const exposing = process.env.TEST_DEFAULTS === 'exposing' ? [join(packageDir, 'platform-exposing')] : [];
const backend = await startBackend({
  ...config,
  demoAccounts: true,
  platformDirs: [...config.platformDirs, ...exposing],
  picturesDir: process.env.TEST_PICTURES_DIR ?? config.picturesDir,
});
const tell = (message: TestServerMessage) => process.send?.(message);

process.on('message', async ({ id, sql, params }: SqlRequest) => {
  try {
    tell({ kind: 'rows', id, rows: (await backend.db.query(sql, params)).rows });
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
});
