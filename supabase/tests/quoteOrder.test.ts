import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import vectors from '../../shared-kernel/src/domain/pricing.vectors.json';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { createPromotions } from './promotionFixtures';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser, createVariant } from './shopFixtures';

const quoteSql = 'select public.quote_order($1::text::jsonb, $2) as quote';
const fullQuoteSql = 'select public.quote_order($1::text::jsonb, $2, $3, true, true) as quote';

interface Discounts {
  promotions?: number;
  coupon?: { type: string; value: number; maxDiscount: number | null };
  credit?: number;
  giftCards?: number;
}

/** A shopper with the balances of a vector, the code of its coupon, and its promotions as one on the order. */
async function createSpender(tx: Transaction, { promotions, coupon, credit, giftCards }: Discounts) {
  const shopper = await createUser(tx.rows);
  if (promotions) await createPromotions(tx.rows, [{ kind: 'order_amount', value: promotions }]);
  if (credit) await giveCredit(tx.rows, shopper, credit);
  if (giftCards) await giveGiftCard(tx.rows, shopper, giftCards);
  const code = coupon && (await createCoupon(tx.rows, coupon as Parameters<typeof createCoupon>[1]));
  return { shopper, code: code ?? null };
}

interface Quote {
  lines: Record<string, unknown>[];
  subtotal: number;
  gst: number;
  shipping: number;
  platform_fee: number;
  promotion_saving: number;
  saving: number;
  total: number;
  amount_due: number;
  coupon: { id: string; saving: number } | null;
  credit: { balance: number; used: number };
  gift_cards: { balance: number; used: number };
  promised_from: string;
  promised_to: string;
}

onOneEngine('quote_order', (db) => {
  it.each(vectors)(
    'charges what the domain rules preview: $name',
    async ({ lines, delivery, discounts = {}, shop, expect: expected }) => {
      await rolledBack(db(), async (tx) => {
        if (shop)
          await tx.rows('update public.shop_settings set phase = $1, tax_mode = $2', [
            shop.phase,
            shop.taxMode,
          ]);
        const requested: object[] = [];
        for (const { price, quantity } of lines) {
          requested.push({ variant_id: await createVariant(tx.rows, { price }), quantity });
        }
        const { shopper, code } = await createSpender(tx, discounts as Discounts);
        const quote = await tx.as(shopper, () =>
          tx.value<Quote>(fullQuoteSql, [JSON.stringify(requested), delivery, code]),
        );
        expect({
          subtotal: quote.subtotal,
          gst: quote.gst,
          shipping: quote.shipping,
          platformFee: quote.platform_fee,
          promotionSaving: quote.promotion_saving,
          couponSaving: quote.coupon?.saving ?? 0,
          creditUsed: quote.credit.used,
          saving: quote.saving,
          total: quote.total,
          giftCardUsed: quote.gift_cards.used,
          amountDue: quote.amount_due,
        }).toEqual({
          ...{ promotionSaving: 0, couponSaving: 0, creditUsed: 0, saving: 0, giftCardUsed: 0 },
          amountDue: expected.total,
          ...expected,
        });
      });
    },
  );

  it('answers the lines in the order asked, with price, picture and stock', async () => {
    await rolledBack(db(), async (tx) => {
      const dear = await createVariant(tx.rows, { price: 900, stock: 2 });
      const cheap = await createVariant(tx.rows, { price: 100, stock: 7 });
      const asked = [
        { variant_id: cheap, quantity: 3 },
        { variant_id: dear, quantity: 5 },
      ];
      const quote = await tx.as('anon', () => tx.value<Quote>(quoteSql, [JSON.stringify(asked), 'standard']));
      expect(quote.lines).toEqual([
        expect.objectContaining({ variant_id: cheap, unit_price: 100, line_total: 300, stock: 7 }),
        expect.objectContaining({ variant_id: dear, quantity: 5, line_total: 4500, stock: 2 }),
      ]);
      expect(quote.lines[0]).toMatchObject({
        image_path: 'test/main',
        variant_label: 'M',
        name: 'Test piece',
      });
    });
  });

  it('answers a visitor as often as they can click, and not a machine', async () => {
    await rolledBack(db(), async (tx) => {
      const lines = JSON.stringify([{ variant_id: await createVariant(tx.rows), quantity: 1 }]);
      await setVisitorAddress(tx, '203.0.113.7');
      await tx.rows(`insert into private.throttle_hits (bucket, key)
        select 'orders/quote', private.client_key() from generate_series(1, 599)`);
      await tx.as('anon', () => tx.rows(quoteSql, [lines, 'standard']));
      expect(await tx.as('anon', () => tx.refusal(quoteSql, [lines, 'standard']))).toMatchObject({
        ...{ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' },
      });
    });
  });

  it('promises days of the Indian calendar', async () => {
    await rolledBack(db(), async (tx) => {
      const lines = JSON.stringify([{ variant_id: await createVariant(tx.rows), quantity: 1 }]);
      const days = async (delivery: string) => {
        const quote = await tx.as('anon', () => tx.value<Quote>(quoteSql, [lines, delivery]));
        const span = `select ($1::date - today) as "from", ($2::date - today) as "to"
          from (select (now() at time zone 'Asia/Kolkata')::date as today) t`;
        return tx.rows(span, [quote.promised_from, quote.promised_to]);
      };
      expect(await days('standard')).toEqual([{ from: 3, to: 5 }]);
      expect(await days('express')).toEqual([{ from: 1, to: 2 }]);
    });
  });

  it.each([
    ['no list', 'null'],
    ['an object', '{"variant_id":"x","quantity":1}'],
    ['an empty list', '[]'],
    ['a scalar line', '["x"]'],
    ['a list as line', '[["variant_id"]]'],
    ['a forged price', '[{"variant_id":"x","quantity":1,"price":1}]'],
    ['no quantity', '[{"variant_id":"x"}]'],
    ['a negative quantity', '[{"variant_id":"x","quantity":-1}]'],
    ['nothing of it', '[{"variant_id":"x","quantity":0}]'],
    ['a hundred', '[{"variant_id":"x","quantity":100}]'],
    ['half a piece', '[{"variant_id":"x","quantity":1.5}]'],
    ['an absurd quantity', '[{"variant_id":"x","quantity":1e400}]'],
    ['a quantity as text', '[{"variant_id":"x","quantity":"1"}]'],
    ['a numeric id', '[{"variant_id":7,"quantity":1}]'],
    ['one variant twice', '[{"variant_id":"x","quantity":1},{"variant_id":"x","quantity":2}]'],
    [
      '51 lines',
      JSON.stringify(Array.from({ length: 51 }, (_, n) => ({ variant_id: `x${n}`, quantity: 1 }))),
    ],
  ])('refuses %s as INVALID_LINES', async (_, lines) => {
    await rolledBack(db(), async (tx) => {
      await tx.as('anon', async () => {
        expect(await tx.refusal(quoteSql, [lines, 'standard'])).toMatchObject({
          code: 'PT400',
          hint: 'INVALID_LINES',
        });
      });
    });
  });

  it('refuses an unknown variant and a draft alike, and names it', async () => {
    await rolledBack(db(), async (tx) => {
      const draft = await createVariant(tx.rows, { status: 'draft' });
      for (const variant_id of [draft, 'nothing:m']) {
        const lines = JSON.stringify([{ variant_id, quantity: 1 }]);
        const refusal = await tx.as('anon', () => tx.refusal(quoteSql, [lines, 'standard']));
        expect(refusal).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_VARIANT', detail: { variant_id } });
      }
    });
  });

  it.each(['drone', '', null])('refuses delivery %p', async (delivery) => {
    await rolledBack(db(), async (tx) => {
      const lines = JSON.stringify([{ variant_id: await createVariant(tx.rows), quantity: 1 }]);
      const refusal = await tx.as('anon', () => tx.refusal(quoteSql, [lines, delivery]));
      expect(refusal).toMatchObject({ code: 'PT400', hint: 'INVALID_DELIVERY' });
    });
  });

  it('prices the largest order there can be', async () => {
    await rolledBack(db(), async (tx) => {
      const lines: object[] = [];
      for (let n = 0; n < 50; n += 1) {
        lines.push({ variant_id: await createVariant(tx.rows, { price: 300_000 }), quantity: 99 });
      }
      const quote = await tx.as('anon', () => tx.value<Quote>(quoteSql, [JSON.stringify(lines), 'standard']));
      expect(quote.total).toBe(50 * 99 * 300_000 * 1.18 + 5);
    });
  });
});
