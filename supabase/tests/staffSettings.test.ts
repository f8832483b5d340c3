import { onOneEngine, type Refusal, request, type Row, type Transaction } from '@shop/test-databases';
import { inOrderShop, placeOrderAs } from './adminShop';
import type { OrderShop } from './orderShop';
import { createUser } from './shopFixtures';

interface Entry {
  id: number;
  action: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

interface Found {
  orders: { number: string }[] | null;
  products: { id: string }[] | null;
  customers: { email: string }[] | null;
}

onOneEngine('the staff’s search, settings and the way to the opening', (db) => {
  const inShop = (
    test: (tools: {
      tx: Transaction;
      shop: OrderShop;
      call: Transaction['value'];
      refused: Transaction['refusal'];
      has: (role: string) => Promise<void>;
      log: () => Promise<Entry[]>;
    }) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const call: Transaction['value'] = (sql, params) =>
        tx.as(admin, () => tx.value(`select public.${sql}`, params));
      await test({
        tx,
        shop,
        call,
        refused: (sql, params) => tx.as(admin, () => tx.refusal(`select public.${sql}`, params)),
        has: async (role) => {
          await tx.rows('delete from private.staff_members where user_id = $1', [admin.id]);
          await tx.rows('insert into private.staff_members (user_id, role) values ($1, $2)', [
            admin.id,
            role,
          ]);
        },
        log: async () =>
          (await tx.rows(
            `select id::integer, action, before, after from public.admin_actions where target = 'settings' order by id desc`,
          )) as unknown as Entry[],
      });
    });
  const json = (...values: object[]) => values.map((value) => JSON.stringify(value));
  const save = 'save_settings($1::text::jsonb, $2::text::jsonb)';

  it('finds an order, its shopper and a product by what is known of them', async () => {
    await inShop(async ({ tx, shop, call }) => {
      const { number } = await placeOrderAs(tx, shop);
      const product = shop.variant.split(':')[0];
      await tx.rows(`update public.profiles set phone = '9812345678' where id = $1`, [shop.shopper.id]);
      const find = (query: string) => call<Found>('search_staff($1)', [query]);
      const hasOrder = ({ orders }: Found) => orders?.some((each) => each.number === number) === true;
      const hasShopper = ({ customers }: Found) =>
        customers?.some(({ email }) => email === shop.shopper.email) === true;
      expect(hasOrder(await find(number.toLowerCase()))).toBe(true);
      expect(hasOrder(await find(shop.shopper.email))).toBe(true);
      expect(hasShopper(await find(shop.shopper.email.toUpperCase()))).toBe(true);
      expect(hasShopper(await find('98123456'))).toBe(true);
      expect((await find(product ?? '')).products).toEqual([expect.objectContaining({ id: product })]);
      expect(await find('a')).toEqual({ orders: null, products: null, customers: null });
      // Signs of patterns and of queries are texts like any other.
      for (const odd of ['%%', '__@', "zq' & !", '<script>', '\\%'])
        expect((await find(odd)).customers ?? []).toEqual([]);
    });
  });

  it('finds what a role may see, at most six of a kind, and nothing for shoppers', async () => {
    await inShop(async ({ tx, shop, call, has }) => {
      await placeOrderAs(tx, shop);
      for (let count = 0; count < 8; count++) await createUser(tx.rows);
      const find = () => call<Found>('search_staff($1)', [shop.shopper.email.slice(0, 7)]);
      expect((await find()).customers).toHaveLength(6);
      await has('catalogue');
      expect(await find()).toMatchObject({ orders: null, customers: null });
      await has('support');
      expect(await find()).toMatchObject({ products: null, customers: expect.any(Array) as unknown });
      const refused = await tx.as(shop.shopper, () => tx.refusal(`select public.search_staff('asha')`));
      expect(refused).toMatchObject({ hint: 'FORBIDDEN' });
    });
  });

  it('writes the fields that are named: another fee saved leaves express at 150', async () => {
    await inShop(async ({ call, log }) => {
      await call(save, json({ platform_fee: '7' }, { platform_fee: 5 }));
      expect(await call('get_admin_settings()')).toMatchObject({ platform_fee: 7, express_shipping: 150 });
      expect((await log())[0]).toMatchObject({
        action: 'settings/saved',
        before: { platform_fee: 5 },
        after: { platform_fee: 7 },
      });
      const [{ id } = { id: 0 }] = await log();
      await call(save, json({ platform_fee: '7' }, {}));
      expect((await log())[0]?.id).toBe(id);
    });
  });

  it('tells the second of two what the first has changed, where both mean the same field', async () => {
    await inShop(async ({ call, refused }) => {
      await call(save, json({ platform_fee: '7' }, { platform_fee: 5 }));
      await call(save, json({ return_days: '10' }, { return_days: 7 }));
      const stale = await refused(save, json({ platform_fee: '9' }, { platform_fee: 5 }));
      expect(stale).toMatchObject({ hint: 'STALE', detail: { fields: { platform_fee: 7 }, by: /@/ } });
      await call(save, json({ platform_fee: '7' }, { platform_fee: 5 }));
      await call(save, json({ platform_fee: '9' }, { platform_fee: 7 }));
      expect(await call('get_admin_settings()')).toMatchObject({ platform_fee: 9, return_days: 10 });
    });
  });

  it('keeps the return period no shorter than the time in which a fault is reported', async () => {
    await inShop(async ({ call, refused }) => {
      expect(await refused(save, json({ return_days: '1' }, {}))).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field: 'return_days' },
      });
      await call(save, json({ return_days: '2' }, {}));
    });
  });

  it('takes a change back by the log, and the taking back as well', async () => {
    await inShop(async ({ call, refused, log }) => {
      await call(save, json({ platform_fee: '7', sale_ends_on: '2027-02-01' }, {}));
      const [saved] = await log();
      await call(save, json({ return_days: '10' }, {}));
      await call('undo_settings($1)', [saved?.id]);
      expect(await call('get_admin_settings()')).toMatchObject({
        platform_fee: 5,
        sale_ends_on: null,
        return_days: 10,
      });
      const [undone] = await log();
      expect(undone).toMatchObject({ action: 'settings/undone', before: saved?.after, after: saved?.before });
      await call('undo_settings($1)', [undone?.id]);
      expect(await call('get_admin_settings()')).toMatchObject({
        platform_fee: 7,
        sale_ends_on: '2027-02-01',
      });

      await call(save, json({ platform_fee: '8' }, {}));
      expect(await refused('undo_settings($1)', [saved?.id])).toMatchObject({
        hint: 'STALE',
        detail: { fields: { platform_fee: 8 } },
      });
      expect(await call('get_admin_settings()')).toMatchObject({ sale_ends_on: '2027-02-01' });
      expect(await refused('undo_settings($1)', [-1])).toMatchObject({ hint: 'UNKNOWN_ACTION' });
    });
  });

  it('goes live by no undo: that is asked for anew', async () => {
    await inShop(async ({ call, refused, log }) => {
      const seller = { legal_name: 'Tota Darzi', address: '1 MG Road, Nagpur', gstin: '27ZZZCZ0000Z1Z1' };
      await call('save_seller($1::text::jsonb)', json(seller));
      await call(save, json({ phase: 'live', tax_mode: 'added' }, { phase: 'beta' }));
      await call(save, json({ phase: 'beta' }, { phase: 'live' }));
      const [closed] = await log();
      expect(await refused('undo_settings($1)', [closed?.id])).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field: 'tax_mode' },
      });
    });
  });

  it('knows what is missing before the opening, and who stands for what', async () => {
    await inShop(async ({ tx, call, refused, has }) => {
      const facts = () => call<Record<string, unknown>>('get_going_live()');
      expect(await facts()).toMatchObject({ seller_saved_at: null, statements: [], sale_put_off: 0 });
      await call('sign_statement($1, true)', ['policies']);
      await call('sign_statement($1, true)', ['policies']);
      expect(await facts()).toMatchObject({
        statements: [{ id: 'policies', by: expect.stringContaining('@') as unknown }],
      });
      await call('sign_statement($1, false)', ['policies']);
      expect(await facts()).toMatchObject({ statements: [] });
      expect(await refused('sign_statement($1, true)', ['<script>'])).toMatchObject({
        hint: 'INVALID_INPUT',
      });
      const logged = await tx.rows(
        `select action from public.admin_actions where target = 'policies' order by id`,
      );
      expect(logged.map(({ action }) => action)).toEqual(['going-live/signed', 'going-live/withdrawn']);
      for (const day of ['2027-02-01', '2027-02-08', '2027-02-15'])
        await call(save, json({ sale_ends_on: day }, {}));
      expect(await facts()).toMatchObject({ sale_put_off: 2 });
      await has('catalogue');
      expect(await refused('get_going_live()')).toMatchObject({ hint: 'FORBIDDEN' });
      expect(await refused('sign_statement($1, true)', ['policies'])).toMatchObject({ hint: 'FORBIDDEN' });
      expect(await refused('undo_settings($1)', [1])).toMatchObject({ hint: 'FORBIDDEN' });
    });
  });

  it('lets one of two through who change one fee at the same moment', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const staff = [1, 2].map(() => createUser(run, { app: { role: 'admin' } }));
    const attempts = await Promise.allSettled(
      (await Promise.all(staff)).map((who, place) =>
        request(
          db(),
          who,
          `select public.${save}`,
          json({ cod_limit: `${4000 + place}` }, { cod_limit: 5000 }),
        ),
      ),
    );
    const refusals = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refusals.map(({ reason }) => (reason as Refusal).hint)).toEqual(['STALE']);
  });
});
