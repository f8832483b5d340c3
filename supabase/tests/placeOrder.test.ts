import { onEveryEngine } from './onEveryEngine';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrder,
  placeOrderSql,
  type OrderDraft,
} from './shopFixtures';
import { rolledBack, type Transaction } from './transaction';

/** Totals of spec §9 for one piece of ₹500: 500 + 90 GST + 50 shipping + 5 fee. */
const totalOfOne = 645;

async function setUp(tx: Transaction) {
  const shopper = await createUser(tx.rows);
  const variant = await createVariant(tx.rows, { price: 500, stock: 10 });
  const address = await createAddress(tx.rows, shopper);
  const draft: OrderDraft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: totalOfOne };
  return { shopper, variant, address, draft };
}

/** Everything an order may write, in one comparable value. */
const everything = (tx: Transaction) =>
  tx.rows(`select
    (select count(*) from public.orders)::integer as orders,
    (select count(*) from public.order_lines)::integer as lines,
    (select count(*) from public.order_events)::integer as events,
    (select count(*) from public.payments)::integer as payments,
    (select count(*) from public.idempotency_keys)::integer as keys,
    (select sum(quantity) from public.bag_lines)::integer as bag,
    (select sum(stock) from public.product_variants)::integer as stock`);

onEveryEngine('place_order', (db) => {
  const inShop = (test: (tx: Transaction, shop: Awaited<ReturnType<typeof setUp>>) => Promise<void>) =>
    rolledBack(db(), async (tx) => test(tx, await setUp(tx)));

  it('writes order, lines, payment and first event, takes the stock and empties that part of the bag', async () => {
    await inShop(async (tx, { shopper, variant, address }) => {
      const other = await createVariant(tx.rows, { price: 200, stock: 4 });
      const kept = await createVariant(tx.rows);
      for (const id of [variant, other, kept]) {
        await tx.as(shopper, () => tx.rows('select public.set_bag_line($1, 1)', [id]));
      }
      const lines = [
        { variant_id: other, quantity: 3 },
        { variant_id: variant, quantity: 1 },
      ];
      // 1100 + 198 GST + 0 shipping + 5
      const receipt = await placeOrder(tx, shopper, { lines, address, total: 1303 });
      expect(receipt).toMatchObject({ total: 1303, status: 'placed' });
      expect(receipt.number).toMatch(/^TD[0-9A-HJKMNP-TV-Z]{10}$/);

      expect(await tx.rows('select * from public.orders')).toEqual([
        expect.objectContaining({
          id: receipt.order_id,
          number: receipt.number,
          user_id: shopper.id,
          email: shopper.email,
          status: 'placed',
          delivery: 'standard',
          subtotal: 1100,
          gst: 198,
          shipping: 0,
          platform_fee: 5,
          saving: 0,
          total: 1303,
          cancelled_at: null,
          ship_to: {
            type: 'home',
            name: 'Asha Rao',
            phone: '9876543210',
            address: '12 Temple Road',
            city: 'Nagpur',
            state: 'Maharashtra',
            pincode: '440001',
          },
        }),
      ]);
      const lineRows = `select position, variant_id, name, variant_label, image_path, unit_price, quantity, line_total
        from public.order_lines order by position`;
      const common = { name: 'Test piece', variant_label: 'M', image_path: 'test/main' };
      expect(await tx.rows(lineRows)).toEqual([
        { ...common, position: 1, variant_id: other, unit_price: 200, quantity: 3, line_total: 600 },
        { ...common, position: 2, variant_id: variant, unit_price: 500, quantity: 1, line_total: 500 },
      ]);
      expect(await tx.rows('select method, state, amount from public.payments')).toEqual([
        { method: 'cod', state: 'due', amount: 1303 },
      ]);
      expect(await tx.rows('select order_id, status from public.order_events')).toEqual([
        { order_id: receipt.order_id, status: 'placed' },
      ]);
      const stocks = await tx.rows('select id, stock from public.product_variants order by id');
      expect(stocks).toEqual(
        expect.arrayContaining([
          { id: variant, stock: 9 },
          { id: other, stock: 1 },
        ]),
      );
      expect(await tx.rows('select variant_id from public.bag_lines')).toEqual([{ variant_id: kept }]);
    });
  });

  it('keeps what was bought when the catalogue changes', async () => {
    await inShop(async (tx, { shopper, draft }) => {
      await placeOrder(tx, shopper, draft);
      await tx.rows(`update public.products set name = 'Renamed', price = 1`);
      await tx.rows(`update public.addresses set city = 'Pune'`);
      expect(await tx.value('select name from public.order_lines')).toBe('Test piece');
      expect(await tx.value(`select ship_to ->> 'city' from public.orders`)).toBe('Nagpur');
    });
  });

  it('answers a repeated request with the same order, even when the piece has sold out since', async () => {
    await inShop(async (tx, { shopper, draft }) => {
      const request = { ...draft, key: crypto.randomUUID() };
      const first = await placeOrder(tx, shopper, request);
      await tx.rows('update public.product_variants set stock = 0');
      const before = await everything(tx);
      expect(await placeOrder(tx, shopper, request)).toEqual(first);
      expect(await everything(tx)).toEqual(before);
    });
  });

  it('refuses a used key with another request', async () => {
    await inShop(async (tx, { shopper, variant, draft }) => {
      const key = crypto.randomUUID();
      await placeOrder(tx, shopper, { ...draft, key });
      const before = await everything(tx);
      const changed = { ...draft, key, lines: [{ variant_id: variant, quantity: 2 }], total: 1235 };
      const refusal = await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(changed)));
      expect(refusal).toMatchObject({ code: 'PT422', hint: 'IDEMPOTENCY_KEY_REUSED' });
      expect(await everything(tx)).toEqual(before);
    });
  });

  it('keeps keys apart by shopper', async () => {
    await inShop(async (tx, { shopper, draft }) => {
      const other = await createUser(tx.rows);
      const key = crypto.randomUUID();
      const first = await placeOrder(tx, shopper, { ...draft, key });
      const address = await createAddress(tx.rows, other);
      const second = await placeOrder(tx, other, { ...draft, address, key });
      expect(second.number).not.toBe(first.number);
    });
  });

  it('frees the key of a refused request', async () => {
    await inShop(async (tx, { shopper, draft }) => {
      const key = crypto.randomUUID();
      await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams({ ...draft, key, total: 1 })));
      expect(await placeOrder(tx, shopper, { ...draft, key })).toMatchObject({ total: totalOfOne });
    });
  });

  type Shop = Awaited<ReturnType<typeof setUp>>;
  const wrong: [string, (shop: Shop) => Partial<OrderDraft>, object][] = [
    [
      'a forged price',
      ({ variant }) => ({ lines: [{ variant_id: variant, quantity: 1, unit_price: 1 }], total: 61 }),
      { code: 'PT400', hint: 'INVALID_LINES' },
    ],
    [
      'a negative quantity',
      ({ variant }) => ({ lines: [{ variant_id: variant, quantity: -1 }] }),
      { code: 'PT400', hint: 'INVALID_LINES' },
    ],
    [
      'an absurd quantity',
      ({ variant }) => ({ lines: [{ variant_id: variant, quantity: 1e30 }] }),
      { code: 'PT400', hint: 'INVALID_LINES' },
    ],
    ['no lines', () => ({ lines: [] }), { code: 'PT400', hint: 'INVALID_LINES' }],
    ['lines that are null', () => ({ lines: null }), { code: 'PT400', hint: 'INVALID_LINES' }],
    ['an unknown delivery', () => ({ delivery: 'drone' }), { code: 'PT400', hint: 'INVALID_DELIVERY' }],
    ['no delivery', () => ({ delivery: null }), { code: 'PT400', hint: 'INVALID_DELIVERY' }],
    [
      'an unknown payment method',
      () => ({ method: 'iou' }),
      { code: 'PT400', hint: 'INVALID_PAYMENT_METHOD' },
    ],
    ['no payment method', () => ({ method: null }), { code: 'PT400', hint: 'INVALID_PAYMENT_METHOD' }],
    [
      'an unknown variant',
      () => ({ lines: [{ variant_id: 'nothing:m', quantity: 1 }] }),
      { code: 'PT404', hint: 'UNKNOWN_VARIANT', detail: { variant_id: 'nothing:m' } },
    ],
    [
      'more than the stock',
      ({ variant }) => ({ lines: [{ variant_id: variant, quantity: 11 }], total: 6495 }),
      { code: 'PT409', hint: 'OUT_OF_STOCK', detail: expect.objectContaining({ available: 10 }) as object },
    ],
    [
      'another total than the shopper saw',
      () => ({ total: 644 }),
      { code: 'PT409', hint: 'TOTAL_CHANGED', detail: { expected: 644, actual: totalOfOne } },
    ],
    [
      'no total',
      () => ({ total: null }),
      { code: 'PT409', hint: 'TOTAL_CHANGED', detail: { expected: null, actual: totalOfOne } },
    ],
    [
      'an address that does not exist',
      () => ({ address: '99999999-9999-4999-8999-999999999999' }),
      { code: 'PT404', hint: 'UNKNOWN_ADDRESS' },
    ],
    ['no key', () => ({ key: null }), { code: '23502' }],
  ];

  it.each(wrong)('refuses %s and writes nothing', async (_, change, expected) => {
    await inShop(async (tx, shop) => {
      const { shopper, variant, draft } = shop;
      await tx.as(shopper, () => tx.rows('select public.set_bag_line($1, 1)', [variant]));
      const before = await everything(tx);
      const params = orderParams({ ...draft, ...change(shop) });
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, params))).toMatchObject(expected);
      expect(await everything(tx)).toEqual(before);
    });
  });

  it('refuses the address of somebody else', async () => {
    await inShop(async (tx, { draft }) => {
      const stranger = await createUser(tx.rows);
      const refusal = await tx.as(stranger, () => tx.refusal(placeOrderSql, orderParams(draft)));
      expect(refusal).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_ADDRESS' });
    });
  });

  it('names the piece that ran short', async () => {
    await inShop(async (tx, { shopper, variant, address }) => {
      const scarce = await createVariant(tx.rows, { stock: 1 });
      const lines = [
        { variant_id: variant, quantity: 1 },
        { variant_id: scarce, quantity: 2 },
      ];
      const refusal = await tx.as(shopper, () =>
        tx.refusal(placeOrderSql, orderParams({ lines, address, total: 1775 })),
      );
      expect(refusal).toMatchObject({ hint: 'OUT_OF_STOCK', detail: { variant_id: scarce, available: 1 } });
    });
  });

  it('takes cash on delivery strictly below the limit', async () => {
    await inShop(async (tx, { shopper, address }) => {
      // 4229 + 761 GST + 5 = 4995; 4233 + 762 + 5 = 5000.
      const below = await createVariant(tx.rows, { price: 4229 });
      const at = await createVariant(tx.rows, { price: 4233 });
      const refusal = await tx.as(shopper, () =>
        tx.refusal(
          placeOrderSql,
          orderParams({ lines: [{ variant_id: at, quantity: 1 }], address, total: 5000 }),
        ),
      );
      expect(refusal).toMatchObject({ code: 'PT422', hint: 'COD_LIMIT' });
      const receipt = await placeOrder(tx, shopper, {
        lines: [{ variant_id: below, quantity: 1 }],
        address,
        total: 4995,
      });
      expect(receipt.total).toBe(4995);
    });
  });

  it('asks visitors to sign in', async () => {
    await inShop(async (tx, { draft }) => {
      const refusal = await tx.as('anon', () => tx.refusal(placeOrderSql, orderParams(draft)));
      expect(refusal).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    });
  });

  it('leaves the order when its account goes', async () => {
    await inShop(async (tx, { shopper, draft }) => {
      await placeOrder(tx, shopper, draft);
      await tx.rows('delete from auth.users where id = $1', [shopper.id]);
      expect(await tx.rows('select user_id, email from public.orders')).toEqual([
        { user_id: null, email: shopper.email },
      ]);
    });
  });

  it('draws order numbers that do not repeat', async () => {
    const distinct = `select count(distinct n)::integer as numbers from (
      select private.new_order_number() as n from generate_series(1, 20000)
    ) t where n ~ '^TD[0-9A-HJKMNP-TV-Z]{10}$'`;
    expect((await db().query(distinct)).rows).toEqual([{ numbers: 20_000 }]);
  });
});
