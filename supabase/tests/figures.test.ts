import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, placeOrderAs } from './adminShop';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { type Overview, overviewFaults } from './overviewModel';
import { capture, placeOnline } from './paymentFixtures';
import { createAddress, createUser, createVariant, placeOrder, type TestUser } from './shopFixtures';

onOneEngine('the figures of the overview', (db) => {
  interface Tools {
    tx: Transaction;
    shop: Parameters<Parameters<typeof inOrderShop>[1]>[1];
    admin: TestUser;
    overview: (from?: string, to?: string) => Promise<Overview>;
    staff: (sql: string, params?: unknown[]) => Promise<unknown>;
  }
  const inShop = (test: (tools: Tools) => Promise<void>) =>
    inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const today = await tx.value<string>(`select (now() at time zone 'Asia/Kolkata')::date::text`);
      await test({
        ...{ tx, shop, admin },
        overview: (from = today, to = today) =>
          tx.as(admin, () => tx.value<Overview>('select public.get_admin_overview($1, $2)', [from, to])),
        staff: (sql, params) => tx.as(admin, () => tx.value(`select public.${sql}`, params)),
      });
    });
  // What stands behind the figures of a day, as the staff sees it in the list and takes it away in a file.
  const behind = async ({ staff, overview }: Pick<Tools, 'staff' | 'overview'>) => {
    const today = (await overview()).days.at(-1)?.day;
    const { rows } = (await staff(`list_admin_orders('', 'sold', '-placed', 0, 200, $1::text::jsonb)`, [
      JSON.stringify({ from: today, to: today }),
    ])) as { rows: { number: string; total: number }[] };
    const numbers = rows.map(({ number }) => number);
    const file = numbers.length > 0 ? await staff('export_orders($1)', [numbers]) : [];
    return { rows, file: file as { total: number; saving: number; refunded: number }[] };
  };
  const agrees = async (tools: Pick<Tools, 'tx' | 'overview' | 'staff'>) => {
    const { tx, overview } = tools;
    expect(await overviewFaults(tx.rows, await overview())).toEqual([]);
    const { current } = await overview();
    const { rows, file } = await behind(tools);
    const sum = <Name extends string>(of: readonly Record<Name, number>[], name: Name) =>
      of.reduce((so, each) => so + each[name], 0);
    expect({
      list: sum(rows, 'total'),
      ...{ total: sum(file, 'total'), saving: sum(file, 'saving'), refunded: sum(file, 'refunded') },
    }).toEqual({
      list: current.total,
      ...{ total: current.total, saving: current.discounts, refunded: current.refunds },
    });
    return current;
  };
  const refresh = (tx: Transaction) =>
    tx.as('service_role', () => tx.value<number>('select public.refresh_figures()'));
  const deliver = async ({ staff }: Pick<Tools, 'staff'>, number: string) => {
    for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
      await staff('advance_order($1, $2)', [number, status]);
  };

  it('say what is not collected yet, and what went back', async () => {
    await inShop(async (tools) => {
      const { tx, shop, staff } = tools;
      const cash = await placeOrderAs(tx, shop);
      // 500 + 90 GST + 50 shipping + 5 fee.
      expect(await agrees(tools)).toMatchObject({
        ...{ orders: 1, gross: 500, gst: 90, shipping: 50, fees: 5, total: 645, net: 645, average: 645 },
        ...{ cash_due: 645, cash_collected: 0, refunds: 0, new_customers: 1, returning_customers: 0 },
      });
      await deliver(tools, cash.number);
      await staff('record_cash($1, true)', [cash.number]);
      expect(await agrees(tools)).toMatchObject({ cash_due: 0, cash_collected: 645 });

      const online = await placeOnline(tx, shop.shopper, {
        ...shop.draft,
        lines: [{ variant_id: shop.variant, quantity: 2 }],
        total: 1235,
      });
      expect(await agrees(tools)).toMatchObject({ orders: 1 });
      await capture(tx, online);
      await staff('refund_order($1, 100, $2)', [online.number, 'Came late']);
      // Cash without a UPI ID becomes store credit.
      await staff('refund_order($1, 45, $2)', [cash.number, 'A stain']);
      expect(await agrees(tools)).toMatchObject({
        ...{ orders: 2, gross: 1500, total: 1880, refunds: 145, net: 1735, new_customers: 1 },
      });
      const { means } = await tools.overview();
      expect(means).toEqual([
        { id: 'upi', orders: 1, total: 1235 },
        { id: 'cash-collected', orders: 1, total: 645 },
      ]);
    });
  });

  it('take off what is cancelled, with what was paid back for it, and a part that is returned', async () => {
    await inShop(async (tools) => {
      const { tx, shop, staff } = tools;
      const draft = { ...shop.draft, lines: [{ variant_id: shop.variant, quantity: 2 }], total: 1235 };
      const kept = await placeOnline(tx, shop.shopper, draft);
      await capture(tx, kept);
      await deliver(tools, kept.number);
      const { id } = await tx.as(shop.shopper, () =>
        tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb)', [
          kept.number,
          JSON.stringify({
            ...{ kind: 'return', reason: 'Does not fit' },
            lines: [{ variant_id: shop.variant, quantity: 1 }],
          }),
        ]),
      );
      for (const state of ['approved', 'picked_up', 'received', 'refunded'])
        await staff('advance_return($1, $2)', [id, state]);
      expect(await agrees(tools)).toMatchObject({ total: 1235, refunds: 590, net: 645 });

      const gone = await placeOnline(tx, shop.shopper, { ...draft, total: 1235 });
      await capture(tx, gone);
      expect(await agrees(tools)).toMatchObject({ orders: 2, total: 2470 });
      await refresh(tx);
      await staff(`advance_order($1, 'cancelled')`, [gone.number]);
      expect(await agrees(tools)).toMatchObject({ orders: 1, total: 1235, refunds: 590, net: 645 });
    });
  });

  it('count credit and gift cards as money, and coupons as discounts', async () => {
    await inShop(async (tools) => {
      const { tx, shop } = tools;
      await giveCredit(tx.rows, shop.shopper, 45);
      await giveGiftCard(tx.rows, shop.shopper, 200);
      const coupon = await createCoupon(tx.rows, { value: 100 });
      await placeOrder(tx, shop.shopper, {
        ...shop.draft,
        ...{ coupon, credit: 45, giftCards: 200, total: 300 },
      });
      expect(await agrees(tools)).toMatchObject({ gross: 500, discounts: 100, total: 545, cash_due: 300 });
      expect((await tools.overview()).means).toEqual([
        { id: 'cash-due', orders: 1, total: 300 },
        { id: 'gift-card', orders: 1, total: 200 },
        { id: 'credit', orders: 1, total: 45 },
      ]);
    });
  });

  it('count by days in India, against the period before', async () => {
    await inShop(async ({ tx, shop, overview, staff }) => {
      const { number } = await placeOrderAs(tx, shop);
      // 18:45 UTC is a quarter past midnight in India: the next day there.
      await tx.rows(`update public.orders set placed_at = '2001-03-04 18:45+00' where number = $1`, [number]);
      const period = await overview('2001-03-05', '2001-03-06');
      expect(period).toMatchObject({ current: { net: 645, orders: 1 }, previous: { net: 0, orders: 0 } });
      expect(period.days).toMatchObject([
        { day: '2001-03-05', total: 645, orders: 1 },
        { day: '2001-03-06', total: 0, orders: 0 },
      ]);
      expect((await overview('2001-03-04', '2001-03-04')).current.orders).toBe(0);
      expect((await overview('2001-03-07', '2001-03-08')).previous).toMatchObject({ orders: 1 });
      await staff(`advance_order($1, 'cancelled')`, [number]);
      expect((await overview('2001-03-05', '2001-03-06')).current).toMatchObject({ net: 0, orders: 0 });
      const tooLong = `select public.get_admin_overview('2001-01-01', '2003-01-01')`;
      expect(
        await tx.as(await createUser(tx.rows, { app: { role: 'admin' } }), () => tx.refusal(tooLong)),
      ).toMatchObject({
        hint: 'INVALID_INPUT',
      });
    });
  });

  it('are the same before and after days were added up, and when something changes between', async () => {
    await inShop(async (tools) => {
      const { tx, shop, staff } = tools;
      const first = await placeOrderAs(tx, shop);
      const other = await createUser(tx.rows);
      await placeOrder(tx, other, { ...shop.draft, address: await createAddress(tx.rows, other) });
      const before = await tools.overview();
      expect(await refresh(tx)).toBe(1);
      expect(await tools.overview()).toEqual(before);
      expect(await refresh(tx)).toBe(0);
      // A step that changes no amount changes no day.
      await staff(`advance_order($1, 'confirmed')`, [first.number]);
      expect(await refresh(tx)).toBe(0);
      await tx.rows(`update public.orders set placed_at = placed_at - interval '3 days' where number = $1`, [
        first.number,
      ]);
      expect(await agrees(tools)).toMatchObject({ orders: 1 });
      expect(await refresh(tx)).toBe(2);
      expect(await agrees(tools)).toMatchObject({ orders: 1, new_customers: 1 });
      // Another type of the same product moves its sales there.
      await tx.rows(`insert into public.product_types (id, category_id, parent_id, name, size_system)
        values ('test-others', 'test', 'test-things', 'Others', 'letters')`);
      await tx.rows(`update public.products set type_id = 'test-others' where id = split_part($1, ':', 1)`, [
        shop.variant,
      ]);
      expect((await tools.overview()).types).toEqual([
        { id: 'test-others', name: 'Others', orders: 1, pieces: 1, gross: 500 },
      ]);
    });
  });

  it('are added up anew once for a day on which many products of another type were sold', async () => {
    await inShop(async (tools) => {
      const { tx, shop } = tools;
      const variants = [await createVariant(tx.rows), await createVariant(tx.rows)];
      await placeOrder(tx, shop.shopper, {
        ...shop.draft,
        lines: variants.map((variant_id) => ({ variant_id, quantity: 1 })),
        total: 1235,
      });
      await refresh(tx);
      await tx.rows(`update public.products set brand = 'Another'`);
      const changes = 'select count(*)::integer from private.sales_changes';
      expect(await tx.value(changes)).toBe(0);
      await tx.rows(`insert into public.product_types (id, category_id, parent_id, name, size_system)
        values ('test-others', 'test', 'test-things', 'Others', 'letters')`);
      await tx.rows(`update public.products set type_id = 'test-others' where id || ':m' = any ($1)`, [
        variants,
      ]);
      expect(await tx.value(changes)).toBe(1);
      await agrees(tools);
      expect((await tools.overview()).types).toMatchObject([{ id: 'test-others', pieces: 2 }]);
    });
  });

  it('tell new customers from those who come back, and orders from visits', async () => {
    await inShop(async (tools) => {
      const { tx, shop, overview } = tools;
      const first = await placeOrderAs(tx, shop);
      await tx.rows(`update public.orders set placed_at = now() - interval '2 days' where number = $1`, [
        first.number,
      ]);
      await placeOrderAs(tx, shop);
      const token = 'web server of this test';
      await tx.rows(
        `insert into private.server_tokens (digest, note) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), '')`,
        [token],
      );
      const batch = crypto.randomUUID();
      const visits = 'select public.record_visits($1, $2, 40, 90)';
      const visitor = (params: unknown[]) => tx.as('anon', () => tx.rows(visits, params));
      await visitor([token, batch]);
      await visitor([token, batch]);
      expect(await agrees(tools)).toMatchObject({
        ...{ new_customers: 0, returning_customers: 1, visits: 40, conversion: 2.5 },
      });
      const stranger = ['somebody else', crypto.randomUUID()];
      expect(await tx.as('anon', () => tx.refusal(visits, stranger))).toMatchObject({ hint: 'FORBIDDEN' });
      const { previous } = await overview();
      expect(previous).toMatchObject({ orders: 0, visits: 0, conversion: null });
    });
  });

  it('say that more run low than they counted', async () => {
    await inShop(async ({ tx, shop, overview }) => {
      const product = shop.variant.split(':')[0];
      // Each new size would look at all others of its product.
      await tx.rows('set local session_replication_role = replica');
      await tx.rows(
        `insert into public.product_variants (id, product_id, label, stock)
         select $1 || ':v' || n, $1, 'V' || n, 0 from generate_series(1, 1001) as n`,
        [product],
      );
      await tx.rows('set local session_replication_role = origin');
      expect((await overview()).stock_alerts).toMatchObject({ total: 1, more: true });
    });
  });

  it('name products that run low once, each by its own threshold', async () => {
    await inShop(async ({ tx, shop, admin, overview, staff }) => {
      await tx.rows('update public.product_variants set stock = 40');
      const product = shop.variant.split(':')[0];
      await tx.rows(
        `insert into public.product_variants (id, product_id, label, stock) values ($1, $2, 'L', 0)`,
        [`${product}:l`, product],
      );
      const other = (await createVariant(tx.rows, { stock: 12 })).split(':')[0];
      const alerts = async () => (await overview()).stock_alerts;
      expect(await alerts()).toMatchObject({
        ...{ default: 5, total: 1 },
        rows: [{ product_id: product, low: 1, sold_out: 1, variants: 2, pieces: [{ label: 'L', stock: 0 }] }],
      });
      expect(await staff('set_low_stock($1, 20)', [other])).toBe(20);
      expect(await alerts()).toMatchObject({
        total: 2,
        rows: [{ product_id: product }, { product_id: other }],
      });
      const low = await staff(`list_admin_products(p_low_stock => true)`);
      expect(low).toMatchObject({ total: 2 });
      expect(await staff('set_low_stock($1, null)', [other])).toBe(5);
      expect(await staff('set_low_stock(null, 15)')).toBe(15);
      expect(await alerts()).toMatchObject({ default: 15, total: 2, more: false });
      for (const params of [
        [product, 51],
        [product, -1],
        [null, null],
      ])
        expect(
          await tx.as(admin, () => tx.refusal('select public.set_low_stock($1, $2)', params)),
        ).toMatchObject({ hint: 'INVALID_INPUT' });
      expect(await tx.as(admin, () => tx.refusal(`select public.set_low_stock('no-such', 3)`))).toMatchObject(
        {
          hint: 'UNKNOWN_PRODUCT',
        },
      );
      for (const sql of [`set_low_stock($1, 3)`, 'get_admin_overview(current_date, current_date)'])
        expect(
          await tx.as(shop.shopper, () =>
            tx.refusal(`select public.${sql}`, sql.includes('$1') ? [product] : []),
          ),
        ).toMatchObject({ hint: 'FORBIDDEN' });
      expect(
        await tx.rows(`select target, after ->> 'pieces' as at from public.admin_actions
          where action = 'stock/threshold' order by id`),
      ).toEqual([
        { target: other, at: '20' },
        { target: other, at: null },
        { target: 'all products', at: '15' },
      ]);
    });
  });
});
