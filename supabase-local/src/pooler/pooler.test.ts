import { Client } from 'pg';
import { assertLedgersBalance } from '@shop/supabase/ledgers';
import { findPooler, type Pooler, startPooler } from '@shop/test-databases';
import { openPostgres } from '../db/openPostgres';
import { openShopper, piece } from '../faults/shopper';
import { openBackend, startTestBackend, type TestBackend } from '../testing/testBackend';

const serverUrl = process.env.TEST_DATABASE_URL;
const isPossible = findPooler() !== undefined && serverUrl !== undefined;
if (!isPossible)
  console.warn('Nothing is tried behind a pooler here: install PostgreSQL 15 or newer and pgbouncer.');

/** Far fewer than the two backends together would take by themselves. */
const connections = 3;

(isPossible ? describe : describe.skip)(
  'two backends behind a pooler that lends connections by transactions',
  () => {
    let pooler: Pooler;
    let first: TestBackend;
    let second: Awaited<ReturnType<typeof openBackend>>;
    let pooledUrl: string;
    beforeAll(async () => {
      pooler = await startPooler(serverUrl ?? '', connections);
      const DATABASE_POOLER = 'transaction';
      first = await startTestBackend({ engine: 'postgres', through: pooler.urlOf, env: { DATABASE_POOLER } });
      pooledUrl = pooler.urlOf(first.databaseUrl ?? '');
      second = await openBackend({ DATA_DIR: first.dataDir, DATABASE_URL: pooledUrl, DATABASE_POOLER });
    });
    afterAll(async () => {
      await second?.stop();
      await first?.stop();
      await pooler?.stop();
    });

    it('sell the last pieces once each, to shoppers who come at one moment', async () => {
      const shopper = await openShopper(first.url, first.publishableKey);
      const other = await openShopper(second.url, second.publishableKey, {
        email: 'admin@example.com',
        password: 'admin-demo',
      });
      await first.sql('update public.product_variants set stock = 3 where id = $1', [piece]);
      const answers = await Promise.all(
        [shopper, other, shopper, other, shopper, other, shopper, other].map((each) => each.placeOrder()),
      );
      expect(answers.filter(({ number }) => number !== undefined)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
      expect(await first.sql('select stock from public.product_variants where id = $1', [piece])).toEqual([
        { stock: 0 },
      ]);
      await assertLedgersBalance(first.sql);
    });

    it('sweep at one moment, and every mail is sent once', async () => {
      const waiting = await first.sql('select id from private.outbox where sent_at is null');
      expect(waiting.length).toBeGreaterThanOrEqual(3);
      const sweep = async ({ url, secretKey }: { url: string; secretKey: string }) => {
        const answer = await fetch(`${url}/functions/v1/sweep`, {
          method: 'POST',
          headers: { apikey: secretKey },
        });
        return (await answer.json()) as { mails: number; errors: string[] };
      };
      const swept = await Promise.all([first, second, first, second].map(sweep));
      expect(swept.flatMap(({ errors }) => errors)).toEqual([]);
      expect(swept.reduce((sum, { mails }) => sum + mails, 0)).toBe(waiting.length);
    });

    it('list and search for more visitors at once than there are connections', async () => {
      const ask = (url: string, words: string) =>
        fetch(`${url}/rest/v1/rpc/list_products?p_search=${words}&p_filters={}`, {
          headers: { apikey: first.publishableKey },
        }).then(async (answer) => [answer.status, ((await answer.json()) as { total: number }).total > 0]);
      const asked = Array.from({ length: 24 }, (_, index) =>
        ask(index % 2 === 0 ? first.url : second.url, index % 3 === 0 ? 'silk' : 'kurta'),
      );
      expect(new Set((await Promise.all(asked)).map(String))).toEqual(new Set(['200,true']));
    });

    it('leave nothing of a caller on a connection', async () => {
      const clients = await Promise.all(
        Array.from({ length: connections }, async () => {
          const client = new Client({ connectionString: pooledUrl });
          await client.connect();
          // All of them at once, so that each has a connection of its own.
          await client.query('begin');
          return client;
        }),
      );
      const left = await Promise.all(
        clients.map((client) =>
          client.query(
            `select pg_backend_pid() as id, current_user::text as role, session_user::text as session,
             current_setting('statement_timeout') as timeout, current_setting('search_path') as path,
             coalesce(current_setting('request.jwt.claims', true), '') as claims,
             (select count(*)::integer from pg_prepared_statements where name <> '') as prepared`,
          ),
        ),
      );
      for (const client of clients) await client.end();
      const rows = left.flatMap(({ rows: [row] }) => [row as Record<string, unknown>]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(connections);
      const clean = { timeout: '0', claims: '', prepared: 0, path: '"$user", public' };
      for (const row of rows) expect(row).toMatchObject(clean);
      expect(new Set(rows.flatMap(({ role, session }) => [role, session]))).toEqual(
        new Set([decodeURIComponent(new URL(serverUrl ?? '').username)]),
      );
    });

    it('end a statement that takes too long, in a transaction and outside of one', async () => {
      const db = await openPostgres(pooledUrl, { timeout: 100, pooled: true });
      try {
        const slow = 'select pg_sleep(60)';
        await expect(db.transaction((tx) => tx.query(slow))).rejects.toMatchObject({ code: '57014' });
        await expect(db.query(slow)).rejects.toMatchObject({ code: '57014' });
        expect(await db.query('select 1 as one')).toEqual({ rows: [{ one: 1 }] });
      } finally {
        await db.close();
      }
    });

    it('are told what to set where nobody said that there is a pooler', async () => {
      await expect(openPostgres(pooledUrl)).rejects.toThrow(/set DATABASE_POOLER=transaction/);
    });

    it('would meet each other by what belongs to a session, so that nothing in the database uses it', async () => {
      const [one, two] = [
        new Client({ connectionString: pooledUrl }),
        new Client({ connectionString: pooledUrl }),
      ];
      await Promise.all([one.connect(), two.connect()]);
      try {
        await one.query('select pg_advisory_lock(20261123)');
        const { rows } = await two.query('select pg_try_advisory_lock(20261123) as taken');
        // Both hold what only one can: they were lent the same connection.
        expect(rows).toEqual([{ taken: true }]);
        await two.query('select pg_advisory_unlock_all()');
        await one.query({ name: 'mine', text: 'select 1' });
        await expect(two.query({ name: 'mine', text: 'select 2' })).rejects.toMatchObject({ code: '42P05' });
        await one.query('deallocate all');
      } finally {
        await Promise.all([one.end(), two.end()]);
      }
      const users = await first.sql(
        String.raw`select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and p.prosrc ~* 'pg_(try_)?advisory_(un)?lock|create temp|\mlisten\M|set_config\([^;]*,\s*false\s*\)|\mset (session|role)\M'`,
      );
      expect(users).toEqual([]);
    });
  },
);
