import fc from 'fast-check';
import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop, totalOfOne } from './orderShop';
import { createCollection, createPromotions, productOf, type PromotionDraft } from './promotionFixtures';
import { bestSaving, type ModelLine } from './promotionModel';
import { createUser, createVariant, placeOrder } from './shopFixtures';

interface Applied {
  id: string;
  title: string;
  saving: number;
  lines: Record<string, number>;
}
interface Quote {
  lines: { variant_id: string; line_total: number; discount: number }[];
  subtotal: number;
  gst: number;
  shipping: number;
  saving: number;
  total: number;
  amount_due: number;
  promotion_saving: number;
  promotions: Applied[];
  coupon: { id: string; saving: number } | null;
  coupon_problem: { code: string } | null;
  coupon_aside: { id: string; message: string } | null;
  near_promotion: {
    title: string;
    missing_amount: number;
    missing_pieces: number;
    missing_given: number;
    needs_sign_in: boolean;
  } | null;
  offers: { best: { id: string; saving: number } | null };
}

const quoteAs = (
  tx: Transaction,
  as: Parameters<Transaction['as']>[0],
  lines: [string, number][],
  coupon: string | null = null,
  isSpending = false,
) =>
  tx.as(as, () =>
    tx.value<Quote>(`select public.quote_order($1::text::jsonb, 'standard', $2, $3, $3)`, [
      JSON.stringify(lines.map(([variant_id, quantity]) => ({ variant_id, quantity }))),
      coupon,
      isSpending,
    ]),
  );

const buy2get1: PromotionDraft = { kind: 'buy_get', value: 100, buy: 2, get: 1, title: 'Buy 2 get 1' };
const percent = (value: number, more: Partial<PromotionDraft> = {}): PromotionDraft => ({
  kind: 'percent',
  value,
  title: `${value}% off`,
  ...more,
});
const offOrder = (value: number, more: Partial<PromotionDraft> = {}): PromotionDraft => ({
  kind: 'order_amount',
  value,
  title: `₹${value} off the order`,
  ...more,
});

/** Two pieces of ₹600 (A) and one of ₹300 (B): ₹1,500. Which promotions and coupons may stand beside each other. */
const stacking: [
  string,
  {
    promotions: PromotionDraft[];
    coupon?: 'flat' | 'members';
    applied: string[];
    off: number;
    couponCounts?: boolean;
  },
][] = [
  ['one on pieces', { promotions: [percent(10)], applied: ['10% off'], off: 150 }],
  [
    'of two on the same pieces, the better',
    { promotions: [percent(10), percent(20)], applied: ['20% off'], off: 300 },
  ],
  [
    'of equal ones, the one with priority',
    {
      promotions: [percent(10), percent(10, { title: 'First', priority: 1 })],
      applied: ['First'],
      off: 150,
    },
  ],
  ['buy 2 get 1 gives the cheapest', { promotions: [buy2get1], applied: ['Buy 2 get 1'], off: 300 }],
  [
    'buy 2 get 1 against a percentage of the same pieces',
    { promotions: [buy2get1, percent(15)], applied: ['Buy 2 get 1'], off: 300 },
  ],
  [
    'on pieces and on the order',
    {
      promotions: [percent(10), offOrder(100)],
      applied: ['10% off', '₹100 off the order'],
      off: 250,
    },
  ],
  [
    'of two on the order, the better',
    { promotions: [offOrder(100), offOrder(180)], applied: ['₹180 off the order'], off: 180 },
  ],
  [
    'a percentage of the order counts what is left after pieces',
    {
      promotions: [percent(50), { kind: 'order_percent', value: 10, title: '10% of the order' }],
      applied: ['50% off', '10% of the order'],
      off: 750 + 75,
    },
  ],
  [
    'one that stands alone leaves others out where it saves more',
    { promotions: [percent(30, { alone: true }), offOrder(100)], applied: ['30% off'], off: 450 },
  ],
  [
    'and is left out where they do',
    {
      promotions: [percent(10, { alone: true }), offOrder(100), percent(9)],
      applied: ['9% off', '₹100 off the order'],
      off: 235,
    },
  ],
  [
    'any coupon beside one that goes with all',
    { promotions: [percent(10)], coupon: 'flat', applied: ['10% off'], off: 150, couponCounts: true },
  ],
  [
    'no coupon beside one that goes with none, where that saves more',
    { promotions: [percent(10, { coupons: 'none' })], coupon: 'flat', applied: ['10% off'], off: 150 },
  ],
  [
    'the coupon alone where it saves more',
    {
      promotions: [percent(5, { coupons: 'none' })],
      coupon: 'flat',
      applied: [],
      off: 0,
      couponCounts: true,
    },
  ],
  [
    'another coupon beside one for members',
    { promotions: [percent(10, { coupons: 'members' })], coupon: 'flat', applied: ['10% off'], off: 150 },
  ],
  [
    'the Insider discount beside one for members',
    {
      promotions: [percent(10, { coupons: 'members' })],
      coupon: 'members',
      applied: ['10% off'],
      off: 150,
      couponCounts: true,
    },
  ],
  [
    'a promotion beside the coupon takes the place of one that minds it',
    {
      promotions: [percent(10, { coupons: 'none' }), percent(9)],
      coupon: 'flat',
      applied: ['9% off'],
      off: 135,
      couponCounts: true,
    },
  ],
  [
    'rupees never take off more than the goods',
    {
      promotions: [offOrder(9000)],
      applied: ['₹9000 off the order'],
      off: 1500,
    },
  ],
  ['a maximum holds', { promotions: [percent(50, { max_discount: 99 })], applied: ['50% off'], off: 99 }],
];

onOneEngine('promotions', (db) => {
  it.each(stacking)('%s', async (_, { promotions, coupon, applied, off, couponCounts = false }) => {
    await rolledBack(db(), async (tx) => {
      const dear = await createVariant(tx.rows, { price: 600 });
      const cheap = await createVariant(tx.rows, { price: 300 });
      const shopper = await createUser(tx.rows);
      await createPromotions(tx.rows, promotions);
      const code = coupon ? await createCoupon(tx.rows, { value: 100 }) : null;
      if (coupon === 'members')
        await tx.rows(`update public.coupons set insider_tier = 'silver' where id = $1`, [code]);
      await tx.rows(`update public.insider_tiers set from_spend = 1 where id = 'silver'`);
      if (coupon === 'members')
        await tx.rows(
          `create or replace function private.is_insider(p_user uuid, p_tier text) returns boolean
           language sql stable set search_path = '' as 'select true'`,
        );
      await giveCredit(tx.rows, shopper, 40);
      await giveGiftCard(tx.rows, shopper, 60);
      const bag: [string, number][] = [
        [dear, 2],
        [cheap, 1],
      ];
      const quote = await quoteAs(tx, shopper, bag, code);
      expect(quote.promotions.map(({ title }) => title)).toEqual(applied);
      expect(quote.promotion_saving).toBe(off);
      expect(quote.coupon !== null).toBe(couponCounts);
      expect(quote.coupon_aside !== null).toBe(coupon !== undefined && !couponCounts);
      // Spec §9 but for the goods: fees go by what is in the bag, the tax by what it costs.
      const couponSaving = couponCounts ? Math.min(100, 1500 - off) : 0;
      expect(quote).toMatchObject({ subtotal: 1500, shipping: 0, gst: Math.round((1500 - off) * 0.18) });
      expect(quote.total).toBe(1500 - off + quote.gst + 5 - couponSaving);
      expect(quote.saving).toBe(off + couponSaving);
      expect(quote.lines.map(({ discount }) => discount).reduce((one, other) => one + other)).toBe(off);
      // Credit and gift cards are money and go with everything.
      const spent = await quoteAs(tx, shopper, bag, code, true);
      expect(spent.total).toBe(Math.max(quote.total - 40, 0));
      expect(spent.amount_due).toBe(Math.max(quote.total - 100, 0));
    });
  });

  it('take the best of all combinations, whatever the order of lines, and never more for one more', async () => {
    const products = ['one', 'two', 'three', 'four'];
    const promotion = fc
      .record({
        kind: fc.constantFrom(
          ...(['percent', 'amount', 'buy_get', 'order_percent', 'order_amount'] as const),
        ),
        value: fc.integer({ min: 1, max: 100 }),
        more: fc.integer({ min: 1, max: 9 }),
        buy: fc.integer({ min: 1, max: 3 }),
        get: fc.integer({ min: 1, max: 2 }),
        max_discount: fc.option(fc.integer({ min: 1, max: 900 }), { freq: 3 }),
        own: fc.subarray(products, { minLength: 1 }),
        gifts: fc.option(fc.subarray(products, { minLength: 1 }), { nil: undefined }),
        isCollected: fc.boolean(),
        min_amount: fc.oneof(fc.constant(0), fc.nat(1500)),
        min_pieces: fc.oneof(fc.constant(0), fc.nat(4)),
        alone: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
        priority: fc.nat(3),
      })
      .map(({ kind, value, more, buy, get, gifts, ...rest }) => ({
        ...rest,
        kind,
        value: kind.endsWith('amount') ? value * more : value,
        ...(kind === 'buy_get' && { buy, get, gifts }),
      }));
    const shop = fc.record({
      lines: fc.subarray(products, { minLength: 1 }).chain((chosen) =>
        fc.tuple(
          ...chosen.map((product) =>
            fc.record({
              product: fc.constant(product),
              price: fc.integer({ min: 1, max: 700 }),
              quantity: fc.integer({ min: 1, max: 4 }),
            }),
          ),
        ),
      ),
      promotions: fc.array(promotion, { minLength: 1, maxLength: 5 }),
    });

    await rolledBack(db(), async (tx) => {
      const variants: Record<string, string> = {};
      for (const name of products) variants[name] = await createVariant(tx.rows);
      const idOf = (name: string) => productOf(variants[name]!);
      const choose = (lines: ModelLine[]) =>
        tx.value<{ saving: number; promotions: Applied[] }>(
          'select private.choose_promotions(null, $1::text::jsonb, null)',
          [
            JSON.stringify(
              lines.map(({ product, price, quantity }) => ({
                ...{ variant_id: variants[product], product_id: idOf(product) },
                ...{ unit_price: price, quantity },
              })),
            ),
          ],
        );
      for (const { lines, promotions } of fc.sample(shop, { numRuns: 60, seed: 18 })) {
        const collections: Record<string, string[]> = {};
        const drafts: PromotionDraft[] = [];
        for (const { own, gifts, isCollected, ...draft } of promotions) {
          const goods = own.map(idOf);
          const collection = isCollected ? await createCollection(tx.rows, goods) : undefined;
          if (collection) collections[collection] = goods;
          drafts.push({
            ...draft,
            ...(!draft.kind.startsWith('order') &&
              (collection
                ? { scope: 'collection', scope_ids: [collection] }
                : { scope: 'product', scope_ids: goods })),
            ...(gifts && { get_scope: 'product', get_scope_ids: gifts.map(idOf) }),
          });
        }
        const ids = await createPromotions(tx.rows, drafts);
        const chosen = await choose(lines);
        const model = lines.map((line) => ({ ...line, product: idOf(line.product) }));
        expect({ lines, promotions, saving: chosen.saving }).toEqual({
          ...{ lines, promotions, saving: bestSaving(drafts, model, collections) },
        });

        const off = new Map<string, number>();
        for (const { saving, lines: cuts } of chosen.promotions) {
          expect(saving).toBe(Object.values(cuts).reduce((one, other) => one + other));
          for (const [variant, amount] of Object.entries(cuts))
            off.set(variant, (off.get(variant) ?? 0) + amount);
        }
        for (const { product, price, quantity } of lines)
          expect(off.get(variants[product]!) ?? 0).toBeLessThanOrEqual(price * quantity);

        expect(await choose([...lines].reverse())).toEqual(chosen);
        await tx.rows('delete from public.promotions where id = $1', [ids[0]]);
        expect((await choose(lines)).saving).toBeLessThanOrEqual(chosen.saving);
        await tx.rows('delete from public.promotions');
      }
    });
  });

  it('look at five of each kind by priority, so that a bag has an answer at once', async () => {
    await rolledBack(db(), async (tx) => {
      const bag: [string, number][] = [];
      for (let n = 0; n < 50; n += 1) bag.push([await createVariant(tx.rows, { price: 100 + n }), 99]);
      await createPromotions(tx.rows, [
        percent(90),
        ...Array.from({ length: 30 }, (_, n) => percent(n + 1, { priority: n + 1 })),
        ...Array.from({ length: 30 }, (_, n) => offOrder(n + 1, { priority: n + 1 })),
      ]);
      const quote = await quoteAs(tx, 'anon', bag);
      expect(quote.promotions.map(({ title }) => title)).toEqual(['30% off', '₹30 off the order']);
    });
  });

  it('do not depend on who gives pieces: nobody gains by splitting a bag', async () => {
    await rolledBack(db(), async (tx) => {
      const lines = await Promise.all(
        [900, 800, 500, 400, 300, 200].map((price) => createVariant(tx.rows, { price })),
      );
      await createPromotions(tx.rows, [buy2get1]);
      const saved = async (from: number, to: number) =>
        (
          await quoteAs(
            tx,
            'anon',
            lines.slice(from, to).map((variant): [string, number] => [variant, 1]),
          )
        ).promotion_saving;
      expect(await saved(0, 6)).toBe(500 + 200);
      expect(await saved(0, 3)).toBe(500);
      expect(await saved(3, 6)).toBe(200);
    });
  });

  it('give from another set than what is bought, the dearest of it, and what is in both counts as bought', async () => {
    await rolledBack(db(), async (tx) => {
      const [saree = '', blouse = '', dear = '', shirt = ''] = await Promise.all(
        [2000, 400, 600, 300].map((price) => createVariant(tx.rows, { price })),
      );
      await createPromotions(tx.rows, [
        {
          ...{ title: 'A blouse half price', kind: 'buy_get', value: 50, buy: 1, get: 1 },
          ...{ scope: 'product', scope_ids: [productOf(saree)], get_scope: 'product' },
          get_scope_ids: [saree, blouse, dear].map(productOf),
        },
      ]);
      const quote = (...lines: [string, number][]) => quoteAs(tx, 'anon', lines);
      const given = await quote([saree, 1], [blouse, 1], [dear, 1], [shirt, 1]);
      // ₹300 off the dearer blouse, shared out with the saree that it came with.
      expect(given.promotions[0]?.lines).toEqual({ [saree]: 230, [dear]: 70 });
      expect((await quote([saree, 2], [blouse, 1], [dear, 1])).promotion_saving).toBe(500);
      expect((await quote([saree, 2], [shirt, 1])).promotion_saving).toBe(0);
      expect((await quote([saree, 2], [shirt, 1])).near_promotion).toEqual({
        ...{ title: 'A blouse half price', missing_amount: 0, missing_pieces: 0, missing_given: 1 },
        needs_sign_in: false,
      });
      expect((await quote([blouse, 3])).near_promotion).toBeNull();
      const cards = await tx.as('anon', () =>
        tx.rows(
          `select c ->> 'id' as id, c ->> 'promotion' as said from jsonb_array_elements(private.product_cards($1, false)) c`,
          [[saree, blouse, shirt].map(productOf)],
        ),
      );
      expect(cards.map(({ said }) => said)).toEqual(['A blouse half price', 'A blouse half price', null]);
    });
  });

  it('are said on cards where everybody gets them, the first by priority', async () => {
    await rolledBack(db(), async (tx) => {
      const variant = await createVariant(tx.rows, { price: 600 });
      const said = async (...promotions: PromotionDraft[]) => {
        await tx.rows('delete from public.promotions');
        await createPromotions(tx.rows, promotions);
        return tx.as('anon', () =>
          tx.value<string | null>(`select private.product_cards(array[$1], false) -> 0 ->> 'promotion'`, [
            productOf(variant),
          ]),
        );
      };
      expect(await said()).toBeNull();
      expect(await said(percent(10), percent(30), buy2get1)).toBe('Buy 2 get 1');
      expect(await said(percent(10, { priority: 1 }), buy2get1)).toBe('10% off');
      for (const hidden of [
        ...[{ min_amount: 900 }, { min_pieces: 2 }, { per_user_limit: 1 }, { state: 'draft' as const }],
        ...[{ audience: 'first_order' as const }, { ends: '-1 minute' }, { starts: '1 minute' }],
      ])
        expect([hidden, await said(percent(10, hidden))]).toEqual([hidden, null]);
      expect(await said(offOrder(100))).toBeNull();
    });
  });

  it('are for a category, a type or its group, a colour, an attribute, a collection or single products', async () => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const product = productOf(variant);
      await tx.rows(`update public.products set colour_family = 'red' where id = $1`, [product]);
      await tx.rows(
        `insert into public.type_attributes (type_id, attribute_id) values ('test-pieces', 'material')`,
      );
      await tx.rows(
        `insert into public.product_attributes (product_id, attribute_id, kind, choice_id) values ($1, 'material', 'choice', 'cotton')`,
        [product],
      );
      const saved = async (scope: string, ids: string[]) => {
        await tx.rows('delete from public.promotions');
        await createPromotions(tx.rows, [percent(10, { scope, scope_ids: ids })]);
        return (await quoteAs(tx, 'anon', [[variant, 1]])).promotion_saving;
      };
      const collectionByRule = (category: string) =>
        tx.value<string>(
          `insert into public.collections (slug, title, rule)
           values ('all-' || $1, 'By rule', jsonb_build_object('category', $1)) returning id::text`,
          [category],
        );
      for (const [scope, id, other] of [
        ['category', 'test', 'men'],
        ['type', 'test-pieces', 'sarees'],
        ['type', 'test-things', 'men-topwear'],
        ['colour', 'red', 'blue'],
        ['attribute', 'material:cotton', 'material:silk'],
        ['collection', await createCollection(tx.rows, [product]), await createCollection(tx.rows, [])],
        ['collection', await collectionByRule('test'), await collectionByRule('men')],
        ['product', product, 'nothing'],
      ] as const) {
        expect([scope, await saved(scope, [id])]).toEqual([scope, 50]);
        expect([scope, await saved(scope, [other])]).toEqual([scope, 0]);
      }
    });
  });

  it('count within their time, when they are on, and for whom they are', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const saved = async (more: Partial<PromotionDraft>, as: Parameters<Transaction['as']>[0] = 'anon') => {
        await tx.rows(
          'delete from public.promotions m where not exists (select 1 from public.promotion_uses u where u.promotion_id = m.id)',
        );
        await createPromotions(tx.rows, [percent(10, more)]);
        return (await quoteAs(tx, as, [[variant, 1]])).promotion_saving;
      };
      expect(await saved({})).toBe(50);
      expect(await saved({ starts: '1 minute' })).toBe(0);
      expect(await saved({ ends: '-1 minute' })).toBe(0);
      expect(await saved({ ends: '1 minute' })).toBe(50);
      expect(await saved({ state: 'draft' })).toBe(0);
      expect(await saved({ state: 'paused' })).toBe(0);
      expect(await saved({ audience: 'tag', audience_tag: 'vip' }, shopper)).toBe(0);
      await tx.rows(`insert into private.customer_tags (user_id, tag) values ($1, 'vip')`, [shopper.id]);
      expect(await saved({ audience: 'tag', audience_tag: 'VIP' }, shopper)).toBe(50);
      expect(await saved({ audience: 'first_order' })).toBe(0);
      expect(await saved({ audience: 'first_order' }, shopper)).toBe(50);
      expect(await saved({ per_user_limit: 1 })).toBe(0);
      expect(await saved({ per_user_limit: 1 }, shopper)).toBe(50);
      await placeOrder(tx, shopper, { ...draft, total: totalOfOne - 59 });
      expect(await saved({ audience: 'first_order' }, shopper)).toBe(0);
      expect(await saved({ audience: 'first_order' }, await createUser(tx.rows))).toBe(50);
    });
  });

  it('say what a little more would bring, and for whom', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant }) => {
      const near = async (
        promotions: PromotionDraft[],
        pieces: number,
        as: Parameters<Transaction['as']>[0] = 'anon',
      ) => {
        await tx.rows('delete from public.promotions');
        await createPromotions(tx.rows, promotions);
        return (await quoteAs(tx, as, [[variant, pieces]])).near_promotion;
      };
      const amount = offOrder(200, { min_amount: 1200 });
      expect(await near([amount], 2)).toEqual({
        ...{
          title: '₹200 off the order',
          missing_amount: 200,
          missing_pieces: 0,
          missing_given: 0,
          needs_sign_in: false,
        },
      });
      expect(await near([amount], 1)).toBeNull();
      expect(await near([amount], 3)).toBeNull();
      expect(await near([buy2get1], 2)).toMatchObject({ missing_pieces: 1, missing_amount: 0 });
      expect(await near([percent(10, { audience: 'first_order' })], 1)).toMatchObject({
        ...{ missing_pieces: 0, needs_sign_in: true },
      });
      expect(await near([percent(10, { audience: 'first_order' })], 1, shopper)).toBeNull();
      // Nothing is promised that what counts keeps out.
      expect(await near([percent(50, { alone: true }), amount], 2)).toBeNull();
    });
  });

  it('are weighed when coupons are suggested: what is said to be saved is saved', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant }) => {
      await tx.rows('update public.coupons set active = false');
      const code = await createCoupon(tx.rows, { type: 'percentage', value: 20 });
      const best = async (promotions: PromotionDraft[]) => {
        await tx.rows('delete from public.promotions');
        await createPromotions(tx.rows, promotions);
        const bare = await quoteAs(tx, shopper, [[variant, 2]]);
        const used = await quoteAs(tx, shopper, [[variant, 2]], code);
        expect(bare.offers.best?.saving ?? 0).toBe(bare.total - used.total);
        return bare.offers.best?.saving ?? 0;
      };
      expect(await best([])).toBe(200);
      expect(await best([percent(10)])).toBe(180);
      expect(await best([percent(30, { coupons: 'none' })])).toBe(0);
      expect(await best([percent(5, { coupons: 'none' })])).toBe(200 - 59);
      expect(
        await tx.as('anon', () => tx.value('select public.get_product_offers($1)', [productOf(variant)])),
      ).toMatchObject({ promotions: [{ title: '5% off' }], coupons: [{ id: code, saving: 100 - 29 }] });
    });
  });
});
