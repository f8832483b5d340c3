import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { liveShellFolder } from '@shop/registry/desk';
import { startTestBackend, type TestBackend, type TestBackendOptions } from '@shop/supabase-local/testing';
import { openClient } from './openClient';
import { firstPort } from './ports';

const repository = path.resolve(import.meta.dirname, '..');

export interface Account {
  email: string;
  password: string;
}

/**
 * Milliseconds between the rounds in which a backend sends mails and settles payments. A round takes 70 of a core: every
 * second, as it is set for a shop that somebody looks at, those of several shops would keep the machine busier than
 * their visitors. Who waits for a mail asks for a round (`mailTo`).
 */
const sweepInterval = 10_000;

/** The built shop and its backend, running as a shopper would meet them. */
export interface RunningShop {
  url: string;
  backendUrl: string;
  /** What a web server of a journey's own needs besides the backend's address. */
  publishableKey: string;
  serverToken: string;
  /** The service role's, for web servers that share what is live. */
  secretKey: string;
  /** The database as an anonymous visitor, or as a shopper who signed in: what pages are checked against. */
  connect(account?: Account): Promise<SupabaseClient>;
  /** Runs one statement as superuser, for what a journey cannot wait for: an order whose ten minutes are over. */
  sql: TestBackend['sql'];
  /** Takes the data service away from the shop, and gives it back. */
  backend: Pick<TestBackend, 'shutDown' | 'restart' | 'stopListening' | 'listenAgain' | 'suspend' | 'resume'>;
  stop(): Promise<void>;
}

/** Starts the web server of the live shell, or of its copy in `BUILD_FOLDER`, and waits for its JSON line saying that it is ready. Rejects when it ends before. */
export async function startWeb(
  env: NodeJS.ProcessEnv,
  log: 'inherit' | 'pipe' = 'inherit',
): Promise<{ child: ChildProcess; url: string }> {
  const built = process.env.BUILD_FOLDER ?? path.join(repository, 'dist');
  const program = path.join(path.relative(built, liveShellFolder(built)), 'server/main.cjs');
  const child = spawn(process.execPath, [path.join(env.BUILD_FOLDER ?? built, program)], {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log],
  });
  // A journey that fails stops nothing; its second try comes in another process and needs the machine for itself.
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    if (line.startsWith('{"ready":true')) {
      child.stdout?.resume();
      return { child, url: (JSON.parse(line) as { url: string }).url };
    }
  }
  throw new Error('The web server ended before it was ready.');
}

/** Waits until a web server may be sent visitors, as what stands in front of it does. */
export async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await pause(250);
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * A shop with fresh data on ports of this process, so that runs do not meet.
 */
export async function startShop({ past }: Pick<TestBackendOptions, 'past'> = {}): Promise<RunningShop> {
  const port = firstPort('shop');
  const url = `http://localhost:${port}`;
  const backend = await startTestBackend({
    engine: 'pglite',
    site: { url, backendPort: port + 1 },
    sweepInterval,
    ...(past && { past }),
  });
  const { child: web } = await startWeb({
    PORT: String(port),
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SHOP_SERVER_TOKEN: backend.serverToken,
    // Every load is like every other: what measures itself fetches and runs more.
    VITALS_SHARE: '0',
  });
  await untilReady(url);
  // On a busy machine the first page of all is late, and comes without what it should show: no journey is about that.
  await (await fetch(url)).arrayBuffer();
  return {
    url,
    backendUrl: backend.url,
    publishableKey: backend.publishableKey,
    serverToken: backend.serverToken,
    secretKey: backend.secretKey,
    connect: async (account) => {
      const database = openClient(backend.url, backend.publishableKey);
      if (account) {
        const { error } = await database.auth.signInWithPassword(account);
        if (error) throw error;
      }
      return database;
    },
    sql: backend.sql,
    backend,
    stop: async () => {
      await stopProcess(web);
      await backend.stop();
    },
  };
}
