import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend, type TestBackend } from '@shop/supabase-local/testing';
import { findPostgresBinaries, startCluster } from '@shop/test-databases';

export type Engine = 'PostgreSQL' | 'PGlite';

/** A backend of some checkout under measurement, with stock that does not run out. */
export interface Api extends Pick<TestBackend, 'url' | 'publishableKey' | 'serverToken' | 'sql'> {
  /** The backend's process, in which the embedded engine runs too. */
  pid: number;
  /** The first process of the PostgreSQL behind it. */
  databasePid: number | undefined;
  stop(): Promise<void>;
}

/** PostgreSQL only where there is one to start. */
export const engines: Engine[] = findPostgresBinaries() ? ['PostgreSQL', 'PGlite'] : ['PGlite'];

/**
 * Starts the built backend of the checkout in `repository` on a new database, which writes through to the disk where
 * it is PostgreSQL.
 */
export async function openApi(engine: Engine, repository: string): Promise<Api> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-api-'));
  const binaries = engine === 'PostgreSQL' ? findPostgresBinaries() : undefined;
  const cluster = binaries ? await startCluster(binaries, { durable: true }) : undefined;
  const backend = await openBackend(
    {
      DATA_DIR: folder,
      DATABASE_URL: cluster?.connectionString ?? '',
      AUTH_RATE_LIMITS: 'off',
      PASSWORD_ROUNDS: '4',
    },
    path.join(repository, 'dist/backend/testServer.js'),
  );
  await backend.sql('update public.product_variants set stock = 1000000');
  await backend.sql('analyze public.products, public.product_variants');
  return {
    ...backend,
    databasePid: cluster && postmasterOf(cluster.connectionString),
    stop: async () => {
      await backend.stop();
      await cluster?.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export function postmasterOf(connectionString: string): number {
  const folder = new URL(connectionString).searchParams.get('host') ?? '';
  return Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}
