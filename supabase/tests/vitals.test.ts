import { createHash, randomUUID } from 'node:crypto';
import { type Caller, onOneEngine, request, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser } from './shopFixtures';

const token = 'shop-server-of-the-tests';
const trial = '2026-11-22T10:00:00.000Z';
const digest = createHash('sha256').update(token).digest('hex');

interface Count {
  measure: string;
  count: number;
  bucket?: number;
  version?: string;
  trial?: string;
  at?: string;
}

const recordSql = 'select public.record_vitals($1, $2, $3, $4)';
const toRow = ({ bucket = 0, version = '1', ...rest }: Count) => ({
  at: new Date().toISOString(),
  remote: 'mf-cart',
  version,
  page: 'mf-cart/cart',
  trial: '',
  bucket,
  ...rest,
});

onOneEngine('vitals', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      await tx.rows(`insert into private.server_tokens (digest, note) values ($1, 'tests')`, [digest]);
      await test(tx);
    });
  const record = (tx: Transaction, counts: Count[], batch: string = randomUUID()) =>
    tx.as('anon', () =>
      tx.value<unknown[]>(recordSql, [
        token,
        batch,
        JSON.stringify(counts.map(toRow)),
        JSON.stringify([{ remote: 'mf-cart', trial }]),
      ]),
    );
  const figures = async (tx: Transaction, caller: Caller, minutes = 60) =>
    tx.as(caller, () =>
      tx.rows(
        `select version, views::integer, errors_per_thousand::float, visits::integer, failed_visits::integer,
           answers::integer, failed_answers::integer, lcp_p75::float, inp_p75::float, cls_p75::float
         from public.get_release_figures(now() - interval '1 day', now() + interval '1 day', $1)`,
        [minutes],
      ),
    );
  const createAdmin = async (tx: Transaction) => createUser(tx.rows, { app: { role: 'admin' } });

  it('are written by the shop’s own web servers alone', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      for (const caller of ['anon', shopper] satisfies Caller[])
        for (const wrong of [null, '', 'shop-server-guessed', digest])
          await tx.as(caller, async () => {
            const forbidden = { code: 'PT403', hint: 'FORBIDDEN' };
            expect(await tx.refusal(recordSql, [wrong, randomUUID(), '[]', '[]'])).toMatchObject(forbidden);
            expect(
              await tx.refusal(`select public.announce_trial_end($1, 'mf-cart', '1', $2, 'slow')`, [
                wrong,
                trial,
              ]),
            ).toMatchObject(forbidden);
          });
      await record(tx, [{ measure: 'views', count: 3 }]);
      expect(await tx.value(`select sum(count)::integer from private.vitals`)).toBe(3);
    });
  });

  it('are read by admins alone, as rates and p75 of each version', async () => {
    await inShop(async (tx) => {
      await record(tx, [
        { measure: 'views', count: 150 },
        { measure: 'errors', count: 3 },
        { measure: 'visits', count: 80 },
        { measure: 'failedVisits', count: 2 },
        { measure: 'answers', count: 90 },
        { measure: 'failedAnswers', count: 1 },
        // Half within 400 ms, half from 400 to 600: three of four views within 500.
        { measure: 'lcp', bucket: 0, count: 10 },
        { measure: 'lcp', bucket: 1, count: 10 },
        { measure: 'inp', bucket: 16, count: 4 },
        { measure: 'cls', bucket: 6, count: 8 },
        { measure: 'views', version: '2', count: 1 },
      ]);
      const admin = await createAdmin(tx);
      expect(await figures(tx, { ...admin, admin: true })).toEqual([
        {
          version: '1',
          views: 150,
          errors_per_thousand: 20,
          visits: 80,
          failed_visits: 2,
          answers: 90,
          failed_answers: 1,
          lcp_p75: 500,
          inp_p75: 2000,
          cls_p75: 0.093,
        },
        expect.objectContaining({ version: '2', views: 1, errors_per_thousand: 0, lcp_p75: null }),
      ]);
      const shopper = await createUser(tx.rows);
      for (const caller of ['anon', shopper] satisfies Caller[])
        await tx.as(caller, async () => {
          const refusal = await tx.refusal('select public.get_release_figures(now(), now(), 60)');
          expect(['SIGN_IN_REQUIRED', 'FORBIDDEN']).toContain(refusal.hint);
        });
    });
  });

  it('are counted once, however often a web server sends them', async () => {
    await inShop(async (tx) => {
      const batch = randomUUID();
      const counts = [{ measure: 'visits', count: 2, trial }];
      await record(tx, counts, batch);
      const counted = await record(tx, counts, batch);
      expect(counted).toEqual([
        { remote: 'mf-cart', trial, version: '1', measure: 'visits', bucket: 0, count: 2 },
      ]);
      expect(await record(tx, counts)).toEqual([expect.objectContaining({ count: 4 })]);
    });
  });

  it('judge a trial by what was counted since it began', async () => {
    await inShop(async (tx) => {
      await record(tx, [
        { measure: 'visits', count: 5 },
        { measure: 'visits', count: 7, trial: '2026-11-01T10:00:00.000Z' },
      ]);
      expect(await record(tx, [])).toEqual([]);
      const counted = await record(tx, [
        { measure: 'visits', count: 10, trial },
        { measure: 'lcp', bucket: 3, count: 1, version: '2', trial },
        { measure: 'views', count: 9, trial },
      ]);
      expect(counted).toHaveLength(2);
      expect(counted).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ version: '1', measure: 'visits', count: 10 }),
          expect.objectContaining({ version: '2', measure: 'lcp', bucket: 3, count: 1 }),
        ]),
      );
    });
  });

  it('are told in slots from the moment asked for on, so that one as long as the span has the totals', async () => {
    await inShop(async (tx) => {
      const admin = { ...(await createAdmin(tx)), admin: true };
      for (const age of ['84 days', '40 days', '1 hour'])
        await tx.rows(
          `insert into private.vitals select date_trunc('hour', now() - $1::interval), 'mf-cart', '1', '',
             measure, 2, 10 from unnest(array['views', 'lcp']) as measure`,
          [age],
        );
      const totals = await tx.as(admin, () =>
        tx.rows(
          `select slot = date_trunc('hour', now() - interval '85 days') as is_first, views::integer, lcp_p75::integer
           from public.get_release_figures(date_trunc('hour', now() - interval '85 days'), now(), $1)`,
          [86 * 24 * 60],
        ),
      );
      expect(totals).toEqual([{ is_first: true, views: 30, lcp_p75: 750 }]);
    });
  });

  it('are merged to hours, and forgotten in the end', async () => {
    await inShop(async (tx) => {
      const admin = { ...(await createAdmin(tx)), admin: true };
      await record(tx, [{ measure: 'views', count: 4 }]);
      const add = (age: string, count: number) =>
        tx.rows(
          `insert into private.vitals values (date_trunc('hour', now() - $1::interval) + interval '7 minutes',
             'mf-cart', '1', 'mf-cart/cart', 'views', 0, $2)`,
          [age, count],
        );
      for (const [age, count] of [
        ['5 hours', 10],
        ['91 days', 100],
      ] as const)
        await add(age, count);
      await tx.as('service_role', () => tx.rows('select public.trim_vitals()'));
      await add('5 hours', 20);
      await tx.as('service_role', () => tx.rows('select public.trim_vitals()'));
      const kept = await tx.rows(`select count::integer,
        counted_at = date_trunc('hour', counted_at) as whole from private.vitals order by counted_at`);
      expect(kept).toEqual([{ count: 30, whole: true }, expect.objectContaining({ count: 4 })]);
      expect(await figures(tx, admin, 24 * 60)).not.toEqual([]);
    });
  });

  it('of twenty web servers at once are all counted, whatever the order they write in', async () => {
    await db().query(`insert into private.server_tokens (digest, note) values ($1, 'tests')`, [digest]);
    const versions = ['1', '2', '3', '4', '5'];
    const counts = versions.map((version) => ({ measure: 'visits', count: 1, version, trial }));
    const batch = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, (_, server) => {
        const rows = (server % 2 ? counts : counts.toReversed()).map(toRow);
        // The last five are one batch whose sender heard nothing.
        const id = server < 15 ? randomUUID() : batch;
        return request(db(), 'anon', recordSql, [token, id, JSON.stringify(rows), '[]']);
      }),
    );
    const { rows } = await db().query(
      'select version, count::integer from private.trial_figures where trial = $1 order by 1',
      [trial],
    );
    expect(rows).toEqual(versions.map((version) => ({ version, count: 16 })));
    await db().query('delete from private.trial_figures');
    await db().query('delete from private.vitals');
    await db().query('delete from private.server_tokens');
  });

  it('refuse what nobody measures', async () => {
    await inShop(async (tx) => {
      for (const count of [
        { measure: 'clicks', count: 1 },
        { measure: 'lcp', bucket: 17, count: 1 },
        { measure: 'views', count: -1 },
      ])
        await tx.as('anon', async () => {
          const refusal = await tx.refusal(recordSql, [
            token,
            randomUUID(),
            JSON.stringify([toRow(count)]),
            '[]',
          ]);
          expect(refusal.code).toBe('23514');
        });
    });
  });

  it('tell every admin once of a trial that ended itself, and nobody else', async () => {
    await inShop(async (tx) => {
      const [admin, former] = [await createAdmin(tx), await createAdmin(tx)];
      const shopper = await createUser(tx.rows);
      await tx.rows('update public.profiles set blocked_at = now() where id = $1', [former.id]);
      const announce = () =>
        tx.as('anon', () =>
          tx.value<number>(
            `select public.announce_trial_end($1, 'mf-cart', '2', $2, '10 of 10 visits failed')`,
            [token, trial],
          ),
        );
      expect(await announce()).toBeGreaterThan(0);
      await announce();
      const mails = await tx.rows(
        `select recipient, payload from private.outbox where kind = 'release/trial-ended' and recipient = any($1)`,
        [[admin.email, former.email, shopper.email]],
      );
      expect(mails).toEqual([
        {
          recipient: admin.email,
          payload: { remote: 'mf-cart', version: '2', reason: '10 of 10 visits failed' },
        },
      ]);
    });
  });

  it('come with what waits in the shop, which the web servers alone may ask', async () => {
    await inShop(async (tx) => {
      const health = () =>
        tx.as('anon', () => tx.value<Record<string, number>>('select public.get_shop_health($1)', [token]));
      const before = await health();
      await tx.rows(
        `insert into private.outbox (kind, recipient, payload, dedupe_key, next_attempt_at, created_at, failed_at) values
           ('order/placed', 'a@example.in', '{}', 'health-1', now() - interval '90 seconds', now() - interval '90 seconds', null),
           ('order/placed', 'b@example.in', '{}', 'health-2', now() + interval '1 hour', now(), null),
           ('order/placed', 'c@example.in', '{}', 'health-3', now(), now() - interval '1 day', now())`,
      );
      const after = await health();
      expect(after.mails_waiting).toBe((before.mails_waiting ?? 0) + 1);
      expect(after.mails_oldest_seconds).toBeGreaterThanOrEqual(90);
      expect(after.mails_failed).toBe((before.mails_failed ?? 0) + 1);
      expect(Object.values(after).every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
      const shopper = await createUser(tx.rows);
      for (const caller of ['anon', shopper] satisfies Caller[])
        await tx.as(caller, async () => {
          const refusal = await tx.refusal('select public.get_shop_health($1)', ['shop-server-guessed']);
          expect(refusal.code).toBe('PT403');
        });
    });
  });

  it('come with the state of the shop’s parts, for the staff', async () => {
    await inShop(async (tx) => {
      const status = (by: Caller) =>
        tx.as(by, () => tx.value<Record<string, unknown>>('select public.get_shop_status()'));
      const owner = await createAdmin(tx);
      expect(await status(owner)).toMatchObject({
        sweep: null,
        web_servers: [],
        backup: null,
        mails_failed: 0,
      });
      const id = randomUUID();
      const greet = (version: string) =>
        tx.as('anon', () => tx.rows('select public.note_web_server($1, $2, $3)', [token, id, version]));
      await greet('1');
      await greet('2');
      await tx.rows(
        `insert into private.web_servers (id, version, seen_at) values (gen_random_uuid(), '0', now() - interval '2 days')`,
      );
      await greet('2');
      await tx.as('service_role', async () => {
        await tx.rows(`select public.note_sweep('{}')`);
        await tx.rows(`select public.note_sweep('{"mails: away"}')`);
        for (let n = 0; n < 32; n += 1)
          await tx.rows(`select public.note_backup(now() - make_interval(hours => $1), 1000)`, [n]);
      });
      expect(await tx.rows('select count(*)::int as n from private.backup_notes')).toEqual([{ n: 30 }]);
      expect(await status(owner)).toMatchObject({
        sweep: { errors: ['mails: away'] },
        web_servers: [{ id, version: '2' }],
        backup: { bytes: 1000 },
        database: { most_connections: expect.any(Number) as number },
      });
      const shopper = await createUser(tx.rows);
      for (const caller of ['anon', shopper] satisfies Caller[])
        expect(await tx.as(caller, () => tx.refusal('select public.get_shop_status()'))).toMatchObject({
          code: caller === 'anon' ? 'PT401' : 'PT403',
        });
      expect(
        await tx.as('anon', () =>
          tx.refusal('select public.note_web_server($1, $2, $3)', ['guessed', id, '3']),
        ),
      ).toMatchObject({ code: 'PT403' });
    });
  });

  it('are not all that a log knows: the connection bears the name of the request', async () => {
    await inShop(async (tx) => {
      const nameAfter = async (headers: Record<string, string>) => {
        await tx.rows(
          `select set_config('application_name', '', true), set_config('request.headers', $1, true)`,
          [JSON.stringify(headers)],
        );
        await tx.rows('select private.before_request()');
        return tx.value<string>(`select current_setting('application_name')`);
      };
      expect(await nameAfter({ 'x-request-id': 'req-0123456789' })).toBe('shop req-0123456789');
      expect(
        await nameAfter({ 'x-client-info': 'totadarzi; page=0b7d9c1e-1111-4222-8333-944445555666' }),
      ).toBe('shop 0b7d9c1e-1111-4222-8333-944445555666');
      const strangers: Record<string, string>[] = [
        {},
        { 'x-request-id': "';drop table" },
        { 'x-client-info': 'page=%n' },
      ];
      for (const strange of strangers) expect(await nameAfter(strange)).toBe('');
    });
  });
});
