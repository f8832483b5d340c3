import { onOneEngine } from '@shop/test-databases';
import { giveCredit, giveGiftCard } from './moneyFixtures';
import { everything, inOrderShop, totalOfOne } from './orderShop';
import {
  createAddress,
  createGuest,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
} from './shopFixtures';

/** One piece whose price rises from ₹500 to ₹600, or falls to ₹400: 100 and 18 of tax more or less. */
const step = 118;
const rise = { price: 600, by: step };
const fall = { price: 400, by: -step };

/** Who saw what, and what of it another price changes; the balances stand beside it. */
const means: [string, Partial<OrderDraft>, { credit?: number; giftCards?: number }][] = [
  ['cash', { total: totalOfOne }, {}],
  ['store credit that pays all', { method: 'none', total: 0, credit: totalOfOne }, { credit: 2000 }],
  ['store credit that pays a part', { total: 545, credit: 100 }, { credit: 100 }],
  ['a gift card that pays all', { method: 'none', total: 0, giftCards: totalOfOne }, { giftCards: 2000 }],
  [
    'store credit and a gift card that pay all',
    { method: 'none', total: 0, credit: 100, giftCards: 545 },
    { credit: 100, giftCards: 2000 },
  ],
];

const cases = means.flatMap(([name, seen, balances]) => [
  [`has risen, with ${name}`, rise, seen, balances] as const,
  [`has fallen, with ${name}`, fall, seen, balances] as const,
]);

onOneEngine('an order whose price changed since it was seen', (db) => {
  it.each(cases)('is refused where it %s, and placed as it is seen then', async (_, to, seen, balances) => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      if (balances.credit) await giveCredit(tx.rows, shopper, balances.credit);
      if (balances.giftCards) await giveGiftCard(tx.rows, shopper, balances.giftCards);
      await tx.rows('update public.products set price = $1, original_price = 600', [to.price]);
      const before = await everything(tx);
      const refusal = await tx.as(shopper, () =>
        tx.refusal(placeOrderSql, orderParams({ ...draft, ...seen })),
      );
      expect(refusal).toMatchObject({ code: 'PT409', hint: 'TOTAL_CHANGED' });
      const { detail } = refusal as { detail: Record<string, number> };
      expect(detail).toMatchObject({
        expected: seen.total,
        expected_credit: seen.credit ?? 0,
        expected_gift_cards: seen.giftCards ?? 0,
      });
      const now = detail.actual! + detail.actual_credit! + detail.actual_gift_cards!;
      expect(now).toBe(totalOfOne + to.by);
      expect(await everything(tx)).toEqual(before);

      await placeOrder(tx, shopper, {
        ...{ ...draft, ...seen, total: detail.actual! },
        ...(balances.credit && { credit: detail.actual_credit }),
        ...(balances.giftCards && { giftCards: detail.actual_gift_cards }),
      });
      expect(await tx.rows('select credit_used, gift_card_used, amount_due from public.orders')).toEqual([
        {
          credit_used: detail.actual_credit,
          gift_card_used: detail.actual_gift_cards,
          amount_due: detail.actual,
        },
      ]);
    });
  });

  it('is refused to a guest, too', async () => {
    await inOrderShop(db(), async (tx, { draft }) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const address = await createAddress(tx.rows, guest);
      const order = { ...draft, address, email: 'meera@example.com' };
      await tx.rows('update public.products set price = 600, original_price = 600');
      expect(await tx.as(guest, () => tx.refusal(placeOrderSql, orderParams(order)))).toMatchObject({
        ...{ hint: 'TOTAL_CHANGED', detail: { expected: totalOfOne, actual: totalOfOne + step } },
      });
      await placeOrder(tx, guest, { ...order, total: totalOfOne + step });
    });
  });
});

onOneEngine('an order of which credit and gift cards pay another part than was seen', (db) => {
  it.each([
    ['credit that came meanwhile', { total: 545, credit: 100 }],
    ['credit that nobody spoke of', { total: 0, credit: 0 }],
    ['a gift card in its place', { total: 0, credit: 0, giftCards: totalOfOne }],
  ])('is refused: %s', async (_, seen) => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await giveCredit(tx.rows, shopper, 2000);
      await giveGiftCard(tx.rows, shopper, 2000);
      // What it costs stays, or more of it comes from where nobody expected it.
      const order = orderParams({ ...draft, method: seen.total ? 'cod' : 'none', ...seen });
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, order))).toMatchObject({
        ...{ hint: 'TOTAL_CHANGED', detail: { actual: 0, actual_credit: totalOfOne } },
      });
    });
  });

  it('is placed where credit covers a rise only after it was seen, and takes what was seen', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      // The rise and the credit that came are the same sum, so that what is due stays.
      await giveCredit(tx.rows, shopper, 100);
      await tx.rows('update public.products set price = 600, original_price = 600');
      await giveCredit(tx.rows, shopper, step);
      const seen = { ...draft, total: 545, credit: 100 };
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(seen)))).toMatchObject({
        hint: 'TOTAL_CHANGED',
        detail: { expected: 545, actual: 545, expected_credit: 100, actual_credit: 100 + step },
      });
      await placeOrder(tx, shopper, { ...seen, credit: 100 + step });
      expect(
        await tx.value('select balance from public.credit_accounts where user_id = $1', [shopper.id]),
      ).toBe(0);
    });
  });
});
