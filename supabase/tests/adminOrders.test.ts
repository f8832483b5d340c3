import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, placeOrderAs } from './adminShop';
import { giveCredit } from './moneyFixtures';
import type { OrderShop } from './orderShop';
import { createUser, placeOrder } from './shopFixtures';

interface OrderRecord {
  number: string;
  status: string;
  next: string[];
  tracking_number: string;
  events: { status: string; note: string }[];
  payments: { state: string }[];
}

onOneEngine('orders and settings of the staff', (db) => {
  type Call = <Answer>(sql: string, params?: unknown[]) => Promise<Answer>;
  const inShop = (
    test: (tools: {
      tx: Transaction;
      shop: OrderShop;
      call: Call;
      refused: Transaction['refusal'];
    }) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await test({
        tx,
        shop,
        call: (sql, params) => tx.as(admin, () => tx.value(`select public.${sql}`, params)),
        refused: (sql, params) => tx.as(admin, () => tx.refusal(`select public.${sql}`, params)),
      });
    });

  it('take an order through all its states, each with its mail and its line in the log', async () => {
    await inShop(async ({ tx, shop, call, refused }) => {
      const { number } = await placeOrderAs(tx, shop);
      expect(await call('get_admin_order($1)', [number])).toMatchObject({
        status: 'placed',
        next: ['confirmed', 'cancelled'],
      });
      expect(await refused(`advance_order($1, 'delivered')`, [number])).toMatchObject({
        hint: 'INVALID_TRANSITION',
      });
      await call(`advance_order($1, 'confirmed')`, [number]);
      await call(`advance_order($1, 'packed')`, [number]);
      await call(`advance_order($1, 'shipped', 'With care', 'Blue Dart', 'BD42')`, [number]);
      await call(`advance_order($1, 'out_for_delivery')`, [number]);
      await call(`advance_order($1, 'delivered')`, [number]);
      await call('record_cash($1, true)', [number]);

      const order = await call<OrderRecord>('get_admin_order($1)', [number]);
      expect(order).toMatchObject({ status: 'delivered', next: [], tracking_number: 'BD42' });
      expect(order.payments).toMatchObject([{ state: 'collected' }]);
      expect(order.events.map(({ status }) => status)).toEqual([
        'placed',
        'confirmed',
        'packed',
        'shipped',
        'out_for_delivery',
        'delivered',
      ]);
      const mails = await tx.rows(`select kind from private.outbox where recipient = $1 order by id`, [
        shop.shopper.email,
      ]);
      expect(mails.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['order/confirmed', 'order/shipped', 'order/delivered']),
      );
      const log = await call<{ rows: { action: string }[] }>('list_admin_actions($1)', [number]);
      expect(log.rows.map(({ action }) => action)).toEqual([
        'cash/collected',
        'order/delivered',
        'order/out_for_delivery',
        'order/shipped',
        'order/packed',
        'order/confirmed',
      ]);
    });
  });

  it('find orders by number, shopper and state', async () => {
    await inShop(async ({ tx, shop, call }) => {
      const { number } = await placeOrderAs(tx, shop);
      const find = (query: string, status: string | null) =>
        call<{ total: number; counts: Record<string, number> }>('list_admin_orders($1, $2)', [query, status]);
      expect(await find(number.toLowerCase(), null)).toMatchObject({ total: 1, counts: { placed: 1 } });
      expect(await find(shop.shopper.email, 'placed')).toMatchObject({ total: 1 });
      expect(await find(number, 'delivered')).toMatchObject({ total: 0, counts: { placed: 1 } });
      expect(await find(number, 'returns')).toMatchObject({ total: 0 });
    });
  });

  it('are said to be refused where a parcel was, and not where they were cancelled before', async () => {
    await inShop(async ({ tx, shop, call }) => {
      const cancelled = await placeOrderAs(tx, shop);
      const refused = await placeOrderAs(tx, shop);
      for (const status of ['confirmed', 'packed', 'shipped', 'rto'])
        await call('advance_order($1, $2)', [refused.number, status]);
      await call(`advance_order($1, 'cancelled')`, [cancelled.number]);
      const find = (payment: string) =>
        call(`list_admin_orders('', null, 'placed', 0, 25, $1::text::jsonb)`, [JSON.stringify({ payment })]);
      expect(await find('cash')).toMatchObject({ total: 2 });
      expect(await find('cash-refused')).toMatchObject({ total: 1, rows: [{ number: refused.number }] });
    });
  });

  it('are worth what they were sold for, whatever paid it, in lists, sorts, filters and on their page', async () => {
    await inShop(async ({ tx, shop, call }) => {
      await giveCredit(tx.rows, shop.shopper, 645);
      const less = await placeOrderAs(tx, shop);
      const lines = [{ variant_id: shop.variant, quantity: 2 }];
      const more = await placeOrder(tx, shop.shopper, { ...shop.draft, lines, credit: 645, total: 590 });
      const list = async (sort: string, filter: object = {}) =>
        (
          await call<{ rows: { number: string; total: number; credit_used: number }[] }>(
            `list_admin_orders('', null, $1, 0, 25, $2::text::jsonb)`,
            [sort, JSON.stringify(filter)],
          )
        ).rows.map(({ number, total, credit_used }) => ({ number, total, credit_used }));
      const [dear, cheap] = [
        { number: more.number, total: 1235, credit_used: 645 },
        { number: less.number, total: 645, credit_used: 0 },
      ];
      for (const filter of [{}, { min: 1 }]) {
        expect(await list('-total', filter)).toEqual([dear, cheap]);
        expect(await list('total', filter)).toEqual([cheap, dear]);
      }
      expect(await list('-placed', { min: 1000 })).toEqual([dear]);
      expect(await list('-placed', { max: 1000 })).toEqual([cheap]);
      expect(await call('get_admin_order($1)', [more.number])).toMatchObject({
        total: 1235,
        amount_due: 590,
      });
      expect(await call('search_staff($1)', [more.number])).toMatchObject({ orders: [{ total: 1235 }] });
      expect(await call('export_orders($1)', [[more.number]])).toMatchObject([
        { total: 1235, saving: 0, credit_used: 645, gift_card_used: 0, amount_due: 590 },
      ]);
    });
  });

  const settings = {
    phase: 'beta',
    free_shipping_above: '2000',
    standard_shipping: '60',
    express_shipping: '100',
    platform_fee: '0',
    gst_percent: '18',
    cod_limit: '5000',
    return_days: '10',
  };
  const json = (value: object) => [JSON.stringify(value)];

  it('save settings that count in the next quote', async () => {
    await inShop(async ({ tx, shop, call }) => {
      expect(await call('get_admin_settings()')).toMatchObject({ saved_at: null, express_shipping: 150 });
      await call('save_settings($1::text::jsonb)', json(settings));
      const quote = await tx.as(shop.shopper, () =>
        tx.value<{ shipping: number; platform_fee: number }>(
          `select public.quote_order(jsonb_build_array(jsonb_build_object('variant_id', $1::text, 'quantity', 1)))`,
          [shop.variant],
        ),
      );
      expect(quote).toMatchObject({ shipping: 60, platform_fee: 0 });
      expect(await call('get_admin_settings()')).toMatchObject({ saved_at: expect.any(String) as string });
    });
  });

  it('keep what a form does not ask for, and forget the end of a sale that it leaves empty', async () => {
    await inShop(async ({ call }) => {
      const dates = { launch_on: '2027-01-15', sale_ends_on: '2027-02-01', tax_mode: 'included' };
      await call('save_settings($1::text::jsonb)', json({ ...settings, ...dates }));
      await call('save_settings($1::text::jsonb)', json(settings));
      expect(await call('get_admin_settings()')).toMatchObject(dates);
      await call('save_settings($1::text::jsonb)', json({ ...settings, sale_ends_on: '' }));
      expect(await call('get_admin_settings()')).toMatchObject({ ...dates, sale_ends_on: null });
    });
  });

  it.each([
    ['tax_mode', 'both'],
    ['launch_on', '2027-02-30'],
    ['sale_ends_on', 'soon'],
    ['platform_fee', '-1'],
    ['standard_shipping', ''],
    ['gst_percent', '101'],
    ['cod_limit', '1e9'],
    ['phase', 'closed'],
  ])('refuse %s of %p', async (field, value) => {
    await inShop(async ({ refused }) => {
      expect(
        await refused('save_settings($1::text::jsonb)', json({ ...settings, [field]: value })),
      ).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field },
      });
    });
  });

  it('open the shop when its owner has said what prices mean and who sells, and not before', async () => {
    await inShop(async ({ call, refused }) => {
      const save = 'save_settings($1::text::jsonb)';
      const live = { ...settings, phase: 'live', tax_mode: 'included' };
      const refusal = (field: string) => ({ hint: 'INVALID_INPUT', detail: { field } });
      expect(await refused(save, json({ ...live, tax_mode: '' }))).toMatchObject(refusal('tax_mode'));
      const { tax_mode: _untold, ...silent } = live;
      expect(await refused(save, json(silent))).toMatchObject(refusal('tax_mode'));
      expect(await refused(save, json(live))).toMatchObject(refusal('phase'));
      const seller = { legal_name: 'Tota Darzi', address: '1 MG Road, Bengaluru', gstin: '27ZZZCZ0000Z1Z1' };
      await call('save_seller($1::text::jsonb)', json(seller));
      const opened = { ...seller, address: '2 MG Road, Bengaluru' };
      expect(
        await refused('save_seller($1::text::jsonb, $2::text::jsonb)', [
          ...json({ ...opened, legal_name: 'Tota' }),
          ...json(opened),
        ]),
      ).toMatchObject({ hint: 'STALE', detail: { fields: { address: seller.address } } });
      expect(await call(save, json(live))).toMatchObject({ phase: 'live', tax_mode: 'included' });
      // What is asked once, at the opening, stays for forms that do not ask.
      expect(await call(save, json(silent))).toMatchObject({ phase: 'live', tax_mode: 'included' });
    });
  });

  it('keep tariff headings, their slabs, and which of them a type has', async () => {
    await inShop(async ({ tx, shop, call, refused }) => {
      const heading = { hsn: '610910', goods: 'T-shirts of cotton', percent: '18' };
      const save = 'save_hsn_code($1::text::jsonb)';
      for (const [change, field] of [
        [{ hsn: '61091' }, 'hsn'],
        [{ goods: ' ' }, 'goods'],
        [{ percent: '101' }, 'percent'],
        [{ low_percent: '5' }, 'low_up_to'],
        [{ low_percent: '18', low_up_to: '2500' }, 'low_percent'],
      ] as const)
        expect(await refused(save, json({ ...heading, ...change }))).toMatchObject({
          hint: 'INVALID_INPUT',
          detail: { field },
        });
      await call(save, json({ ...heading, low_percent: '12', low_up_to: '1000' }));
      const rateAt = (paise: number) =>
        tx.value<number>(`select private.slab_percent('610910', $1::numeric)`, [paise]);
      expect([await rateAt(112_000), await rateAt(112_001)]).toEqual([12, 18]);
      expect(await refused('save_type_hsn($1, $2)', ['men-tees', '0000'])).toMatchObject({
        detail: { field: 'hsn' },
      });
      expect(await refused('save_type_hsn($1, $2)', ['nowhere', '6109'])).toMatchObject({
        hint: 'UNKNOWN_TYPE',
      });
      const headingOf = async (type: string) => {
        const { types } = await call<{ types: { type_id: string; hsn: string | null; of_group: string }[] }>(
          'get_admin_taxes()',
        );
        const { hsn, of_group } = types.find(({ type_id }) => type_id === type) ?? {};
        return [hsn, of_group];
      };
      await call('save_type_hsn($1, $2)', ['men-tees', '610910']);
      expect(await headingOf('men-tees')).toEqual(['610910', '6205']);
      await call('save_type_hsn($1, $2)', ['men-tees', '']);
      expect(await headingOf('men-tees')).toEqual([null, '6205']);
      for (const change of ['get_admin_taxes()', `save_hsn_code('{}')`, `save_type_hsn('men-tees', '')`])
        expect(await tx.as(shop.shopper, () => tx.refusal(`select public.${change}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
    });
  });

  it('tell the second of two what the first has made of a tariff heading, or of the one of a type', async () => {
    await inShop(async ({ call, refused }) => {
      const save = 'save_hsn_code($1::text::jsonb, $2::text::jsonb)';
      const opened = { hsn: '610910', goods: 'T-shirts', percent: 18, low_percent: null, low_up_to: null };
      const asOpened = (change: object) => [
        ...json({ ...opened, low_percent: '', low_up_to: '', ...change }),
        ...json(opened),
      ];
      await call(save, [...json({ ...opened, is_created: true }), '{}']);
      expect(await refused(save, [...json({ ...opened, is_created: true }), '{}'])).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field: 'hsn' },
      });
      await call(save, asOpened({ percent: '12' }));
      expect(await refused(save, asOpened({ percent: '5' }))).toMatchObject({
        hint: 'STALE',
        detail: { fields: { percent: 12 }, by: expect.stringContaining('@') as string },
      });
      // Another field is no reason to ask.
      await call(save, asOpened({ percent: '12', goods: 'T-shirts of cotton' }));

      const choose = 'save_type_hsn($1, $2, $3::text::jsonb)';
      const none = json({ hsn: null });
      await call(choose, ['men-tees', '', '{}']);
      await call(choose, ['men-tees', '610910', ...none]);
      expect(await refused(choose, ['men-tees', '6109', ...none])).toMatchObject({
        hint: 'STALE',
        detail: { fields: { hsn: '610910' }, by: expect.stringContaining('@') as string },
      });
      await call(choose, ['men-tees', '', ...json({ hsn: '610910' })]);
      expect(await refused(choose, ['men-tees', '6109', ...json({ hsn: '610910' })])).toMatchObject({
        hint: 'STALE',
        detail: { fields: { hsn: null } },
      });
    });
  });

  it('save commissions from 0 to 100', async () => {
    await inShop(async ({ call, refused }) => {
      const tiers = (percent: number) =>
        json([
          { from_amount: 0, percent },
          { from_amount: 1000, percent: 9.5 },
        ]);
      expect(await call('save_affiliate_tiers($1::text::jsonb)', tiers(4))).toHaveLength(2);
      const { tiers: opened } = await call<{ tiers: object }>('get_admin_settings()');
      const save = 'save_affiliate_tiers($1::text::jsonb, $2::text::jsonb)';
      await call(save, [...tiers(6.5), ...json(opened)]);
      expect(await refused(save, [...tiers(7), ...json(opened)])).toMatchObject({ hint: 'STALE' });
      for (const percent of [-1, 101, 5.55]) {
        expect(await refused('save_affiliate_tiers($1::text::jsonb)', tiers(percent))).toMatchObject({
          detail: { field: 'percent' },
        });
      }
    });
  });

  it('take commissions back to what the log says, unless somebody was at them since', async () => {
    await inShop(async ({ tx, call, refused }) => {
      const save = (percent: number) =>
        call('save_affiliate_tiers($1::text::jsonb)', json([{ from_amount: 0, percent }]));
      const last = () =>
        tx.value<string>(`select max(id) from public.admin_actions where action = 'affiliates/tiers'`);
      await save(4);
      await save(7);
      const entry = await last();
      expect(await call('undo_affiliate_tiers($1)', [entry])).toEqual([{ from_amount: 0, percent: 4 }]);
      // It is a change of its own, and can be undone like one.
      const undone = await last();
      expect(undone).not.toBe(entry);
      expect(await call('undo_affiliate_tiers($1)', [undone])).toEqual([{ from_amount: 0, percent: 7 }]);
      await save(9);
      expect(await refused('undo_affiliate_tiers($1)', [entry])).toMatchObject({ hint: 'STALE' });
      expect(await refused('undo_affiliate_tiers(0)')).toMatchObject({ hint: 'UNKNOWN_ACTION' });
    });
  });

  const coupon = {
    id: 'monsoon25',
    title: 'Monsoon',
    type: 'percentage',
    value: '25',
    min_order: '0',
    valid_from: '2026-01-01',
    valid_until: '2026-01-31',
    active: true,
  };

  it('create, extend and delete coupons, whose last day ends in India', async () => {
    await inShop(async ({ tx, call, refused }) => {
      await call('save_coupon($1::text::jsonb)', json({ ...coupon, is_created: true }));
      expect(
        await tx.value<string>(
          `select to_char(valid_until at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') from public.coupons where id = 'MONSOON25'`,
        ),
      ).toBe('2026-01-31 18:29:59.999999');
      expect(
        await refused('save_coupon($1::text::jsonb)', json({ ...coupon, is_created: true })),
      ).toMatchObject({
        detail: { field: 'id' },
      });
      await call('save_coupon($1::text::jsonb)', json({ ...coupon, valid_until: '2030-12-31' }));
      expect(await call(`delete_coupon('MONSOON25')`)).toBe('MONSOON25');
      expect(await refused(`delete_coupon('MONSOON25')`)).toMatchObject({ hint: 'UNKNOWN_COUPON' });
    });
  });

  it('tell the second of two what the first has made of a coupon, and that it is gone', async () => {
    await inShop(async ({ tx, call, refused }) => {
      await call('save_coupon($1::text::jsonb)', json({ ...coupon, is_created: true }));
      const opened = await tx.value<object>(
        `select to_jsonb(c) from public.coupons c where id = 'MONSOON25'`,
      );
      const save = 'save_coupon($1::text::jsonb, $2::text::jsonb)';
      const asOpened = (change: object) => [...json({ ...coupon, ...change }), ...json(opened)];
      await call(save, asOpened({ value: '30' }));
      // Uses are counted meanwhile, and are nobody's to save.
      await tx.rows(`update public.coupons set used = used + 1 where id = 'MONSOON25'`);
      expect(await refused(save, asOpened({ title: 'Monsoon again' }))).toMatchObject({
        hint: 'STALE',
        detail: { fields: { value: 30 } },
      });
      await call(save, asOpened({ title: 'Monsoon again', value: '30' }));
      await call(`delete_coupon('MONSOON25')`);
      expect(await refused(save, asOpened({}))).toMatchObject({ hint: 'STALE' });
    });
  });

  it.each([
    ['id', 'X!'],
    ['type', 'half'],
    ['value', '101'],
    ['valid_until', '2025-12-31'],
    ['valid_until', '2026-02-31'],
    ['total_limit', '0'],
  ])('refuse a coupon with %s of %p', async (field, value) => {
    await inShop(async ({ refused }) => {
      expect(
        await refused('save_coupon($1::text::jsonb)', json({ ...coupon, [field]: value })),
      ).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field },
      });
    });
  });

  it('take inquiries on', async () => {
    await inShop(async ({ tx, call, refused }) => {
      const id = await tx.value<string>(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
         values (gen_random_uuid(), 'TD-T-1', 'Ravi', 'ravi@example.com', 'other', 'Hello') returning id`,
      );
      expect(await call('set_inquiry_status($1, $2, $3)', ['contact', id, 'open'])).toBe('open');
      expect(await call('list_admin_inquiries()')).toMatchObject({
        rows: [{ reference: 'TD-T-1', status: 'open', assignee: expect.stringContaining('@') as string }],
      });
      expect(await refused('set_inquiry_status($1, $2, $3)', ['contact', id, 'lost'])).toMatchObject({
        hint: 'INVALID_INPUT',
      });
      expect(await refused('set_inquiry_status($1, $2, $3)', ['bulk', id, 'new'])).toMatchObject({
        hint: 'UNKNOWN_INQUIRY',
      });
    });
  });
});
