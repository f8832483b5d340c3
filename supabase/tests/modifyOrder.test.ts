import { onOneEngine, request, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit } from './moneyFixtures';
import { inOrderShop, type OrderShop } from './orderShop';
import { capture, placeOnline } from './paymentFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrder,
  placeOrderSql,
  type Receipt,
  type TestUser,
} from './shopFixtures';

const modifySql = 'select public.modify_order($1, $2::text::jsonb, $3) as receipt';
const quoteSql = 'select public.quote_order_change($1, $2::text::jsonb) as quote';

interface Changes {
  address_id?: unknown;
  delivery?: unknown;
  lines?: unknown;
}

const modify = (tx: Transaction, user: TestUser, number: string, changes: Changes, due: number) =>
  tx.as(user, () => tx.value<Receipt>(modifySql, [number, JSON.stringify(changes), due]));
const refuse = async (
  tx: Transaction,
  user: TestUser | 'anon',
  number: string,
  changes: Changes,
  due = 645,
) => {
  const params = [number, JSON.stringify(changes)];
  const { hint } = await tx.as(user, () => tx.refusal(modifySql, [...params, due]));
  // The page's question is answered as the change itself, but for a sum that nobody has seen yet.
  if (hint !== 'TOTAL_CHANGED')
    expect(await tx.as(user, () => tx.refusal(quoteSql, params))).toMatchObject({ hint });
  return hint;
};
/** Another size of a product, with so many pieces. */
async function createSize(
  run: (sql: string, params?: unknown[]) => Promise<Row[]>,
  variant: string,
  stock: number,
) {
  const [row] = await run(
    `insert into public.product_variants (id, product_id, label, stock)
     select v.product_id || ':l', v.product_id, 'L', $2 from public.product_variants v where v.id = $1 returning id`,
    [variant, stock],
  );
  return String(row?.id);
}
const addressAt = async (tx: Transaction, { shopper }: OrderShop, pin: string) => {
  const id = await createAddress(tx.rows, shopper);
  await tx.rows(
    `update public.addresses
     set pincode = $2, city = 'Elsewhere', state = coalesce(public.delivery_to($2) ->> 'state', state) where id = $1`,
    [id, pin],
  );
  return id;
};
const orderNow = (tx: Transaction) =>
  tx.rows(`select delivery, shipping, total, amount_due, ship_to ->> 'pincode' as pin,
    promised_to - (placed_at at time zone 'Asia/Kolkata')::date as days from public.orders`);

onOneEngine('modify_order', (db) => {
  it('asks no delivery fee for falling below the threshold by what was cancelled', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      // 1500 + 270 + 150 + 5; standard delivery is free above 1000.
      const wish = { ...draft, lines: [{ variant_id: variant, quantity: 3 }], delivery: 'express' as const };
      const { number } = await placeOrder(tx, shopper, { ...wish, total: 1925 });
      await tx.as(shopper, () =>
        tx.rows('select public.cancel_pieces($1, $2::text::jsonb, 1180, gen_random_uuid())', [
          number,
          JSON.stringify([{ variant_id: variant, quantity: 2 }]),
        ]),
      );
      // 500 + 90 + 5, and nothing for a delivery that the whole order had free.
      expect(await modify(tx, shopper, number, { delivery: 'standard' }, 595)).toMatchObject({
        amount_due: 595,
      });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('changes address, size and delivery of a cash order at once, with one event and one mail', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { shopper, variant, draft } = shop;
      const large = await createSize(tx.rows, variant, 1);
      const { number } = await placeOrder(tx, shopper, draft);
      const address_id = await addressAt(tx, shop, '560001');
      const changes = { address_id, delivery: 'express', lines: [{ position: 1, variant_id: large }] };
      const quote = await tx.as(shopper, () => tx.value(quoteSql, [number, JSON.stringify(changes)]));
      expect(quote).toMatchObject({ delivery: 'express', shipping: 150, amount_due: 745, refund: 0 });
      expect(await refuse(tx, shopper, number, changes, 645)).toBe('TOTAL_CHANGED');

      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await modify(tx, shopper, number, changes, 745)).toMatchObject({ number, amount_due: 745 });
      expect(await orderNow(tx)).toEqual([
        { delivery: 'express', shipping: 150, total: 745, amount_due: 745, pin: '560001', days: 2 },
      ]);
      expect(await tx.rows('select variant_id, variant_label from public.order_lines')).toEqual([
        { variant_id: large, variant_label: 'L' },
      ]);
      expect(await tx.rows('select stock from public.product_variants order by label')).toEqual([
        { stock: 0 },
        { stock: 10 },
      ]);
      const note = 'Test piece: L instead of M. Another delivery address. Express delivery.';
      expect(await tx.rows('select status, note from public.order_events order by id')).toEqual([
        { status: 'placed', note: '' },
        { status: 'placed', note },
      ]);
      expect(
        await tx.rows(
          `select kind, payload ->> 'note' as note from private.outbox where kind like 'order/%' order by id`,
        ),
      ).toEqual([
        { kind: 'order/placed', note: '' },
        { kind: 'order/modified', note },
      ]);
      await assertLedgersBalance(tx.rows);
      await tx.as(shopper, () => tx.rows(`select public.cancel_order($1)`, [number]));
      expect(await tx.rows('select stock from public.product_variants order by label')).toEqual([
        { stock: 1 },
        { stock: 10 },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is invoiced less what went back before it left, and its mail brings the invoice', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const order = await placeOnline(tx, shopper, { ...draft, delivery: 'express', total: 745 });
      await capture(tx, order);
      await modify(tx, shopper, order.number, { delivery: 'standard' }, 745);
      for (const status of ['confirmed', 'packed', 'shipped'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [order.number, status]));
      expect(
        await tx.rows('select kind, total::integer, reason from public.invoices order by kind desc'),
      ).toEqual([
        { kind: 'invoice', total: 74_500, reason: '' },
        { kind: 'credit_note', total: 10_000, reason: 'Paid back before shipping' },
      ]);
      expect(
        await tx.value(
          `select payload -> 'document' ->> 'kind' from private.outbox where kind = 'order/shipped'`,
        ),
      ).toBe('invoice');
      await assertLedgersBalance(tx.rows);
    });
  });

  it('sends back what a paid order no longer costs, and charges nobody a second time', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await giveCredit(tx.rows, shopper, 100);
      const order = await placeOnline(tx, shopper, {
        ...draft,
        delivery: 'express',
        credit: 100,
        total: 645,
      });
      await capture(tx, order);
      expect(await modify(tx, shopper, order.number, { delivery: 'standard' }, 645)).toMatchObject({
        total: 645,
      });
      expect(await tx.rows('select amount, reason from public.refunds')).toEqual([
        { amount: 100, reason: 'changed' },
      ]);
      expect(await tx.value(`select note from public.order_events order by id desc limit 1`)).toBe(
        'Standard delivery. ₹100 goes back the way it was paid.',
      );
      expect(await refuse(tx, shopper, order.number, { delivery: 'express' })).toBe('MODIFY_PRICE');
      await assertLedgersBalance(tx.rows);
      await tx.as(shopper, () => tx.rows(`select public.cancel_order($1)`, [order.number]));
      expect(await tx.value('select sum(amount)::integer from public.refunds')).toBe(645);
      expect(await tx.value('select balance from public.credit_accounts')).toBe(100);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('asks the zones: no cash, no express and no parcel where there is none', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      const attempt = async (pin: string, delivery?: string) =>
        refuse(tx, shop.shopper, number, { address_id: await addressAt(tx, shop, pin), delivery });
      expect(await attempt('900001')).toBe('UNSERVICEABLE_PIN');
      expect(await attempt('413001', 'express')).toBe('NO_EXPRESS');
      expect(await attempt('744101')).toBe('NO_CASH');
      // The same PIN code keeps its promise, even where the shop has just stopped sending parcels.
      await tx.rows(`update public.delivery_zones set serviceable = false`);
      await modify(tx, shop.shopper, number, { address_id: await addressAt(tx, shop, '440001') }, 645);
      expect(await orderNow(tx)).toMatchObject([{ pin: '440001', days: 5 }]);
    });
  });

  it('leaves an order alone whose coupon was for the delivery, or whose total would be too much for cash', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft, variant }) => {
      const coupon = await createCoupon(tx.rows, { type: 'shipping', maxDiscount: 50 });
      const reduced = await placeOrder(tx, shopper, { ...draft, coupon, total: 595 });
      expect(await refuse(tx, shopper, reduced.number, { delivery: 'express' })).toBe('MODIFY_PRICE');
      const dear = await placeOrder(tx, shopper, {
        ...draft,
        lines: [{ variant_id: variant, quantity: 8 }],
        total: 4725,
      });
      await tx.rows('update public.shop_settings set cod_limit = 4800');
      expect(await refuse(tx, shopper, dear.number, { delivery: 'express' })).toBe('COD_LIMIT');
    });
  });

  it('is closed after the hour, once confirmed, and to everybody else', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { shopper, draft } = shop;
      const stranger = await createUser(tx.rows);
      const theirs = await createAddress(tx.rows, stranger);
      const { number } = await placeOrder(tx, shopper, draft);
      const changes = { address_id: await addressAt(tx, shop, '560001') };
      expect(await refuse(tx, 'anon', number, changes)).toBe('SIGN_IN_REQUIRED');
      expect(await refuse(tx, stranger, number, changes)).toBe('UNKNOWN_ORDER');
      expect(await refuse(tx, shopper, number, { address_id: theirs })).toBe('UNKNOWN_ADDRESS');
      await tx.rows(`update public.orders set placed_at = now() - interval '61 minutes'`);
      expect(await refuse(tx, shopper, number, changes)).toBe('MODIFY_CLOSED');
      await tx.rows(`update public.orders set placed_at = now(), status = 'confirmed'`);
      expect(await refuse(tx, shopper, number, changes)).toBe('MODIFY_CLOSED');
    });
  });

  it.each<[string, (sizes: { small: string; large: string; other: string }) => Changes, string]>([
    ['no list', () => ({ lines: 'all' }), 'INVALID_LINES'],
    [
      'a line that is none',
      ({ large }) => ({ lines: [{ position: 9, variant_id: large }] }),
      'INVALID_LINES',
    ],
    ['another product', ({ other }) => ({ lines: [{ position: 1, variant_id: other }] }), 'INVALID_LINES'],
    ['no variant', () => ({ lines: [{ position: 1 }] }), 'INVALID_LINES'],
    ['a scalar', () => ({ lines: [7] }), 'INVALID_LINES'],
    [
      'one line twice',
      ({ small, large }) => ({
        lines: [
          { position: 1, variant_id: large },
          { position: 1, variant_id: small },
        ],
      }),
      'INVALID_LINES',
    ],
    ['an address that is no id', () => ({ address_id: 'home' }), 'UNKNOWN_ADDRESS'],
    ['another delivery', () => ({ delivery: 'drone' }), 'INVALID_DELIVERY'],
    ['a size that is gone', ({ large }) => ({ lines: [{ position: 1, variant_id: large }] }), 'OUT_OF_STOCK'],
  ])('refuses %s', async (_, changesOf, hint) => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const large = await createSize(tx.rows, variant, 0);
      const other = await createVariant(tx.rows);
      const { number } = await placeOrder(tx, shopper, draft);
      expect(await refuse(tx, shopper, number, changesOf({ small: variant, large, other }))).toBe(hint);
    });
  });

  it('refuses a size that another line has, but lets two lines swap', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const large = await createSize(tx.rows, variant, 5);
      const lines = [
        { variant_id: variant, quantity: 1 },
        { variant_id: large, quantity: 2 },
      ];
      const { number } = await placeOrder(tx, shopper, { ...draft, lines, total: 1775 });
      expect(await refuse(tx, shopper, number, { lines: [{ position: 1, variant_id: large }] })).toBe(
        'INVALID_LINES',
      );
      const swapped = [
        { position: 1, variant_id: large },
        { position: 2, variant_id: variant },
      ];
      await modify(tx, shopper, number, { lines: swapped }, 1775);
      expect(await tx.rows('select stock from public.product_variants order by label')).toEqual([
        { stock: 4 },
        { stock: 8 },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });
});

/** What arrives at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('a change of an order beside others', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const place = async (user: TestUser, variant: string) => {
    const address = await createAddress(run, user);
    const draft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 };
    const [row] = await request(db(), user, placeOrderSql, orderParams(draft));
    return row?.receipt as Receipt;
  };
  const stocks = async (variant: string) =>
    (
      await run(
        `select label || ' ' || stock as left from public.product_variants
      where product_id = split_part($1, ':', 1) order by label`,
        [variant],
      )
    ).map(({ left }) => left);

  afterEach(() => assertLedgersBalance(run));

  it.each(['confirm', 'cancel'])('loses or wins against a %s, and never half', async (other) => {
    const admin = await createUser(run, { app: { role: 'admin' } });
    for (let round = 0; round < 6; round += 1) {
      const shopper = await createUser(run);
      const variant = await createVariant(run, { stock: 5 });
      const large = await createSize(run, variant, 5);
      const { number, order_id } = await place(shopper, variant);
      const changes = JSON.stringify({ lines: [{ position: 1, variant_id: large }] });
      const attempts = [
        () => request(db(), shopper, modifySql, [number, changes, 645]),
        () =>
          other === 'confirm'
            ? request(db(), admin, `select public.advance_order($1, 'confirmed')`, [number])
            : request(db(), shopper, `select public.cancel_order($1)`, [number]),
      ];
      const settled = await Promise.allSettled(
        (round % 2 ? attempts.toReversed() : attempts).map((go) => go()),
      );
      const hints = settled.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { hint?: string }).hint] : [],
      );
      const [line] = await run('select variant_id from public.order_lines where order_id = $1', [order_id]);
      const changed = line?.variant_id === large;
      expect(hints).toEqual(changed ? [] : ['MODIFY_CLOSED']);
      const held =
        other === 'confirm'
          ? { true: ['L 4', 'M 5'], false: ['L 5', 'M 4'] }
          : { true: ['L 5', 'M 5'], false: ['L 5', 'M 5'] };
      expect(await stocks(variant)).toEqual(held[`${changed}`]);
    }
  });

  it('gives the last piece of a size to one of many', async () => {
    const variant = await createVariant(run, { stock: 10 });
    const large = await createSize(run, variant, 1);
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const shopper = await createUser(run);
        return { shopper, ...(await place(shopper, variant)) };
      }),
    );
    const changes = JSON.stringify({ lines: [{ position: 1, variant_id: large }] });
    const attempts = await Promise.allSettled(
      orders.map(({ shopper, number }) => request(db(), shopper, modifySql, [number, changes, 645])),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stocks(variant)).toEqual(['L 0', 'M 6']);
  });
});
