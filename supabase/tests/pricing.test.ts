import fc from 'fast-check';
import { couponTypes, defaultSettings, formatRupees, totalsOf } from '@shop/kernel/domain';
import { onEveryEngine } from '@shop/test-databases';

type CouponType = keyof typeof couponTypes;
const types = Object.keys(couponTypes) as CouponType[];

const bag = fc.record({
  lines: fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 300_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1, maxLength: 6 },
  ),
  delivery: fc.constantFrom('standard' as const, 'express' as const),
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom(...types),
      value: fc.integer({ min: 1, max: 100 }),
      maxDiscount: fc.option(fc.integer({ min: 1, max: 100_000 })),
    }),
    { nil: undefined },
  ),
  credit: fc.oneof(fc.constant(0), fc.nat(5_000), fc.nat(2_000_000)),
  giftCards: fc.oneof(fc.constant(0), fc.nat(5_000), fc.nat(2_000_000)),
  rules: fc.record({
    freeShippingAbove: fc.oneof(fc.constant(defaultSettings.freeShippingAbove), fc.nat(100_000)),
    gstPercent: fc.oneof(fc.constant(defaultSettings.gstPercent), fc.nat(100)),
  }),
  /** Of the goods, how much promotions take off. */
  share: fc.oneof(fc.constant(0), fc.nat(100)),
  phase: fc.constantFrom('beta', 'live'),
  taxMode: fc.constantFrom('added', 'included'),
});

/** What place_order charges with, over all bags in one statement. */
const totalsSql = `
  select l.subtotal, t.* from jsonb_array_elements($1::text::jsonb) with ordinality as b (bag, n)
  cross join public.shop_settings s
  cross join lateral (
    select sum((l ->> 'price')::integer * (l ->> 'quantity')::integer)::integer as subtotal
    from jsonb_array_elements(b.bag -> 'lines') l
  ) l
  cross join lateral private.compute_totals(
    jsonb_populate_record(s, b.bag -> 'settings'), l.subtotal, b.bag ->> 'delivery',
    jsonb_populate_record(null::public.coupons, nullif(b.bag -> 'coupon', 'null')), (b.bag ->> 'credit')::integer,
    (b.bag ->> 'giftCards')::integer, (b.bag ->> 'promotions')::integer
  ) t
  order by b.n`;

const bags = fc.sample(bag, 10_000).map(({ share, ...rest }) => ({
  ...rest,
  promotions: Math.floor((totalsOf(rest.lines).subtotal * share) / 100),
}));

onEveryEngine('pricing', (db) => {
  it('agrees with the domain rules about ten thousand random bags', async () => {
    const asked = bags.map(({ rules, coupon, phase, taxMode, ...rest }) => ({
      ...rest,
      settings: {
        free_shipping_above: rules.freeShippingAbove,
        gst_percent: rules.gstPercent,
        phase,
        tax_mode: taxMode,
      },
      coupon: coupon && {
        id: 'TEST',
        type: coupon.type,
        value: coupon.value,
        max_discount: coupon.maxDiscount,
      },
    }));
    const { rows } = await db().query(totalsSql, [JSON.stringify(asked)]);
    const computed = rows.map((row, n) => ({
      subtotal: row.subtotal,
      gst: row.gst,
      shipping: row.shipping,
      platformFee: row.platform_fee,
      promotionSaving: bags[n]?.promotions,
      couponSaving: row.coupon_saving,
      creditUsed: row.credit_used,
      saving: row.saving,
      total: row.total,
      giftCardUsed: row.gift_card_used,
      amountDue: row.amount_due,
    }));
    const previewed = bags.map(({ lines, delivery, rules, phase, taxMode, ...discounts }) =>
      totalsOf(
        lines,
        delivery,
        { ...defaultSettings, ...rules, taxIncluded: phase === 'live' && taxMode === 'included' },
        discounts,
      ),
    );
    expect(computed).toEqual(previewed);
  });

  it.each(types)('agrees on whether a %s coupon pays for shipping', async (type) => {
    const { rows } = await db().query(
      'select private.coupon_pays_shipping(jsonb_populate_record(null::public.coupons, $1)) as pays',
      [JSON.stringify({ id: 'TEST', type, value: 50 })],
    );
    const coupon = { type, value: 50, maxDiscount: null };
    const saved = couponTypes[type].saving(coupon, { subtotal: 1000, shipping: 0 });
    expect(rows).toEqual([{ pays: saved === 0 }]);
  });

  it('writes rupees for people as the pages do, and nowhere else', async () => {
    const amounts = [0, 7, 100, 999, 1000, 1002, 99_999, 100_000, 1_234_567, 100_000_000, -1002];
    const { rows } = await db().query(
      'select private.format_rupees(a) as text from unnest($1::integer[]) with ordinality as l (a, n) order by n',
      [amounts],
    );
    expect(rows.map(({ text }) => text)).toEqual(amounts.map(formatRupees));
    const { rows: others } = await db().query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and p.prosrc ~ '₹(%|'' *[|][|])' and p.proname <> 'format_rupees'`,
    );
    expect(others).toEqual([]);
  });
});
