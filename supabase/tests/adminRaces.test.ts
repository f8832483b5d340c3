import { onOneEngine, type Refusal, request, type Row } from '@shop/test-databases';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

/** What arrives at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('the staff at the same time', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const createAdmin = () => createUser(run, { app: { role: 'admin' } });
  const hints = (attempts: PromiseSettledResult<unknown>[]) =>
    attempts
      .filter((attempt) => attempt.status === 'rejected')
      .map((attempt) => (attempt.reason as Refusal).hint);

  it('saves one of two stale edits, and tells the other whose it was', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    const product = (await createVariant(run)).split(':')[0] ?? '';
    const read = 'select public.get_admin_product($1) as product';
    const [opened] = await request(db(), admins[0] as TestUser, read, [product]);
    const record = opened?.product as { version: number; name: string };
    const attempts = await Promise.allSettled(
      admins.map((admin) =>
        request(db(), admin, 'select public.save_product($1::text::jsonb, $2)', [
          JSON.stringify({ ...record, name: `By ${admin.email}` }),
          record.version,
        ]),
      ),
    );
    expect(hints(attempts)).toEqual(['STALE']);
    const winner = admins[attempts.findIndex(({ status }) => status === 'fulfilled')];
    const loser = attempts.find((attempt) => attempt.status === 'rejected');
    expect(JSON.parse(String((loser!.reason as Refusal).detail))).toEqual({
      version: record.version + 1,
      by: winner?.email,
    });
    expect(await run('select name, version from public.products where id = $1', [product])).toEqual([
      { name: `By ${winner?.email}`, version: record.version + 1 },
    ]);
  });

  it('makes one of two new products of one name, and keeps what was made', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    await createVariant(run);
    const make = (n: number) =>
      request(db(), admins[n] as TestUser, 'select public.save_product($1::text::jsonb)', [
        JSON.stringify({
          ...{
            name: 'Made at once',
            price: 500,
            original_price: 500,
            category_id: 'test',
            brand: 'Test House',
          },
          ...{ sku: `AT-ONCE-${n}`, variants: [{ label: '', stock: 1 }] },
        }),
      ]);
    const attempts = await pausedUntilAwaited(
      db(),
      'public.products',
      () => Promise.allSettled([make(0)]),
      () => Promise.allSettled([make(1)]),
    );
    expect(hints(attempts.flat())).toEqual(['INVALID_INPUT']);
    const winner = attempts.flat().findIndex(({ status }) => status === 'fulfilled');
    expect(await run(`select sku, version from public.products where id = 'made-at-once'`)).toEqual([
      { sku: `AT-ONCE-${winner}`, version: 1 },
    ]);
  });

  it('enters a complaint once that is sent twice at the same moment', async () => {
    const admin = await createAdmin();
    const complaint = JSON.stringify({
      ...{ name: 'Sita', email: 'sita@example.com', message: 'No answer', channel: 'phone' },
      received_on: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
    });
    const key = crypto.randomUUID();
    const enter = () =>
      request(db(), admin, 'select public.enter_grievance($1::text::jsonb, $2) as ticket', [complaint, key]);
    const [first, second] = await pausedUntilAwaited(db(), 'public.contact_messages', enter, enter);
    expect(first[0]?.ticket).toMatch(/^TDG-/);
    expect(second).toEqual(first);
  });

  it('saves one of two changes of the same synonyms', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    const save = 'select public.save_synonyms($1, $2, false, $3::text::jsonb)';
    const opened = ['phool', 'pushp'];
    await request(db(), admins[0] as TestUser, save, ['phool', opened, '{}']);
    const attempts = await Promise.allSettled(
      admins.map((admin, n) =>
        request(db(), admin, save, ['phool', [...opened, `gul${n}`], JSON.stringify({ words: opened })]),
      ),
    );
    expect(hints(attempts)).toEqual(['STALE']);
  });

  it('makes one of two new tariff headings of one number, and saves one of two first choices for a type', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    const race = (save: string, paramsOf: (n: number) => unknown[]) =>
      Promise.allSettled(
        admins.map((admin, n) => request(db(), admin, `select public.${save}`, paramsOf(n))),
      );
    const made = await race(`save_hsn_code($1::text::jsonb)`, (n) => [
      JSON.stringify({ hsn: '9999', goods: `Goods ${n}`, percent: '5', is_created: true }),
    ]);
    expect(hints(made)).toEqual(['INVALID_INPUT']);
    await run(`delete from private.type_hsn where type_id = 'men-tees'`);
    const chosen = await race(`save_type_hsn('men-tees', $1, '{"hsn": null}')`, (n) => [['9999', '6109'][n]]);
    expect(hints(chosen)).toEqual(['STALE']);
  });

  it('makes one of two new coupons of one code', async () => {
    const admins = [await createAdmin(), await createAdmin()];
    const make = (n: number) =>
      request(db(), admins[n] as TestUser, 'select public.save_coupon($1::text::jsonb)', [
        JSON.stringify({
          ...{ id: 'DIWALI', title: `By ${n}`, type: 'flat', value: 100 + n, min_order: 500 },
          ...{ valid_from: '2026-11-01', valid_until: '2026-11-30', active: true, is_created: true },
        }),
      ]);
    const attempts = await pausedUntilAwaited(
      db(),
      'public.coupons',
      async () => (await Promise.allSettled([make(0)]))[0],
      async () => (await Promise.allSettled([make(1)]))[0],
    );
    expect(hints([...attempts])).toEqual(['INVALID_INPUT']);
    expect(await run(`select value from public.coupons where id = 'DIWALI'`)).toEqual([{ value: 100 }]);
  });

  it('keeps one of two owners who dismiss, or block, each other', async () => {
    for (const act of [`public.save_staff_roles($1, '{}', '{owner}')`, 'public.block_user($1, true)']) {
      await run(`update auth.users set raw_app_meta_data = '{}'`);
      const [one, two] = [await createAdmin(), await createAdmin()];
      const attempts = await Promise.allSettled([
        request(db(), one, `select ${act}`, [two.id]),
        request(db(), two, `select ${act}`, [one.id]),
      ]);
      // Whoever comes second is the last one, or not on the staff any more.
      expect(hints(attempts)).toEqual([expect.stringMatching(/^(LAST_OWNER|FORBIDDEN)$/)]);
      expect(
        await run(
          `select count(*)::integer as owners from private.staff_members m join public.profiles p on p.id = m.user_id
           where m.role = 'owner' and p.blocked_at is null`,
        ),
      ).toEqual([{ owners: 1 }]);
    }
  });

  it('takes pieces away while they are being bought, and never one twice', async () => {
    const admin = await createAdmin();
    const variant = await createVariant(run, { price: 500, stock: 30 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const user = await createUser(run);
        return { user, address: await createAddress(run, user) };
      }),
    );
    const orders = buyers.map(({ user, address }) =>
      request(
        db(),
        user,
        placeOrderSql,
        orderParams({ lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 }),
      ),
    );
    const losses = Array.from({ length: 20 }, () =>
      request(db(), admin, `select public.adjust_stock($1, -1, 'lost')`, [variant]),
    );
    const attempts = await Promise.allSettled([...orders, ...losses]);
    expect(hints(attempts)).toEqual(Array.from({ length: 10 }, () => 'OUT_OF_STOCK'));
    expect(
      await run(
        `select v.stock,
           (select sum(l.quantity)::integer from public.order_lines l where l.variant_id = v.id) as sold,
           (select -sum(s.change)::integer from public.stock_adjustments s where s.variant_id = v.id) as lost
         from public.product_variants v where v.id = $1`,
        [variant],
      ),
    ).toEqual([{ stock: 0, sold: expect.any(Number) as number, lost: expect.any(Number) as number }]);
    const told = await run(
      `select stock_after from public.stock_adjustments where variant_id = $1 order by id`,
      [variant],
    );
    // Each was told another number: none has counted what somebody else took.
    expect(new Set(told.map(({ stock_after }) => stock_after)).size).toBe(told.length);
  });
});
