import { onEveryEngine } from '@shop/test-databases';
import { everything, inOrderShop, totalOfOne } from './orderShop';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrder,
  placeOrderSql,
} from './shopFixtures';

onEveryEngine('place_order', (db) => {
  it('writes order, lines, payment and first event, takes the stock and empties that part of the bag', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, address }) => {
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

  it('keeps what was charged and promised when the shop changes its rules', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      // 500 + 90 GST + 150 + 5
      await placeOrder(tx, shopper, { ...draft, delivery: 'express', total: 745 });
      await tx.rows('update public.shop_settings set gst_percent = 5');
      const kept = `select gst_percent, promised_from - today as "from", promised_to - today as "to"
        from public.orders, (select (now() at time zone 'Asia/Kolkata')::date as today) t`;
      expect(await tx.rows(kept)).toEqual([{ gst_percent: 18, from: 1, to: 2 }]);
    });
  });

  it('keeps what was bought when the catalogue changes', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await placeOrder(tx, shopper, draft);
      await tx.rows(`update public.products set name = 'Renamed', price = 1`);
      await tx.rows(`update public.addresses set city = 'Pune'`);
      expect(await tx.value('select name from public.order_lines')).toBe('Test piece');
      expect(await tx.value(`select ship_to ->> 'city' from public.orders`)).toBe('Nagpur');
    });
  });

  it('answers a repeated request with the same order, even when the piece has sold out since', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const request = { ...draft, key: crypto.randomUUID() };
      const first = await placeOrder(tx, shopper, request);
      await tx.rows('update public.product_variants set stock = 0');
      const before = await everything(tx);
      expect(await placeOrder(tx, shopper, request)).toEqual(first);
      expect(await everything(tx)).toEqual(before);
    });
  });

  it('refuses a used key with another request', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
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
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const other = await createUser(tx.rows);
      const key = crypto.randomUUID();
      const first = await placeOrder(tx, shopper, { ...draft, key });
      const address = await createAddress(tx.rows, other);
      const second = await placeOrder(tx, other, { ...draft, address, key });
      expect(second.number).not.toBe(first.number);
    });
  });

  it('frees the key of a refused request', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const key = crypto.randomUUID();
      await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams({ ...draft, key, total: 1 })));
      expect(await placeOrder(tx, shopper, { ...draft, key })).toMatchObject({ total: totalOfOne });
    });
  });

  it('asks visitors to sign in', async () => {
    await inOrderShop(db(), async (tx, { draft }) => {
      const refusal = await tx.as('anon', () => tx.refusal(placeOrderSql, orderParams(draft)));
      expect(refusal).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    });
  });

  it('leaves the order when its account goes', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
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
