import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '@shop/supabase-local/testing';
import { findPostgresBinaries, startCluster } from '@shop/test-databases';
import { postmasterOf } from '../bench/api/openApi';
import { createAccounts } from '../bench/api/openBuyers';
import { type Account, startWeb, stopProcess } from '../runningShop';
import type { ReachedShop } from './ReachedShop';

/** A shop that is put under load. */
export interface LoadedShop extends ReachedShop {
  /** Who may fill bags and order; nobody, and the load only looks around. */
  accounts: Account[];
  /** The first process of each part, where they run on this machine. */
  processes: Record<string, number>;
  stop(): Promise<void>;
}

/** Each may place twenty orders a minute: enough for a thousand visitors a second. */
const accounts = 64;

/**
 * A shop of its own on two ports from `port` up: the built web server and backend over a new PostgreSQL that writes through
 * to the disk, or over the embedded engine where there is none. It sweeps as it does under `npm start`.
 */
export async function openOwnShop(port: number): Promise<LoadedShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-load-'));
  const binaries = findPostgresBinaries();
  const cluster = binaries ? await startCluster(binaries, { durable: true }) : undefined;
  const backend = await openBackend(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster?.connectionString ?? '',
      BACKEND_PORT: String(port + 1),
      SITE_URL: `http://localhost:${port}`,
      AUTH_RATE_LIMITS: 'off',
      PASSWORD_ROUNDS: '4',
      SWEEP_INTERVAL: '1000',
    },
    path.resolve(import.meta.dirname, '../../dist/backend/testServer.js'),
  );
  await backend.sql('update public.product_variants set stock = 1000000');
  const web = await startWeb({
    PORT: String(port),
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SHOP_SERVER_TOKEN: backend.serverToken,
  });
  return {
    site: web.url,
    url: backend.url,
    publishableKey: backend.publishableKey,
    accounts: await createAccounts(backend, accounts),
    processes: {
      'web server': Number(web.child.pid),
      backend: backend.pid,
      ...(cluster && { database: postmasterOf(cluster.connectionString) }),
    },
    stop: async () => {
      await stopProcess(web.child);
      await backend.stop();
      await cluster?.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/**
 * A shop that runs elsewhere, by the address of its web server, whose pages say where its data service is. `accountsFile`:
 * JSON, a list of `{email, password}`.
 */
export async function reachShop(site: string, accountsFile: string | undefined): Promise<LoadedShop> {
  const page = await (await fetch(site)).text();
  const backend = /"backend":\{"url":"([^"]+)","publishableKey":"([^"]+)"\}/.exec(page);
  if (!backend) throw new Error(`${site} is no page of a shop.`);
  const [, url = '', publishableKey = ''] = backend;
  return {
    site,
    url,
    publishableKey,
    accounts: accountsFile ? (JSON.parse(await readFile(accountsFile, 'utf8')) as Account[]) : [],
    processes: {},
    stop: async () => undefined,
  };
}
