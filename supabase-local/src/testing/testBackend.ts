import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedFolder, copyFolder, copyTemplate, shortLivedEngine } from '@shop/test-databases';
import { repositoryDir } from '../folders';
import type { StoredMail } from '../mail/mailbox';
import { type ReachableBackend, startProcess } from './backendProcess';

export interface TestBackendOptions {
  /** PostgreSQL where it can be had, for what does not depend on it: its backend starts in half the time. */
  engine?: 'pglite' | 'postgres';
  /** What the platform grants on new tables and functions: nothing, unless a test is about projects that expose them. */
  defaults?: 'exposing';
  /** Off unless a test is about them. */
  authRateLimits?: 'on';
  /** A mail server besides the mailbox. */
  smtpUrl?: string;
  /** Of a shop that a browser visits. */
  site?: { url: string; backendPort: number };
  /** Milliseconds between two sweeps of its own; without it, it sweeps when it is asked to. */
  sweepInterval?: number;
  /** `full`: a shop that looks back on 90 days of orders; embedded only. Tests bring their own otherwise. */
  past?: 'full';
  /** Another folder than that of the shop's own pictures, for a test that draws some. */
  picturesDir?: string;
  /** A PostgreSQL server besides the one of all tests, for a test that brings it down. */
  serverUrl?: string;
  /** The address by which it reaches its database, for a test that puts a pooler between the two. */
  through?: (databaseUrl: string) => string;
  /** Of its process, for a test that gives it another clock. */
  env?: NodeJS.ProcessEnv;
}

export interface TestBackend extends ReachableBackend {
  /** Of its process. */
  pid: number;
  /** Its database, keys and stored objects. */
  dataDir: string;
  /** Set for `postgres`. */
  databaseUrl: string | undefined;
  /** Mails to an address, newest first. */
  mailbox(recipient: string): Promise<StoredMail[]>;
  /** Ends the process and leaves its data: nobody answers until `restart`, which starts it on the same port and data. */
  shutDown(): Promise<void>;
  restart(): Promise<void>;
  /** Connections are refused until `listenAgain`, as when nobody runs; the database stays open, so that it takes no time. */
  stopListening(): Promise<void>;
  listenAgain(): Promise<void>;
  /** The process accepts connections and answers nobody until `resume`, which answers what was asked meanwhile. */
  suspend(): void;
  resume(): void;
}

/**
 * A backend of its own, in a process of its own, on any free port: migrated, with catalogue and demo accounts.
 * `postgres` needs PostgreSQL 15 or newer on this machine, or `TEST_DATABASE_URL`. Stop it when done.
 */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { engine = process.env.TEST_DATABASE_URL && !options.past ? 'postgres' : 'pglite' } = options;
  const environment = {
    TEST_DEFAULTS: options.defaults,
    TEST_PICTURES_DIR: options.picturesDir,
    AUTH_RATE_LIMITS: options.authRateLimits ?? 'off',
    ...quickPasswords,
    SMTP_URL: options.smtpUrl ?? '',
    ...options.env,
    // Other tests sweep when they want to, over the wire.
    SWEEP_INTERVAL: String(options.sweepInterval ?? 0),
    ...(options.past && { SHOP_PAST: options.past }),
    ...(options.site && { SITE_URL: options.site.url, BACKEND_PORT: String(options.site.backendPort) }),
  };
  if (engine === 'pglite') {
    const dataDir = await (options.past ? copyPastFolder() : copySeededFolder(options.defaults));
    const running = await runBackend({ ...environment, DATA_DIR: dataDir }, [
      ...shortLivedEngine,
      ...shortLived,
    ]);
    return withCleanup(running, undefined, dataDir, async () => {});
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-backend-'));
  const serverUrl = options.serverUrl ?? process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error('No PostgreSQL 15 or newer here, and TEST_DATABASE_URL is not set.');
  const database = await copyTemplate(serverUrl, seededName(options.defaults), (url) =>
    startOnce({ DATA_DIR: dataDir, DATABASE_URL: url, TEST_DEFAULTS: options.defaults }),
  );
  const databaseUrl = database.connectionString;
  const { through = (url: string) => url } = options;
  const running = await runBackend(
    { ...environment, DATA_DIR: dataDir, DATABASE_URL: through(databaseUrl) },
    shortLived,
  );
  return withCleanup(running, databaseUrl, dataDir, () => database.stop());
}

/** A data folder of one's own with a migrated and seeded embedded database, for a backend to start on. */
export async function copySeededFolder(defaults?: TestBackendOptions['defaults']): Promise<string> {
  const seeded = await cachedFolder(seededName(defaults), (folder) =>
    startOnce({ DATA_DIR: folder, TEST_DEFAULTS: defaults }),
  );
  return copyOf(seeded);
}

/** The same with the past of a shop that was opened today, after a first start that had been broken off. */
async function copyPastFolder(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const seeded = await cachedFolder(`past_${today}`, async (folder) => {
    await mkdir(join(folder, 'postgres.new'));
    await writeFile(join(folder, 'postgres.new', 'PG_VERSION'), '18');
    await startOnce({ DATA_DIR: folder, SHOP_PAST: 'full' });
  });
  return copyOf(seeded);
}

async function copyOf(seeded: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-backend-'));
  await copyFolder(seeded, dataDir);
  return dataDir;
}

/** Collecting garbage on several cores earns nothing where tests keep them busy. */
const shortLived = ['--single-threaded-gc'];

/** Each sign-up and sign-in of a test would cost as much as twenty requests otherwise. */
const quickPasswords = { PASSWORD_ROUNDS: '4' };

const seededName = (defaults: TestBackendOptions['defaults']) => (defaults ? `seeded_${defaults}` : 'seeded');

/** Leaves a migrated and seeded database behind. */
async function startOnce(environment: NodeJS.ProcessEnv): Promise<void> {
  const quiet = { SWEEP_INTERVAL: '0', ...quickPasswords, ...environment };
  await (await runBackend(quiet, shortLivedEngine)).stop();
}

/**
 * A backend over data that stays, for whoever prepares it or looks into it: it sweeps nothing.
 * @param program of a checkout that is measured, and then compiled as in a shop
 */
export const openBackend = (environment: NodeJS.ProcessEnv, program?: string): Promise<RunningBackend> =>
  runBackend(
    { SWEEP_INTERVAL: '0', ...environment },
    program === undefined ? [...shortLivedEngine, ...shortLived] : [],
    program,
  );

type RunningBackend = Omit<TestBackend, 'databaseUrl' | 'dataDir'>;

function withCleanup(
  backend: RunningBackend,
  databaseUrl: string | undefined,
  dataDir: string,
  stopDatabase: () => Promise<void>,
): TestBackend {
  return {
    ...backend,
    get pid() {
      return backend.pid;
    },
    dataDir,
    databaseUrl,
    stop: async () => {
      await backend.stop();
      await stopDatabase();
      await rm(dataDir, { recursive: true });
    },
  };
}

const testServer = join(repositoryDir, 'dist/backend/testServer.js');

async function runBackend(
  environment: NodeJS.ProcessEnv,
  flags: string[] = [],
  program = testServer,
): Promise<RunningBackend> {
  let running = await startProcess(environment, flags, program);
  const { url, publishableKey, secretKey, serverToken } = running;
  // The port that was found is kept, or the pages of this shop would look elsewhere.
  const onSamePort = { ...environment, BACKEND_PORT: new URL(url).port };
  return {
    url,
    publishableKey,
    secretKey,
    serverToken,
    get pid() {
      return Number(running.child.pid);
    },
    sql: (query, params) => running.sql(query, params),
    mailbox: async (recipient) => {
      const response = await fetch(`${url}/mailbox.json?to=${encodeURIComponent(recipient)}`);
      return (await response.json()) as StoredMail[];
    },
    shutDown: () => running.stop(),
    restart: async () => {
      running = await startProcess(onSamePort, flags, program);
    },
    stopListening: () => running.setListening(false),
    listenAgain: () => running.setListening(true),
    suspend: () => void running.child.kill('SIGSTOP'),
    resume: () => void running.child.kill('SIGCONT'),
    stop: () => running.stop(),
  };
}
