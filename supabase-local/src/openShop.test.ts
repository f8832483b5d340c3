import { Client } from 'pg';
import { statementTimeout } from './db/database';
import { startTestBackend, type TestBackend } from './testing/testBackend';

const hasServer = process.env.TEST_DATABASE_URL !== undefined;
if (!hasServer) console.warn('DID NOT RUN: no PostgreSQL here on which to hold a shop up.');

(hasServer ? describe : describe.skip)('a shop that opens on a busy server', () => {
  let backend: TestBackend;
  let holder: Client;
  /** A transaction keeps seeing who was active when it first looked, so that another one looks. */
  let watcher: Client;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'postgres' });
    const connect = async () => {
      const client = new Client({ connectionString: backend.databaseUrl });
      await client.connect();
      return client;
    };
    [holder, watcher] = await Promise.all([connect(), connect()]);
  });
  afterAll(async () => {
    await Promise.all([holder.end(), watcher.end()]);
    await backend.stop();
  });

  it('waits longer for its catalogue than a request may', async () => {
    await backend.shutDown();
    await holder.query('begin; lock table public.products');
    const opens = backend.restart();
    const waitsLong = `select 1 from pg_stat_activity
       where wait_event_type = 'Lock' and query like '%public.products%'
         and clock_timestamp() - query_start > ${statementTimeout + 500} * interval '1 millisecond'`;
    const waiter = new Promise<void>((resolve, reject) => {
      const look = () =>
        watcher
          .query(waitsLong)
          .then(({ rows }) => (rows.length > 0 ? resolve() : setTimeout(look, 100)), reject);
      void look();
    });
    await Promise.race([opens, waiter]);
    await holder.query('rollback');
    await opens;
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });
});

describe('a shop that opens on the embedded engine of a busy machine', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite', env: { SHOP_PHASE: 'live' } });
  });
  afterAll(() => backend.stop());

  it('opens an empty catalogue in the wanted phase; prices of a live shop hold their tax', async () => {
    await backend.sql('truncate public.products cascade');
    await backend.shutDown();
    await backend.restart();
    expect(await backend.sql('select phase, tax_mode from public.shop_settings')).toEqual([
      { phase: 'live', tax_mode: 'included' },
    ]);
  });

  it('gives what is asked before anybody can wait more time than a request has', async () => {
    // The server's own token is written at each start.
    await backend.sql(`create function private.dawdle() returns trigger language plpgsql as $$
      begin perform pg_sleep(${(statementTimeout + 500) / 1000}); return null; end $$`);
    await backend.sql(`create trigger dawdle before insert on private.server_tokens
      for each statement execute function private.dawdle()`);
    await backend.shutDown();
    await backend.restart();
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
  });
});
