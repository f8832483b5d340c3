import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { cachedFolder } from './cachedFolder';
import { copyFolder } from './copyFolder';
import { openEmbedded } from './openEmbedded';
import { findPostgresBinaries, startCluster } from './postgresCluster';
import { repositoryDir } from './repositoryDir';
import { copyTemplate, type ScratchDatabase } from './scratchDatabase';

export type Row = Record<string, unknown>;
export type Query = (sql: string, params?: unknown[]) => Promise<{ rows: Row[] }>;

/** One connection on which statements of a transaction follow each other. */
export interface Connection {
  query: Query;
  release(): Promise<void>;
}

/** A migrated database without a catalogue, owned by the test file that opened it. */
export interface TestDatabase {
  /** As superuser, outside any transaction. */
  query: Query;
  connect(): Promise<Connection>;
  stop(): Promise<void>;
}

export type Engine = 'PGlite' | 'PostgreSQL';

/** What the platform grants on new tables and functions of `public`: nothing, or everything to everybody. */
export type Defaults = 'strict' | 'exposing';

const serverUrl = process.env.TEST_DATABASE_URL;

/** Engines that can run here: the embedded one always, PostgreSQL where `sharedPostgres` found or started one. */
export const engines: Engine[] = serverUrl ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

const scriptsIn = (folder: string): string[] =>
  readdirSync(join(repositoryDir, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(repositoryDir, folder, name), 'utf8'));

/** What the platform provides runs as superuser; our migrations run as they would on a hosted project. */
async function migrate(run: (script: string) => Promise<unknown>, defaults: Defaults): Promise<void> {
  // Where the local backend keeps what is its own.
  await run('create schema supabase_local');
  for (const script of scriptsIn('supabase-local/platform')) await run(script);
  if (defaults === 'exposing')
    for (const script of scriptsIn('supabase-local/platform-exposing')) await run(script);
  await run('set role migrator');
  for (const script of scriptsIn('supabase/migrations')) await run(`begin;\n${script}\ncommit;`);
  await run('reset role');
}

/** Opens an empty shop on the given engine. Stop it when done. */
export function openDatabase(engine: Engine, defaults: Defaults = 'strict'): Promise<TestDatabase> {
  return engine === 'PGlite' ? openInProcess(defaults) : openServer(defaults);
}

const templateName = (defaults: Defaults) => (defaults === 'strict' ? 'migrated' : `migrated_${defaults}`);

/** Where the migrated embedded database lies; made by the first who needs it. */
const migratedFolder = (defaults: Defaults): Promise<string> =>
  cachedFolder(templateName(defaults), async (draft) => {
    const embedded = openEmbedded(draft);
    await migrate((script) => embedded.run(script), defaults).finally(() => embedded.stop());
  });

async function openInProcess(defaults: Defaults): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
  await copyFolder(await migratedFolder(defaults), folder);
  const embedded = openEmbedded(folder);
  const query: Query = async (sql, params = []) => ({ rows: await embedded.run(sql, params) });
  // It has one connection only, so whoever asks for one waits for the one before to be released.
  let free = Promise.resolve();
  const connect = async () => {
    const mine = free;
    let release = () => {};
    free = new Promise((resolve) => (release = resolve));
    await mine;
    return { query, release: async () => release() };
  };
  const stop = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
  return { query, connect, stop };
}

async function openServer(defaults: Defaults): Promise<TestDatabase> {
  if (!serverUrl) throw new Error('No PostgreSQL here');
  return connectTo(
    await copyTemplate(serverUrl, templateName(defaults), (url) => migrateServer(url, defaults)),
  );
}

/** A server's database to test in; stopping it stops the server. */
export function connectTo(server: ScratchDatabase): TestDatabase {
  const pool = new Pool({ connectionString: server.connectionString, max: 60 });
  // Idle connections break when a test brings the server down; the pool replaces them.
  pool.on('error', () => undefined);
  return {
    query: (sql, params) => pool.query(sql, params),
    connect: async () => {
      const connection = await pool.connect();
      // A broken connection says so to whoever waits for its answer; without a listener it would end the process.
      const ignore = () => undefined;
      connection.on('error', ignore);
      return {
        query: (sql, params) => connection.query(sql, params),
        release: async () => {
          connection.removeListener('error', ignore);
          connection.release();
        },
      };
    },
    stop: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

/** A PostgreSQL that writes through to the disk and can be brought down the hard way. */
export interface DurableDatabase extends TestDatabase {
  crashAndRestart(): Promise<void>;
}

/**
 * Opens an empty shop on a server of its own, with so much memory for the tables (`1GB`) or what a server takes by itself;
 * `undefined` where there is no PostgreSQL to start.
 */
export async function openDurableDatabase(sharedBuffers?: string): Promise<DurableDatabase | undefined> {
  const binaries = findPostgresBinaries();
  if (!binaries) return undefined;
  const cluster = await startCluster(binaries, { durable: true, sharedBuffers });
  await migrateServer(cluster.connectionString).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  return { ...connectTo(cluster), crashAndRestart: cluster.crashAndRestart };
}

async function migrateServer(connectionString: string, defaults: Defaults = 'strict'): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await migrate((script) => client.query(script), defaults).finally(() => client.end());
}
