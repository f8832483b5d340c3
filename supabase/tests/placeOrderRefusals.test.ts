import { onOneEngine } from '@shop/test-databases';
import { giveCredit, giveGiftCard } from './moneyFixtures';
import { everything, inOrderShop, type OrderShop, totalOfOne } from './orderShop';
import {
  createUser,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
} from './shopFixtures';

const wrong: [string, (shop: OrderShop) => Partial<OrderDraft>, object][] = [
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
  ['an unknown payment method', () => ({ method: 'iou' }), { code: 'PT400', hint: 'INVALID_PAYMENT_METHOD' }],
  [
    'no payment while something is due',
    () => ({ method: 'none' }),
    { code: 'PT400', hint: 'INVALID_PAYMENT_METHOD' },
  ],
  [
    'a payment while nothing is due',
    () => ({ credit: 600, giftCards: 45, total: 0 }),
    { code: 'PT400', hint: 'INVALID_PAYMENT_METHOD' },
  ],
  [
    'the amount before credit and gift cards',
    () => ({ credit: 600, giftCards: 45 }),
    { code: 'PT409', hint: 'TOTAL_CHANGED', detail: { expected: totalOfOne, actual: 0 } },
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

onOneEngine('what place_order refuses', (db) => {
  it('refuses an address whose state the PIN code contradicts: its invoice would carry the wrong tax', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await tx.rows(`update public.addresses set pincode = '560001'`);
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(draft)))).toMatchObject({
        hint: 'INVALID_ADDRESS',
        detail: { field: 'state', pin: '560001' },
      });
      expect(await tx.value('select count(*)::integer from public.orders')).toBe(0);
    });
  });

  it.each(wrong)('refuses %s and writes nothing', async (_, change, expected) => {
    await inOrderShop(db(), async (tx, shop) => {
      const { shopper, variant, draft } = shop;
      await tx.as(shopper, () => tx.rows('select public.set_bag_line($1, 1)', [variant]));
      await giveCredit(tx.rows, shopper, 600);
      await giveGiftCard(tx.rows, shopper, 600);
      const before = await everything(tx);
      const params = orderParams({ ...draft, ...change(shop) });
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, params))).toMatchObject(expected);
      expect(await everything(tx)).toEqual(before);
    });
  });

  it('refuses the address of somebody else', async () => {
    await inOrderShop(db(), async (tx, { draft }) => {
      const stranger = await createUser(tx.rows);
      const refusal = await tx.as(stranger, () => tx.refusal(placeOrderSql, orderParams(draft)));
      expect(refusal).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_ADDRESS' });
    });
  });

  it('names the piece that ran short', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, address }) => {
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

  it('takes twenty orders of a shopper in a minute, repeats not counted, and none more', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await tx.rows('update public.product_variants set stock = 99 where id = $1', [variant]);
      const order = () => ({ ...draft, key: crypto.randomUUID() });
      const first = order();
      for (let n = 0; n < 20; n += 1) await placeOrder(tx, shopper, n === 0 ? first : order());
      const refusal = await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(order())));
      expect(refusal).toMatchObject({ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' });
      await placeOrder(tx, shopper, first);
      expect(await tx.value('select stock from public.product_variants where id = $1', [variant])).toBe(79);
      await tx.rows(`update private.throttle_hits set hit_at = hit_at - interval '1 minute'`);
      await placeOrder(tx, shopper, order());
    });
  });

  it('takes cash on delivery strictly below the limit', async () => {
    await inOrderShop(db(), async (tx, { shopper, address }) => {
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
});
