import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

const repository = path.resolve(import.meta.dirname, '..');

/** The built shop and its backend, running as a shopper would meet them. */
export interface RunningShop {
  url: string;
  backendUrl: string;
  /** The database as an anonymous visitor, or as a shopper who signed in: what pages are checked against. */
  connect(account?: { email: string; password: string }): Promise<SupabaseClient>;
  stop(): Promise<void>;
}

interface Ready {
  ready: true;
  url: string;
  publishableKey?: string;
}

/** Starts a process and waits for its JSON line saying that it is ready. Rejects when it ends before. */
async function startProcess(
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; ready: Ready }> {
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{"ready":true')) {
      child.stdout.resume();
      return { child, ready: JSON.parse(line) as Ready };
    }
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * A shop with fresh data on ports derived from this process, so that runs do not meet. They lie below those that
 * outgoing connections are given.
 */
export async function startShop(): Promise<RunningShop> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-journeys-'));
  const port = 20_000 + 2 * (process.pid % 5000);
  const url = `http://localhost:${port}`;
  const backend = await startProcess(['--import', 'tsx', 'supabase-local/src/main.ts'], {
    BACKEND_PORT: String(port + 1),
    DATA_DIR: dataFolder,
    SITE_URL: url,
    AUTH_RATE_LIMITS: 'off',
  });
  const publishableKey = backend.ready.publishableKey ?? '';
  const web = await startProcess(['dist/shell/server/main.cjs'], {
    PORT: String(port),
    SUPABASE_URL: backend.ready.url,
    SUPABASE_ANON_KEY: publishableKey,
  });
  return {
    url,
    backendUrl: backend.ready.url,
    connect: async (account) => {
      const database = createClient(backend.ready.url, publishableKey, {
        auth: { persistSession: false },
        realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
      });
      if (account) {
        const { error } = await database.auth.signInWithPassword(account);
        if (error) throw error;
      }
      return database;
    },
    stop: async () => {
      await stopProcess(web.child);
      await stopProcess(backend.child);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
