import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, totalOfOne } from './orderShop';
import { createUser, createVariant, placeOrder } from './shopFixtures';

interface Coupon {
  id: string;
  type?: string;
  value?: number;
  min_order?: number;
  max_discount?: number | null;
  from?: string;
  until?: string;
  per_user_limit?: number | null;
  total_limit?: number | null;
  used?: number;
  active?: boolean;
  insider_tier?: string | null;
}
interface Offer {
  id: string;
  saving: number;
  needs_sign_in: boolean;
  missing?: number;
}

onOneEngine('offers', (db) => {
  /** A shop with a piece of ₹500 and with no other coupons than these. */
  const withCoupons = (
    coupons: Coupon[],
    test: (tx: Transaction, shop: Parameters<Parameters<typeof inOrderShop>[1]>[1]) => Promise<void>,
  ) =>
    inOrderShop(db(), async (tx, shop) => {
      await tx.rows('update public.coupons set active = false');
      for (const coupon of coupons)
        await tx.rows(
          `insert into public.coupons (id, title, type, value, min_order, max_discount, valid_from, valid_until, per_user_limit,
             total_limit, used, active, insider_tier)
           values ($1, $1, $2, $3, $4, $5, now() + $6::interval, now() + $7::interval, $8, $9, $10, $11, $12)`,
          [
            coupon.id,
            coupon.type ?? 'flat',
            coupon.value ?? 100,
            coupon.min_order ?? 0,
            coupon.max_discount ?? null,
            coupon.from ?? '-1 day',
            coupon.until ?? '1 day',
            coupon.per_user_limit ?? null,
            coupon.total_limit ?? null,
            coupon.used ?? 0,
            coupon.active ?? true,
            coupon.insider_tier ?? null,
          ],
        );
      await test(tx, shop);
    });

  const quote = (
    tx: Transaction,
    as: Parameters<Transaction['as']>[0],
    variant: string,
    quantity = 1,
    coupon?: string,
  ) =>
    tx.as(as, () =>
      tx.value<{
        offers: { best: Offer | null; near: Offer | null };
        coupon: { saving: number } | null;
        coupon_problem: unknown;
      }>('select public.quote_order($1, $2, $3)', [
        JSON.stringify([{ variant_id: variant, quantity }]),
        'standard',
        coupon ?? null,
      ]),
    );
  const offersOf = (tx: Transaction, as: Parameters<Transaction['as']>[0], variant: string) =>
    tx.as(as, () =>
      tx.value<{ id: string; saving: number | null }[]>(`select public.get_product_offers($1) -> 'coupons'`, [
        variant.slice(0, variant.indexOf(':')),
      ]),
    );

  it('suggest the coupon that saves most, and applying it saves exactly that', async () => {
    const coupons = [
      { id: 'FLAT60', value: 60 },
      { id: 'TEN', type: 'percentage', value: 10 },
      { id: 'HALF', type: 'percentage', value: 50, max_discount: 90 },
      { id: 'SHIP', type: 'shipping', value: 0, max_discount: 50 },
    ];
    await withCoupons(coupons, async (tx, { shopper, variant }) => {
      for (const quantity of [1, 2, 5]) {
        const { best } = (await quote(tx, shopper, variant, quantity)).offers;
        const savings = await Promise.all(
          coupons.map(
            async ({ id }) => (await quote(tx, shopper, variant, quantity, id)).coupon?.saving ?? 0,
          ),
        );
        expect(best?.saving).toBe(Math.max(...savings));
        expect((await quote(tx, shopper, variant, quantity, best?.id)).coupon).toMatchObject({
          saving: best?.saving,
        });
      }
    });
  });

  it('leave out what would be refused: off, over, to come, used up, for members, and what saves nothing', async () => {
    const coupons = [
      { id: 'OFF', active: false },
      { id: 'OVER', until: '-1 hour' },
      { id: 'SOON', from: '1 hour' },
      { id: 'USEDUP', total_limit: 3, used: 3 },
      { id: 'SILVER', insider_tier: 'silver' },
      { id: 'SHIP', type: 'shipping', value: 0, max_discount: 50 },
    ];
    await withCoupons(coupons, async (tx, { shopper, variant }) => {
      // From ₹1,000 on, shipping is free anyway.
      for (const caller of [shopper, 'anon'] as const)
        expect((await quote(tx, caller, variant, 3)).offers).toEqual({ best: null, near: null });
      expect(await offersOf(tx, shopper, variant)).toMatchObject([{ id: 'SHIP', saving: 50 }]);
    });
  });

  it('say what is missing for something better, when it is near', async () => {
    const coupons = [
      { id: 'LITTLE', value: 40 },
      { id: 'MORE', value: 150, min_order: 900 },
      { id: 'FAR', value: 900, min_order: 5000 },
      { id: 'WORSE', value: 30, min_order: 600 },
    ];
    await withCoupons(coupons, async (tx, { shopper, variant }) => {
      expect((await quote(tx, shopper, variant)).offers).toEqual({
        best: { id: 'LITTLE', title: 'LITTLE', saving: 40, needs_sign_in: false },
        near: { id: 'MORE', title: 'MORE', saving: 150, needs_sign_in: false, missing: 400 },
      });
      expect((await quote(tx, shopper, variant, 2)).offers).toMatchObject({
        best: { id: 'MORE' },
        near: null,
      });
    });
  });

  it('know what a shopper has used, and what a visitor has to sign in for', async () => {
    await withCoupons([{ id: 'ONCE', per_user_limit: 1 }], async (tx, { shopper, variant, draft }) => {
      expect((await quote(tx, 'anon', variant)).offers.best).toMatchObject({
        id: 'ONCE',
        needs_sign_in: true,
      });
      expect((await quote(tx, shopper, variant)).offers.best).toMatchObject({
        id: 'ONCE',
        needs_sign_in: false,
      });
      await placeOrder(tx, shopper, { ...draft, total: totalOfOne - 100, coupon: 'ONCE' });
      expect((await quote(tx, shopper, variant)).offers.best).toBeNull();
      expect(await offersOf(tx, shopper, variant)).toEqual([]);
      expect(await offersOf(tx, await createUser(tx.rows), variant)).toMatchObject([
        { id: 'ONCE', saving: 100 },
      ]);
    });
  });

  it('name three for a product: first those that count for one piece', async () => {
    const coupons = [
      { id: 'BIG', value: 300, min_order: 1500 },
      { id: 'SMALL', value: 20 },
      { id: 'GOOD', value: 80 },
      { id: 'HUGE', value: 900, min_order: 9000 },
    ];
    await withCoupons(coupons, async (tx, { variant }) => {
      expect((await offersOf(tx, 'anon', variant)).map(({ id, saving }) => [id, saving])).toEqual([
        ['GOOD', 80],
        ['SMALL', 20],
        ['BIG', null],
      ]);
      const draft = await createVariant(tx.rows, { status: 'draft' });
      expect(await offersOf(tx, 'anon', draft)).toEqual([]);
    });
  });
});
