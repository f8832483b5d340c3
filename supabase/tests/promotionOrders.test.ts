import { randomUUID } from 'node:crypto';
import { onOneEngine, request, rolledBack, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop, type OrderShop, totalOfOne } from './orderShop';
import { capture, letExpire, placeOnline } from './paymentFixtures';
import { createPromotions, productOf, type PromotionDraft } from './promotionFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrder,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

const buy2get1: PromotionDraft = { kind: 'buy_get', value: 100, buy: 2, get: 1, title: 'Buy 2 get 1' };
const tenth: PromotionDraft = { kind: 'percent', value: 10, title: '10% off' };
/** One piece of ₹500 with 10% off: 450 + 81 + 50 + 5. */
const tenthOfOne = 586;
/** Three pieces of ₹500 for the price of two: 1000 + 180 + 0 + 5. */
const threeForTwo = 1185;

const createAdmin = (tx: Transaction) => createUser(tx.rows, { app: { role: 'admin' } });
const advance = async (tx: Transaction, admin: TestUser, number: string, ...statuses: string[]) => {
  for (const status of statuses)
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
};
const uses = (tx: Transaction) =>
  tx.rows('select title, amount, lines, state from public.promotion_uses order by created_at, amount desc');

async function deliver(tx: Transaction, { shopper }: OrderShop, number: string) {
  const admin = await createAdmin(tx);
  await advance(tx, admin, number, 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered');
  await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
  const giveBack = async (variant: string, quantity: number) => {
    const wish = { kind: 'return', reason: 'Too small', comment: '', refund: { way: 'credit' } };
    const { id } = await tx.as(shopper, () =>
      tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb)', [
        number,
        JSON.stringify({ ...wish, lines: [{ variant_id: variant, quantity }] }),
      ]),
    );
    let answer: { refund_amount: number } | undefined;
    for (const state of ['approved', 'picked_up', 'received', 'refunded'])
      answer = await tx.as(admin, () =>
        tx.value<{ refund_amount: number }>('select public.advance_return($1, $2)', [id, state]),
      );
    return answer?.refund_amount;
  };
  return { admin, giveBack };
}

onOneEngine('orders with promotions', (db) => {
  it('keep what they got, whatever becomes of the promotion', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const [id] = await createPromotions(tx.rows, [
        buy2get1,
        { kind: 'order_amount', value: 60, title: '₹60 off' },
      ]);
      const other = await createVariant(tx.rows, { price: 200 });
      const lines = [
        { variant_id: shop.variant, quantity: 2 },
        { variant_id: other, quantity: 1 },
      ];
      // 1200 - 200 - 60, and 18% of that.
      const { order_id } = await placeOrder(tx, shop.shopper, { ...shop.draft, lines, total: 940 + 169 + 5 });
      const history = [
        // Paid and given pieces share it, so that sending the paid ones back pays no more than they cost.
        { title: 'Buy 2 get 1', amount: 200, lines: { 1: 166, 2: 34 }, state: 'consumed' },
        { title: '₹60 off', amount: 60, lines: { 1: 50, 2: 10 }, state: 'consumed' },
      ];
      expect(await uses(tx)).toEqual(history);
      await tx.rows(
        `update public.promotions set title = 'Other', value = 10, state = 'paused' where id = $1`,
        [id],
      );
      expect(await uses(tx)).toEqual(history);
      expect(
        await tx.as(shop.shopper, () =>
          tx.rows(
            `select o.subtotal, o.promotion_saving, o.saving, o.total, l.position, l.line_total, l.discount
             from public.orders o join public.order_lines l on l.order_id = o.id where o.id = $1 order by l.position`,
            [order_id],
          ),
        ),
      ).toEqual([
        {
          ...{ subtotal: 1200, promotion_saving: 260, saving: 260, total: 1114 },
          ...{ position: 1, line_total: 1000, discount: 216 },
        },
        {
          ...{ subtotal: 1200, promotion_saving: 260, saving: 260, total: 1114 },
          ...{ position: 2, line_total: 200, discount: 44 },
        },
      ]);
      const stranger = await createUser(tx.rows);
      expect(await tx.as(shop.shopper, () => tx.rows('select 1 from public.promotion_uses'))).toHaveLength(2);
      expect(await tx.as(stranger, () => tx.rows('select 1 from public.promotion_uses'))).toEqual([]);
    });
  });

  it('are refused at another total than the shopper saw, and say which promotion is gone', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const [id] = await createPromotions(tx.rows, [tenth]);
      const seen = { ...draft, total: tenthOfOne, promotions: [id!] };
      const refused = async () => {
        const refusal = await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(seen)));
        expect(refusal).toMatchObject({ code: 'PT409', hint: 'TOTAL_CHANGED' });
        return refusal?.detail;
      };
      await tx.rows(`update public.promotions set ends_at = now()`);
      expect(await refused()).toEqual({
        ...{ expected: tenthOfOne, actual: totalOfOne, reason: '“10% off” has ended.' },
        ...{ expected_credit: 0, actual_credit: 0, expected_gift_cards: 0, actual_gift_cards: 0 },
      });
      await tx.rows(`update public.promotions set ends_at = null, state = 'paused'`);
      expect(await refused()).toMatchObject({ reason: '“10% off” has ended.' });
      await tx.rows(`update public.promotions set state = 'active', total_limit = 1, used = 1`);
      expect(await refused()).toMatchObject({ reason: '“10% off” has been used up.' });
      await tx.rows(`update public.promotions set total_limit = null, min_amount = 900`);
      expect(await refused()).toMatchObject({ reason: '“10% off” no longer counts for this order.' });
      await tx.rows(`update public.promotions set min_amount = 0`);
      await placeOrder(tx, shopper, seen);
    });
  });

  it.each(['credit', 'a gift card'])('are refused where %s would pay for one that is gone', async (means) => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const promotions = await createPromotions(tx.rows, [tenth]);
      const byCredit = means === 'credit';
      await (byCredit ? giveCredit : giveGiftCard)(tx.rows, shopper, 2000);
      const seen = {
        ...draft,
        promotions,
        total: 0,
        ...(byCredit ? { credit: tenthOfOne } : { giftCards: tenthOfOne }),
        method: 'none',
      };
      await tx.rows('update public.promotions set ends_at = now()');
      expect(await tx.as(shopper, () => tx.refusal(placeOrderSql, orderParams(seen)))).toMatchObject({
        ...{ hint: 'TOTAL_CHANGED', detail: { expected: 0, actual: 0, reason: '“10% off” has ended.' } },
      });
      const now = byCredit ? { credit: totalOfOne } : { giftCards: totalOfOne };
      await placeOrder(tx, shopper, { ...seen, ...now, promotions: [] });
    });
  });

  it('are for a first order once, also where two unpaid orders are paid late', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await createPromotions(tx.rows, [{ ...tenth, audience: 'first_order' }]);
      const first = await placeOnline(tx, shopper, { ...draft, total: tenthOfOne });
      const second = await placeOnline(tx, shopper, { ...draft, total: tenthOfOne });
      expect(await capture(tx, first)).toMatchObject({ outcome: 'refund' });
      expect(await capture(tx, second)).toMatchObject({ outcome: 'applied' });
      expect((await uses(tx)).map(({ state }) => state).sort()).toEqual(['consumed', 'released']);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('give limited promotions back when they are cancelled or not paid, and take them again with late money', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await createPromotions(tx.rows, [{ ...tenth, total_limit: 1, per_user_limit: 1 }]);
      const used = () => tx.value('select used from public.promotions');
      const first = await placeOrder(tx, shopper, { ...draft, total: tenthOfOne });
      expect(await used()).toBe(1);
      await tx.as(shopper, () =>
        tx.rows('select public.cancel_order($1, $2)', [first.number, 'Changed my mind']),
      );
      expect(await used()).toBe(0);

      const online = await placeOnline(tx, shopper, { ...draft, total: tenthOfOne });
      expect(await used()).toBe(1);
      await letExpire(tx, online);
      expect(await used()).toBe(0);
      await capture(tx, online);
      expect(await used()).toBe(1);
      expect(await uses(tx)).toMatchObject([{ state: 'released' }, { state: 'consumed' }]);
      // Its one use is gone: the next order has the full price.
      await placeOrder(tx, shopper, { ...draft, total: totalOfOne });
      expect(await used()).toBe(1);
    });
  });

  it('are quoted with what an unpaid order holds, whose place the next one takes: no bag is refused in a circle', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await createPromotions(tx.rows, [{ ...tenth, total_limit: 1, per_user_limit: 1 }]);
      const coupon = await createCoupon(tx.rows, { value: 20, perUserLimit: 1, totalLimit: 1 });
      await giveCredit(tx.rows, shopper, 100);
      await giveGiftCard(tx.rows, shopper, 60);
      const quote = (as: TestUser) =>
        tx.as(as, () =>
          tx.value<Record<string, unknown>>(
            `select public.quote_order($1::text::jsonb, 'standard', $2, true, true)`,
            [JSON.stringify([{ variant_id: variant, quantity: 1 }]), coupon],
          ),
        );
      const wanted = { ...draft, coupon, credit: 100, giftCards: 60, total: tenthOfOne - 20 - 160 };
      const seen = await quote(shopper);
      expect(seen).toMatchObject({ amount_due: wanted.total, promotion_saving: 50, coupon_problem: null });
      await placeOnline(tx, shopper, wanted);
      // The page gives the piece that it holds back to its own shopper, too.
      expect(await quote(shopper)).toEqual({ ...seen, lines: [expect.objectContaining({ stock: 9 })] });
      expect(await quote(await createUser(tx.rows))).toMatchObject({
        ...{ promotion_saving: 0, coupon_problem: { code: 'COUPON_USED_UP' } },
      });
      await placeOrder(tx, shopper, wanted);
      expect((await uses(tx)).map(({ state }) => state).sort()).toEqual(['consumed', 'released']);
      expect(await quote(shopper)).toMatchObject({ promotion_saving: 0, credit: { used: 0 } });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('send money back when a promotion that was given meanwhile has gone to another', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await createPromotions(tx.rows, [{ ...tenth, total_limit: 1 }]);
      const online = await placeOnline(tx, shopper, { ...draft, total: tenthOfOne });
      await letExpire(tx, online);
      const other = await createUser(tx.rows);
      const address = await createAddress(tx.rows, other);
      await placeOrder(tx, other, { ...draft, address, total: tenthOfOne });
      await capture(tx, online);
      expect(await tx.rows('select status from public.orders where id = $1', [online.order_id])).toEqual([
        { status: 'expired' },
      ]);
      expect(await tx.rows('select amount, reason from public.refunds')).toMatchObject([
        { amount: tenthOfOne },
      ]);
    });
  });

  it('pay a return back at what was paid, piece by piece to the same sum', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await createPromotions(tx.rows, [buy2get1]);
      const coupon = await createCoupon(tx.rows, { value: 90 });
      const lines = [{ variant_id: shop.variant, quantity: 3 }];
      const { number } = await placeOrder(tx, shop.shopper, {
        ...{ ...shop.draft, lines, coupon, total: threeForTwo - 90 },
      });
      const { giveBack } = await deliver(tx, shop, number);
      // A third of 1000 goods, of 180 GST and of the coupon's 90.
      expect(await giveBack(shop.variant, 1)).toBe(333 + 60 - 30);
      expect(await giveBack(shop.variant, 1)).toBe(334 + 60 - 30);
      expect(await giveBack(shop.variant, 1)).toBe(333 + 60 - 30);
      await assertLedgersBalance(tx.rows);
      const documents = await tx.as(shop.shopper, () =>
        tx.value<{ kind: string; total: number; lines: { total: number }[] }[]>(
          'select public.get_invoices($1)',
          [number],
        ),
      );
      expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
        ['invoice', (threeForTwo - 90) * 100],
        ['credit_note', 36300],
        ['credit_note', 36400],
        ['credit_note', 36300],
      ]);
    });
  });

  it('pay a return back piece by piece to the last rupee, in its credit notes too', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await createPromotions(tx.rows, [{ kind: 'order_amount', value: 90, title: '₹90 off' }]);
      await tx.rows('update public.shop_settings set platform_fee = 0');
      const lines = [{ variant_id: shop.variant, quantity: 3 }];
      // 1410 of goods and 254 GST: a third is 554.67.
      const { number } = await placeOrder(tx, shop.shopper, { ...shop.draft, lines, total: 1664 });
      const { giveBack } = await deliver(tx, shop, number);
      const paid = [];
      for (let piece = 0; piece < 3; piece += 1) paid.push(await giveBack(shop.variant, 1));
      expect(paid).toEqual([555, 554, 555]);
      expect(
        await tx.rows(
          `select total::integer from public.invoices where kind = 'credit_note' order by number`,
        ),
      ).toEqual([55500, 55400, 55500].map((total) => ({ total })));
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are invoiced line by line at what each costs', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const other = await createVariant(tx.rows, { price: 500 });
      await createPromotions(tx.rows, [
        { kind: 'percent', value: 50, scope: 'product', scope_ids: [productOf(other)], title: 'Half' },
      ]);
      const lines = [
        { variant_id: shop.variant, quantity: 1 },
        { variant_id: other, quantity: 1 },
      ];
      // 750 + 135 + 50 + 5
      const { number } = await placeOrder(tx, shop.shopper, { ...shop.draft, lines, total: 940 });
      const { giveBack } = await deliver(tx, shop, number);
      const [invoice] = await tx.as(shop.shopper, () =>
        tx.value<{ total: number; lines: { total: number }[] }[]>('select public.get_invoices($1)', [number]),
      );
      expect(invoice?.total).toBe(94000);
      const totals = invoice?.lines.map(({ total }) => total) ?? [];
      expect(Math.abs(totals[0]! - 2 * totals[1]!)).toBeLessThanOrEqual(2);
      expect(await giveBack(other, 1)).toBe(250 + 45);
    });
  });

  it('earn cashback and commission on what was paid', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await createPromotions(tx.rows, [buy2get1]);
      const friend = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [friend.id],
      );
      const lines = [{ variant_id: shop.variant, quantity: 3 }];
      const { number } = await placeOrder(tx, shop.shopper, {
        ...{ ...shop.draft, lines, affiliateCode, total: threeForTwo },
      });
      expect(await tx.rows('select base, amount from public.commissions')).toEqual([
        { base: 1000, amount: 80 },
      ]);
      const { giveBack } = await deliver(tx, shop, number);
      expect(await tx.rows(`select amount from public.credit_entries where kind = 'cashback'`)).toEqual([
        { amount: 20 },
      ]);
      await giveBack(shop.variant, 1);
      expect(await tx.rows('select base, amount from public.commissions')).toEqual([
        { base: 667, amount: 53 },
      ]);
      expect(await tx.rows(`select amount from public.credit_entries where kind = 'reversal'`)).toEqual([
        { amount: -7 },
      ]);
    });
  });

  it('can be free but for the fees, and are sent back for nothing', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await createPromotions(tx.rows, [{ kind: 'percent', value: 100, title: 'A gift' }]);
      const { number } = await placeOrder(tx, shop.shopper, { ...shop.draft, total: 55 });
      const { giveBack } = await deliver(tx, shop, number);
      expect(await giveBack(shop.variant, 1)).toBe(0);
    });
  });

  it('stay as bought when their size or delivery is changed', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await createPromotions(tx.rows, [tenth]);
      const { number, order_id } = await placeOrder(tx, shop.shopper, { ...shop.draft, total: tenthOfOne });
      await tx.rows('update public.promotions set ends_at = now()');
      await tx.as(shop.shopper, () =>
        tx.rows(`select public.modify_order($1, '{"delivery": "express"}', $2)`, [number, tenthOfOne + 100]),
      );
      expect(
        await tx.rows('select promotion_saving, gst, shipping, total from public.orders where id = $1', [
          order_id,
        ]),
      ).toEqual([{ promotion_saving: 50, gst: 81, shipping: 150, total: tenthOfOne + 100 }]);
      expect(await uses(tx)).toMatchObject([{ amount: 50, state: 'consumed' }]);
    });
  });

  it('are for a first order once, for whoever deletes their account too', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await createPromotions(tx.rows, [{ ...tenth, audience: 'first_order' }]);
      await placeOrder(tx, shopper, { ...draft, total: tenthOfOne });
      await placeOrder(tx, shopper, { ...draft, total: totalOfOne });
      await tx.rows('select private.remember_benefits($1, $2)', [shopper.id, shopper.email]);
      await tx.rows(`update auth.users set email = 'gone@example.com' where id = $1`, [shopper.id]);
      const again = await createUser(tx.rows);
      await tx.rows('update auth.users set email = $2 where id = $1', [again.id, shopper.email]);
      const address = await createAddress(tx.rows, again);
      await placeOrder(tx, again, { ...draft, address, total: totalOfOne });
    });
  });

  it('never get a limited promotion more often than there is of it', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const variant = await createVariant(run, { price: 500, stock: 100 });
    await createPromotions(run, [
      { ...tenth, total_limit: 10, scope: 'product', scope_ids: [productOf(variant)] },
    ]);
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const user = await createUser(run);
        return { user, address: await createAddress(run, user) };
      }),
    );
    const attempts = await Promise.allSettled(
      buyers.map(({ user, address }) =>
        request(
          db(),
          user,
          placeOrderSql,
          orderParams({ lines: [{ variant_id: variant, quantity: 1 }], address, total: tenthOfOne }),
        ),
      ),
    );
    const refused = attempts.flatMap((a) =>
      a.status === 'rejected' ? [(a.reason as { hint?: string }).hint] : [],
    );
    expect(refused).toEqual(Array(40).fill('TOTAL_CHANGED'));
    expect(
      await run(
        `select m.used, count(*)::integer as uses from public.promotions m
         join public.promotion_uses u on u.promotion_id = m.id group by m.used`,
      ),
    ).toEqual([{ used: 10, uses: 10 }]);
    await run(`update public.promotions set state = 'paused'`);
  });
});

const form = {
  ...{ title: 'Buy 2 get 1', kind: 'buy_get', value: '100', buy: '2', get: '1', max_discount: '' },
  ...{ scope: 'type', scope_ids: ['test-pieces'], audience: 'everyone', min_amount: '', min_pieces: '' },
  ...{ starts_at: '2026-01-01T00:00', ends_at: '', total_limit: '', per_user_limit: '', priority: '0' },
  ...{ alone: false, coupons: 'any', active: true },
};

onOneEngine('promotions of the staff', (db) => {
  const save = (changes: object) => [JSON.stringify({ ...form, ...changes })];
  const saveSql = 'select public.save_promotion($1::text::jsonb)';

  it('are saved with a line in the log, and refused to others', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant }) => {
      const admin = await createAdmin(tx);
      for (const who of [shopper, 'anon'] as const)
        expect(await tx.as(who, () => tx.refusal(saveSql, save({})))).toMatchObject({
          hint: who === 'anon' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN',
        });
      const made = await tx.as(admin, () =>
        tx.value<{ id: string; version: number }>(saveSql, save({ ends_at: '2099-12-31T23:59' })),
      );
      expect(await tx.rows('select action, target from public.admin_actions')).toEqual([
        { action: 'promotion/created', target: made.id },
      ]);
      // Half past six in the evening in London: times of the form are India's.
      expect(
        await tx.rows(`select to_char(ends_at at time zone 'UTC', 'HH24:MI') as at from public.promotions`),
      ).toEqual([{ at: '18:29' }]);
      expect(await tx.as(admin, () => tx.refusal(saveSql, save({ id: made.id, version: 0 })))).toMatchObject({
        hint: 'STALE',
        detail: { version: 1 },
      });
      const listed = () =>
        tx.as(admin, () =>
          tx.value<{ rows: Record<string, unknown>[] }>('select public.list_admin_promotions()'),
        );
      expect((await listed()).rows).toMatchObject([{ stands: 'live', orders: 0, saved: 0 }]);
      const address = await createAddress(tx.rows, shopper);
      await placeOrder(tx, shopper, {
        ...{ lines: [{ variant_id: variant, quantity: 3 }], address, total: threeForTwo },
      });
      expect((await listed()).rows).toMatchObject([{ orders: 1, saved: 500 }]);
      const [unused] = await createPromotions(tx.rows, [tenth]);
      for (const [sort, first] of [
        ['-saved', made.id],
        ['saved', unused],
        ['-orders', made.id],
      ])
        expect(
          await tx.as(admin, () =>
            tx.value(`select public.list_admin_promotions('', null, $1, 0, 1)`, [sort]),
          ),
        ).toMatchObject({ total: 2, rows: [{ id: first }] });
      await tx.rows('delete from public.promotions where id = $1', [unused]);
      const inUse = await tx.as(admin, () => tx.refusal('select public.delete_promotion($1)', [made.id]));
      expect(inUse).toMatchObject({ hint: 'PROMOTION_IN_USE' });
      for (const state of ['paused', 'active', 'ended']) {
        await tx.as(admin, () => tx.rows('select public.set_promotion_state($1, $2)', [made.id, state]));
        expect((await listed()).rows[0]?.stands).toBe(state === 'active' ? 'live' : state);
      }
      expect(
        await tx.as(admin, () => tx.refusal(`select public.set_promotion_state($1, 'active')`, [made.id])),
      ).toMatchObject({ hint: 'INVALID_INPUT' });
    });
  });

  it('are made once by a form that is sent again, until somebody else has been at them', async () => {
    await inOrderShop(db(), async (tx) => {
      const [admin, colleague] = [await createAdmin(tx), await createAdmin(tx)];
      const send = (by: TestUser, changes: object) =>
        tx.as(by, () => tx.value<{ id: string; version: number }>(saveSql, save(changes)));
      const refused = (by: TestUser, changes: object) => tx.as(by, () => tx.refusal(saveSql, save(changes)));
      const id = randomUUID();
      for (const version of [1, 2, 3]) expect(await send(admin, { id })).toMatchObject({ id, version });
      await send(admin, { id: randomUUID() });
      expect(await tx.value('select count(*)::integer from public.promotions')).toBe(2);
      expect(await refused(colleague, { id })).toMatchObject({ hint: 'STALE', detail: { version: 3 } });
      await tx.as(colleague, () => tx.rows(`select public.set_promotion_state($1, 'paused')`, [id]));
      expect(await refused(admin, { id })).toMatchObject({ hint: 'STALE', detail: { version: 4 } });
      expect(await refused(admin, { id: randomUUID(), version: 1 })).toMatchObject({
        hint: 'UNKNOWN_PROMOTION',
      });
      // What no form has made, such as what came with the shop, is nobody's own.
      const [seeded] = await createPromotions(tx.rows, [tenth]);
      expect(await refused(admin, { id: seeded })).toMatchObject({ hint: 'STALE' });
    });
  });

  it.each([
    ['title', { title: '' }],
    ['kind', { kind: 'gift' }],
    ['value', { value: '101' }],
    ['value', { value: '-1' }],
    ['buy', { buy: '' }],
    ['scope', { scope: 'everything' }],
    ['scope_ids', { scope_ids: [] }],
    ['scope_ids', { scope_ids: ['nothing'] }],
    ['audience_tag', { audience: 'tag', audience_tag: ' ' }],
    ['audience_tag', { audience: 'tag', audience_tag: 'no_such&tag' }],
    ['starts_at', { starts_at: '' }],
    ['starts_at', { starts_at: '2026-02-31T00:00' }],
    ['ends_at', { ends_at: '2025-01-01T00:00' }],
    ['coupons', { coupons: 'some' }],
    ['priority', { priority: '101' }],
    ['total_limit', { total_limit: '0' }],
  ])('name a wrong %s %#', async (field, changes) => {
    await inOrderShop(db(), async (tx) => {
      const admin = await createAdmin(tx);
      expect(await tx.as(admin, () => tx.refusal(saveSql, save(changes)))).toMatchObject({
        ...{ hint: 'INVALID_INPUT', detail: { field } },
      });
    });
  });

  it('ask for a tag as customers have it', async () => {
    await rolledBack(db(), async (tx) => {
      const admin = await createAdmin(tx);
      const wish = save({ scope: 'all', audience: 'tag', audience_tag: '  Big   Orders ' });
      expect(await tx.as(admin, () => tx.value(saveSql, wish))).toMatchObject({ audience_tag: 'big orders' });
    });
  });

  it('are tried on the orders of the last month before they begin', async () => {
    await inOrderShop(db(), async (tx, { shopper, address, variant, draft }) => {
      const admin = await createAdmin(tx);
      await placeOrder(tx, shopper, { ...draft, total: totalOfOne });
      await placeOrder(tx, shopper, {
        ...{ lines: [{ variant_id: variant, quantity: 4 }], address, total: 2000 + 360 + 5 },
      });
      const sql = 'select public.preview_promotion($1::text::jsonb)';
      expect(await tx.as(admin, () => tx.value(sql, save({ starts_at: '2090-01-01T00:00' })))).toEqual({
        ...{ products: 1, orders: 2, matching: 1, saving: 500 },
      });
      expect(
        await tx.as(admin, () => tx.value(sql, save({ kind: 'order_percent', value: '10', scope: 'all' }))),
      ).toMatchObject({ orders: 2, matching: 2, saving: 250 });
      expect(await tx.as(shopper, () => tx.refusal(sql, save({})))).toMatchObject({ hint: 'FORBIDDEN' });
    });
  });

  it('count what was used when a limit comes later, and refuse one below it', async () => {
    await rolledBack(db(), async (tx) => {
      const admin = await createAdmin(tx);
      const shopper = await createUser(tx.rows);
      const address = await createAddress(tx.rows, shopper);
      const variant = await createVariant(tx.rows);
      const [id] = await createPromotions(tx.rows, [tenth]);
      for (let n = 0; n < 2; n += 1)
        await placeOrder(tx, shopper, {
          ...{ lines: [{ variant_id: variant, quantity: 1 }], address, total: tenthOfOne },
        });
      const change = { id, version: 1, kind: 'percent', value: '10', scope: 'all', scope_ids: [] };
      expect(
        await tx.as(admin, () => tx.refusal(saveSql, save({ ...change, total_limit: '1' }))),
      ).toMatchObject({
        detail: { field: 'total_limit' },
      });
      await tx.as(admin, () => tx.rows(saveSql, save({ ...change, total_limit: '2' })));
      expect(
        await tx.rows('select used, private.promotion_state(m) as state from public.promotions m'),
      ).toEqual([{ used: 2, state: 'used_up' }]);
    });
  });
});
