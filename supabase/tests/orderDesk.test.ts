import { randomUUID } from 'node:crypto';
import { onOneEngine, request, rolledBack, type Row, type Transaction } from '@shop/test-databases';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import { capture, placeOnline } from './paymentFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

interface Result {
  number: string;
  outcome: string;
  hint: string | null;
  status: string | null;
}

const advanceSql = 'select public.bulk_advance_orders($1, $2::text::jsonb) as results';
const advanceParams = (status: string, orders: readonly object[]) => [status, JSON.stringify(orders)];
const fetchResults = (rows: Row[]) => rows[0]?.results as Result[];

onOneEngine('many orders at once', (db) => {
  interface Desk {
    tx: Transaction;
    admin: TestUser;
    shopper: TestUser;
    draft: OrderDraft;
    place: () => Promise<string>;
    call: <Answer>(sql: string, params?: unknown[]) => Promise<Answer>;
    refused: Transaction['refusal'];
    advance: (status: string, ...orders: object[]) => Promise<Result[]>;
  }

  const atDesk = (test: (desk: Desk) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      const shopper = await createUser(tx.rows);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const variant = await createVariant(tx.rows, { price: 500, stock: 90 });
      const address = await createAddress(tx.rows, shopper);
      const draft: OrderDraft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 };
      const call: Desk['call'] = (sql, params) =>
        tx.as(admin, () => tx.value(`select public.${sql}`, params));
      await test({
        tx,
        admin,
        shopper,
        draft,
        call,
        place: async () => (await placeOrder(tx, shopper, draft)).number,
        refused: (sql, params) => tx.as(admin, () => tx.refusal(`select public.${sql}`, params)),
        advance: (status, ...orders) =>
          call('bulk_advance_orders($1, $2::text::jsonb)', advanceParams(status, orders)),
      });
    });

  it('move, or say why not, each by itself; a second try finds them moved', async () => {
    await atDesk(async ({ tx, advance, place, call }) => {
      const [one, two, three] = [await place(), await place(), await place()];
      await call(`advance_order($1, 'cancelled')`, [three]);
      const wishes = [
        { number: one, from: 'placed' },
        { number: three, from: 'placed' },
        { number: 'TD0000000000' },
        { number: two.toLowerCase(), from: 'placed' },
        { number: one, from: 'placed' },
      ];
      expect(await advance('confirmed', ...wishes)).toMatchObject([
        { number: one, outcome: 'moved', status: 'confirmed' },
        { number: three, outcome: 'failed', hint: 'ORDER_CHANGED', status: 'cancelled' },
        { number: 'TD0000000000', outcome: 'failed', hint: 'UNKNOWN_ORDER', status: null },
        { number: two, outcome: 'moved', status: 'confirmed' },
        { number: one, outcome: 'failed', hint: 'TWICE' },
      ]);
      expect((await advance('confirmed', ...wishes)).map(({ outcome }) => outcome)).toEqual([
        'already',
        'failed',
        'failed',
        'already',
        'failed',
      ]);
      const events = await tx.value<number>(
        `select count(*)::integer from public.order_events where status = 'confirmed'`,
      );
      expect(events).toBe(2);
      expect(await advance('delivered', { number: one })).toMatchObject([{ hint: 'INVALID_TRANSITION' }]);
    });
  });

  it('ship with a tracking number of their own', async () => {
    await atDesk(async ({ tx, advance, place }) => {
      const numbers = [await place(), await place(), await place(), await place()];
      const [one = '', two, three, four] = numbers;
      for (const status of ['confirmed', 'packed'])
        await advance(status, ...numbers.map((number) => ({ number })));
      const courier = 'Blue Dart';
      expect(
        await advance(
          'shipped',
          { number: one, courier, tracking: 'BD1001' },
          { number: two, courier, tracking: 'BD1001' },
          { number: three, courier, tracking: '=HYPERLINK("x")' },
          { number: four, courier: '', tracking: 'BD1004' },
        ),
      ).toMatchObject([
        { outcome: 'moved' },
        { outcome: 'failed', hint: 'TRACKING_TAKEN', status: 'packed' },
        { outcome: 'failed', hint: 'INVALID_INPUT', status: 'packed' },
        { outcome: 'failed', hint: 'INVALID_INPUT', status: 'packed' },
      ]);
      expect(
        await advance(
          'shipped',
          { number: one, from: 'packed', courier, tracking: 'BD1001' },
          { number: one.toLowerCase(), courier, tracking: 'BD9' },
        ),
      ).toMatchObject([{ outcome: 'already' }, { hint: 'TWICE' }]);
      // Of another order, and twice in one list: a parcel is the same in small letters.
      expect(
        await advance(
          'shipped',
          { number: two, courier, tracking: 'bd1001' },
          { number: three, courier: '', tracking: 'BD1003' },
          { number: four, courier, tracking: 'bd1003' },
        ),
      ).toMatchObject([{ hint: 'TRACKING_TAKEN' }, { hint: 'INVALID_INPUT' }, { hint: 'TRACKING_TAKEN' }]);
      expect(
        await advance('shipped', { number: one, from: 'packed', courier, tracking: 'BD2000' }),
      ).toMatchObject([{ hint: 'ORDER_CHANGED' }]);
      // What failed has left no half of it behind.
      expect(
        await tx.rows(
          `select o.number from public.orders o where o.tracking_number is not null
             or exists (select 1 from public.invoices i where i.order_id = o.id)`,
        ),
      ).toEqual([{ number: one }]);
    });
  });

  it('are found by day in India, payment, place, amount, tag and shopper', async () => {
    await atDesk(async ({ tx, call, place, shopper, draft, refused }) => {
      const number = await place();
      const late = await placeOnline(tx, shopper, { ...draft, key: crypto.randomUUID() });
      await capture(tx, late);
      await tx.rows(
        `update public.orders set placed_at = '2001-03-04 18:45+00',
           ship_to = ship_to || '{"city": "Pune ", "pincode": "411001"}' where number = $1`,
        [number],
      );
      await tx.rows(`update public.orders set ship_to = ship_to || '{"city": "Pune"}' where number = $1`, [
        number,
      ]);
      await call(`tag_orders($1, ' Gift ')`, [[number]]);
      const found = async (filter: object, status: string | null = null) => {
        const page = await call<{ total: number; rows: { number: string }[] }>(
          `list_admin_orders('', $1, p_filter => $2::text::jsonb)`,
          [status, JSON.stringify(filter)],
        );
        expect(page.total).toBe(page.rows.length);
        return page.rows.map((row) => row.number);
      };
      for (const filter of [
        { from: '2001-03-05', to: '2001-03-05' },
        { payment: 'cash-due' },
        { city: ' PUNE ' },
        { pin: '411' },
        { tag: 'gift' },
        { state: 'Maharashtra', payment: 'cash' },
      ])
        expect([filter, await found(filter)]).toEqual([filter, [number]]);
      for (const filter of [{ payment: 'online' }, { payment: 'upi', with: 'tax' }, { from: '2001-03-06' }])
        expect([filter, await found(filter)]).toEqual([filter, [late.number]]);
      expect(await found({ customer: shopper.id, min: '645', max: '645' }, 'sold')).toHaveLength(2);
      for (const filter of [
        { to: '2001-03-04' },
        { min: '646' },
        { max: 644 },
        { tag: 'gif' },
        { type: 'x' },
      ])
        expect([filter, await found(filter)]).toEqual([filter, []]);
      for (const [field, value] of [
        ['from', '2001-02-30'],
        ['min', 'much'],
        ['pin', '4'],
        ['payment', `' or true`],
        ['customer', 'asha'],
        ['with', 'love'],
      ] as const)
        expect(
          await refused(`list_admin_orders(p_filter => $1::text::jsonb)`, [
            JSON.stringify({ [field]: value }),
          ]),
        ).toMatchObject({ hint: 'INVALID_INPUT', detail: { field } });
      // A quote ends no literal.
      expect(await found({ tag: `x' or true --`, city: `'); drop table orders; --` })).toEqual([]);
    });
  });

  it('of a state that there is none of are none, whatever it is called', async () => {
    await atDesk(async ({ call, place }) => {
      await place();
      for (const state of ['50%', '%s', '%1$s %3$s', `'`])
        expect(
          await call(`list_admin_orders('', $1, p_filter => '{"payment": "cash"}')`, [state]),
        ).toMatchObject({
          total: 0,
          rows: [],
        });
    });
  });

  it('are picked by a filter only as many as were seen, and never more than are counted', async () => {
    await atDesk(async ({ tx, call, place, refused }) => {
      const numbers = [await place(), await place(), await place()];
      const pick = `pick_orders($1, '', 'placed', '{"payment": "cash-due"}')`;
      const picked = await call<{ number: string; status: string }[]>(pick, [3]);
      expect(picked.map(({ number }) => number).sort()).toEqual(numbers.sort());
      expect(await refused(pick, [2])).toMatchObject({ hint: 'SELECTION_CHANGED', detail: { count: 3 } });
      // A busy day: copies of one order, in ten thousand rows and then one more.
      await tx.rows('set local session_replication_role = replica');
      const columns = await tx.value<string[]>(
        `select array_agg(column_name::text) from information_schema.columns
         where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
      );
      const copy = (from: number, to: number) =>
        tx.rows(
          `insert into public.orders (${columns.join(', ')})
           select ${columns.map((column) => `c.${column}`).join(', ')}
           from public.orders o, generate_series($2::integer, $3::integer) n, jsonb_populate_record(o, jsonb_build_object(
             'id', gen_random_uuid(), 'number', 'TD' || lpad(n::text, 10, '0')
           )) c
           where o.number = $1`,
          [numbers[0], from, to],
        );
      await copy(1, 9_997);
      const pickAll = `pick_orders($1, '', 'placed')`;
      const all = await call<{ number: string }[]>(pickAll, [10_000]);
      expect(new Set(all.map(({ number }) => number)).size).toBe(10_000);
      await copy(9_998, 9_998);
      const isTooMany = { hint: 'INVALID_INPUT', detail: { field: 'orders' } };
      expect(await refused(pickAll, [10_001])).toMatchObject(isTooMany);
      expect(await call(`list_admin_orders('', 'placed')`)).toMatchObject({ total: 10_000, more: true });
      // Uncounted states are left out, as of a list that nobody counts to its end.
      await tx.rows(`create or replace function private.listing_limit(p_of text) returns integer
        language sql stable as 'select 2'`);
      expect(await refused(pick, [3])).toMatchObject(isTooMany);
      expect(await call(`list_admin_orders('', 'placed', p_filter => '{"payment": "cash"}')`)).toMatchObject({
        total: 2,
        more: true,
        counts: null,
      });
    });
  });

  it('have tags and notes of the staff, which no shopper sees and which end with the account', async () => {
    await atDesk(async ({ tx, call, refused, place, shopper }) => {
      const number = await place();
      expect(await call(`tag_orders($1, 'Gift')`, [[number, 'TD0000000000']])).toBe(1);
      expect(await call(`tag_orders($1, 'gift')`, [[number]])).toBe(0);
      await call(`tag_orders($1, 'fragile')`, [[number]]);
      expect(await call('get_order_desk()')).toMatchObject({ tags: ['fragile', 'gift'] });
      expect(await call(`tag_orders($1, 'FRAGILE', true)`, [[number]])).toBe(1);
      const key = randomUUID();
      const note = 'add_order_note($1, $2, $3)';
      // The answer to the first was lost.
      for (const _try of [1, 2]) await call(note, [number, ' <script>alert(1)</script> ', key]);
      const order = await call<{ tags: string[]; notes: { body: string; by: string }[] }>(
        'get_admin_order($1)',
        [number],
      );
      expect(order).toMatchObject({ tags: ['gift'], notes: [{ body: '<script>alert(1)</script>' }] });
      expect(
        await tx.rows(`select after from public.admin_actions where action = 'order/note' and target = $1`, [
          number,
        ]),
      ).toHaveLength(1);
      for (const tag of ['', ' ', 'a,b', 'x'.repeat(31), 'line\nbreak'])
        expect(await refused('tag_orders($1, $2)', [[number], tag])).toMatchObject({
          detail: { field: 'tag' },
        });
      expect(await refused(note, [number, ' ', randomUUID()])).toMatchObject({ detail: { field: 'note' } });
      expect(await refused(note, [number, 'Fine', null])).toMatchObject({ detail: { field: 'key' } });
      for (const table of ['order_notes', 'order_tags'])
        expect(await tx.as(shopper, () => tx.refusal(`select * from private.${table}`))).toMatchObject({
          code: '42501',
        });
      await tx.rows('select private.erase_traces($1, $2)', [shopper.id, shopper.email]);
      expect(await call('get_admin_order($1)', [number])).toMatchObject({ tags: [], notes: [] });
    });
  });

  it('are filtered by views that belong to one of the staff', async () => {
    await atDesk(async ({ tx, call, refused }) => {
      const save = 'save_order_view($2, $3, $1)';
      const id = await call<string>(save, [null, 'Pune, cash', 'city=Pune&payment=cash']);
      expect(await refused(save, [null, 'PUNE, cash', ''])).toMatchObject({ detail: { field: 'name' } });
      await call(save, [id, 'Pune', null]);
      expect(await call('get_order_desk()')).toMatchObject({
        views: [{ id, name: 'Pune', query: 'city=Pune&payment=cash' }],
      });
      const other = await createUser(tx.rows, { app: { role: 'admin' } });
      const theirs = (sql: string, params?: unknown[]) =>
        tx.as(other, () => tx.rows(`select public.${sql} as answer`, params));
      expect(await theirs('get_order_desk()')).toMatchObject([{ answer: { views: [] } }]);
      await theirs('delete_order_view($1)', [id]);
      expect(await tx.as(other, () => tx.refusal(`select public.${save}`, [id, 'Mine', '']))).toMatchObject({
        detail: { field: 'name' },
      });
      await call('delete_order_view($1)', [id]);
      expect(await call('get_order_desk()')).toMatchObject({ views: [] });
    });
  });

  it('are exported and printed in the order asked for, whole or not at all, and both are logged', async () => {
    await atDesk(async ({ advance, call, refused, place }) => {
      const [one, two] = [await place(), await place()];
      const papers = 'get_order_papers($1, $2)';
      expect(await call('export_orders($1)', [[two, one]])).toMatchObject([
        { number: two, method: 'cod', ship_to: { pincode: '440001' }, lines: [{ quantity: 1 }] },
        { number: one },
      ]);
      expect(await call(papers, ['labels', [two, one]])).toMatchObject([
        { number: two, to_collect: 645, seller: { gstin: expect.any(String) as string } },
        { number: one },
      ]);
      for (const status of ['confirmed', 'packed']) await advance(status, { number: one });
      await advance('shipped', { number: one, courier: 'Delhivery', tracking: 'D-4711' });
      expect(await call(papers, ['invoices', [one]])).toMatchObject([{ order: one, kind: 'invoice' }]);
      expect(await refused(papers, ['invoices', [one, two]])).toMatchObject({
        hint: 'NO_PAPER',
        detail: { numbers: [two] },
      });
      await call(`advance_order($1, 'cancelled')`, [two]);
      expect(await refused(papers, ['slips', [one, two]])).toMatchObject({ hint: 'NO_PAPER' });
      expect(await refused(papers, ['letters', [one]])).toMatchObject({ detail: { field: 'kind' } });
      const log = await call<{ rows: { action: string; target: string }[] }>(
        `list_admin_actions('', 'order')`,
      );
      expect(log.rows.map(({ action, target }) => `${action} ${target}`)).toEqual(
        expect.arrayContaining(['order/exported 2 orders', 'order/printed 2 labels']),
      );
    });
  });

  it('refuse slices that are empty, too large or no lists', async () => {
    await atDesk(async ({ refused }) => {
      const many = Array.from({ length: 201 }, (_, n) => ({ number: `TD${n}` }));
      for (const orders of [[], many, {}, 'x', [{}], [{ number: 1 }]])
        expect(
          await refused('bulk_advance_orders($1, $2::text::jsonb)', ['packed', JSON.stringify(orders)]),
        ).toMatchObject({ detail: { field: 'orders' } });
      for (const status of ['placed', 'cancelled', 'rto', null])
        expect(await refused(`bulk_advance_orders($1, '[{"number": "x"}]')`, [status])).toMatchObject({
          detail: { field: 'status' },
        });
    });
  });

  it('are moved once by two of the staff who have the same ones, in whatever order they name them', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const admins = [
      await createUser(run, { app: { role: 'admin' } }),
      await createUser(run, { app: { role: 'admin' } }),
    ];
    const variant = await createVariant(run, { price: 500, stock: 50 });
    const numbers: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const shopper = await createUser(run);
      const address = await createAddress(run, shopper);
      for (let nth = 0; nth < 3; nth += 1) {
        const draft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 };
        const [row] = await request(db(), shopper, placeOrderSql, orderParams(draft));
        numbers.push((row!.receipt as { number: string }).number);
      }
    }
    const wishes = numbers.map((number) => ({ number, from: 'placed' }));
    const answers = await Promise.all(
      admins.map(async (admin, n) => {
        const mine = n === 0 ? wishes : [...wishes].reverse();
        return fetchResults(await request(db(), admin, advanceSql, advanceParams('confirmed', mine)));
      }),
    );
    const outcomes = answers.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'moved')).toHaveLength(9);
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(9);
    expect(
      await run(
        `select count(*)::integer as events from public.order_events e join public.orders o on o.id = e.order_id
         where o.number = any ($1) and e.status = 'confirmed'`,
        [numbers],
      ),
    ).toEqual([{ events: 9 }]);
    // Whose role was taken away meanwhile moves nothing more.
    await run(`update auth.users set raw_app_meta_data = '{}' where id = $1`, [admins[0]?.id]);
    await expect(
      request(db(), admins[0] as TestUser, advanceSql, advanceParams('packed', wishes)),
    ).rejects.toMatchObject({ hint: 'FORBIDDEN' });
  });

  describe('when two of the staff ship at once', () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;

    type Wishes = { number: string; tracking: string }[];

    /** Ships each list in a request of its own, both at the same time; answers hints by request. */
    const shipAtOnce = async (first: Wishes, second: Wishes) => {
      const admin = await createUser(run, { app: { role: 'admin' } });
      const ship = (wishes: Wishes) => {
        const orders = wishes.map((wish) => ({ ...wish, courier: 'Blue Dart' }));
        return request(db(), admin, advanceSql, advanceParams('shipped', orders));
      };
      const answers = await pausedUntilAwaited(
        db(),
        'public.invoices',
        () => ship(first),
        () => ship(second),
      );
      return answers.map((rows) => fetchResults(rows).map(({ outcome, hint }) => hint ?? outcome));
    };

    /** Numbers of so many packed orders of each shopper, by their ids. */
    const pack = async (...counts: number[]) => {
      const variant = await createVariant(run, { price: 500, stock: 50 });
      const shoppers = await Promise.all(counts.map(() => createUser(run)));
      shoppers.sort((one, two) => (one.id < two.id ? -1 : 1));
      const numbers: string[][] = [];
      for (const [index, shopper] of shoppers.entries()) {
        const draft = {
          lines: [{ variant_id: variant, quantity: 1 }],
          address: await createAddress(run, shopper),
          total: 645,
        };
        const mine: string[] = [];
        for (let nth = 0; nth < (counts[index] ?? 0); nth += 1) {
          const [row] = await request(db(), shopper, placeOrderSql, orderParams(draft));
          mine.push((row!.receipt as { number: string }).number);
        }
        numbers.push(mine);
      }
      await run(`update public.orders set status = 'packed' where number = any ($1)`, [numbers.flat()]);
      return numbers;
    };

    it('other orders of the same shoppers, they wait for each other’s invoices alone', async () => {
      const [[one = ''] = [], [two = '', three = ''] = []] = await pack(1, 2);
      expect(
        await shipAtOnce(
          [
            { number: one, tracking: 'BD3001' },
            { number: two, tracking: 'BD3002' },
          ],
          [{ number: three, tracking: 'BD3003' }],
        ),
      ).toEqual([['moved', 'moved'], ['moved']]);
    });

    it('with the same tracking number, one of them hears that it is taken', async () => {
      const [[one = ''] = [], [two = ''] = []] = await pack(1, 1);
      const hints = await shipAtOnce(
        [{ number: one, tracking: 'BD4001' }],
        [{ number: two, tracking: 'bd4001' }],
      );
      expect(hints).toEqual([['moved'], ['TRACKING_TAKEN']]);
    });
  });
});
