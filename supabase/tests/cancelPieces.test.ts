import { onOneEngine, request, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop, type OrderShop } from './orderShop';
import { capture, type OnlineOrder, placeOnline } from './paymentFixtures';
import { createPromotions } from './promotionFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
  type Receipt,
  type TestUser,
} from './shopFixtures';

interface Piece {
  variant_id: string;
  quantity: number;
}
interface Quote {
  amount: number;
  is_last: boolean;
  back: Partial<Record<'online' | 'cash' | 'gift_card' | 'credit', number>>;
  total: number;
  cash_before: number;
  cash_after: number;
}

const cancelSql = 'select public.cancel_pieces($1, $2::text::jsonb, $3, $4, $5) as receipt';
const quoteSql = 'select public.quote_cancellation($1, $2::text::jsonb) as quote';
const staffSql = 'select public.cancel_admin_pieces($1, $2::text::jsonb, $3, $4) as receipt';
const staffQuoteSql = 'select public.quote_admin_cancellation($1, $2::text::jsonb) as quote';

const quoteOf = (tx: Transaction, user: TestUser, number: string, pieces: Piece[], sql = quoteSql) =>
  tx.as(user, () => tx.value<Quote>(sql, [number, JSON.stringify(pieces)]));
const cancel = (
  tx: Transaction,
  user: TestUser,
  number: string,
  pieces: Piece[],
  expected: number,
  key: string = crypto.randomUUID(),
) =>
  tx.as(user, () =>
    tx.value<Receipt>(cancelSql, [number, JSON.stringify(pieces), expected, key, 'One is enough']),
  );
/** The hint of a refusal, for the question of the page and for the deed alike. */
async function refuse(tx: Transaction, user: TestUser | 'anon', number: string, pieces: unknown) {
  const params = [number, JSON.stringify(pieces)];
  const asked = await tx.as(user, () => tx.refusal(quoteSql, params));
  const done = await tx.as(user, () => tx.refusal(cancelSql, [...params, 0, crypto.randomUUID(), '']));
  expect(done.hint).toBe(asked.hint);
  return done.hint;
}
const orderNow = (tx: Transaction) =>
  tx.rows(
    `select subtotal, gst, shipping, platform_fee, saving, total, amount_due, status from public.orders`,
  );
const createAdmin = (tx: Transaction) => createUser(tx.rows, { app: { role: 'admin' } });

/** What is due for a draft, as the checkout asks. */
const dueOf = (
  tx: Transaction,
  shopper: TestUser,
  { lines, coupon, credit, giftCards }: Partial<OrderDraft>,
) =>
  tx.as(shopper, () =>
    tx.value<{ amount_due: number; credit: { used: number }; gift_cards: { used: number } }>(
      `select public.quote_order(p_lines => $1::text::jsonb, p_coupon => $2, p_use_credit => $3, p_use_gift_cards => $4)`,
      [JSON.stringify(lines), coupon ?? null, credit !== undefined, giftCards !== undefined],
    ),
  );

onOneEngine('cancel_pieces', (db) => {
  it('takes pieces of a cash order off its lines, its sum and what is due, once per key', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const affiliate = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [affiliate.id],
      );
      // 1500 + 270 + 0 + 5
      const lines = [{ variant_id: variant, quantity: 3 }];
      const { number } = await placeOrder(tx, shopper, { ...draft, lines, total: 1775, affiliateCode });
      const one = [{ variant_id: variant, quantity: 1 }];
      expect(await quoteOf(tx, shopper, number, one)).toEqual({
        ...{ amount: 590, is_last: false, back: {}, total: 1185, cash_before: 1775, cash_after: 1185 },
      });
      const wrong = [number, JSON.stringify(one), 589, crypto.randomUUID(), ''];
      expect(await tx.as(shopper, () => tx.refusal(cancelSql, wrong))).toMatchObject({
        hint: 'TOTAL_CHANGED',
      });

      const key = crypto.randomUUID();
      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await cancel(tx, shopper, number, one, 590, key)).toMatchObject({ number, amount_due: 1185 });
      expect(await orderNow(tx)).toEqual([
        {
          ...{ subtotal: 1000, gst: 180, shipping: 0, platform_fee: 5, saving: 0, total: 1185 },
          ...{ amount_due: 1185, status: 'placed' },
        },
      ]);
      expect(await tx.rows('select quantity, line_total from public.order_lines')).toEqual([
        { quantity: 2, line_total: 1000 },
      ]);
      expect(await tx.rows('select state, amount from public.payments')).toEqual([
        { state: 'due', amount: 1185 },
      ]);
      expect(await tx.value('select stock from public.product_variants where id = $1', [variant])).toBe(8);
      expect(await tx.rows('select base, percent::float, amount from public.commissions')).toEqual([
        { base: 1000, percent: 8, amount: 80 },
      ]);
      const note = 'Cancelled: 1 × Test piece (M). ₹1,185 to pay in cash instead of ₹1,775. One is enough';
      expect(await tx.rows('select status, kind, note from public.order_events order by id')).toEqual([
        { status: 'placed', kind: 'step', note: '' },
        { status: 'placed', kind: 'pieces', note },
      ]);
      expect(
        await tx.rows(`select payload #>> '{totals,total}' as total, payload ->> 'note' as note
          from private.outbox where kind = 'order/pieces_cancelled'`),
      ).toEqual([{ total: '1185', note }]);
      expect(
        await tx.as(shopper, () =>
          tx.rows('select amount, from_due, refunded from public.order_cancellations'),
        ),
      ).toEqual([{ amount: 590, from_due: 590, refunded: 0 }]);
      const stranger = await createUser(tx.rows);
      expect(await tx.as(stranger, () => tx.rows('select 1 from public.order_cancellations'))).toEqual([]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('pays what was paid back the way it came, and leaves the invoice to what is sent', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const admin = await createAdmin(tx);
      const other = await createVariant(tx.rows, { price: 300 });
      const coupon = await createCoupon(tx.rows, { value: 80 });
      await giveCredit(tx.rows, shopper, 400);
      await giveGiftCard(tx.rows, shopper, 300);
      const lines = [
        { variant_id: variant, quantity: 1 },
        { variant_id: other, quantity: 1 },
      ];
      // 800 + 144 + 50 + 5 - 80 = 919; of that 400 of credit, 300 of a card, 219 online.
      const wish = { ...draft, lines, coupon, credit: 400, giftCards: 300 };
      const order = await placeOnline(tx, shopper, { ...wish, total: 219 });
      expect(await refuse(tx, shopper, order.number, lines.slice(1))).toBe('CANCEL_CLOSED');
      await capture(tx, order);
      // 300 + 54 - 30 of the coupon: the 219 that came online, and 105 onto the card.
      const back = { online: 219, gift_card: 105 };
      expect(await quoteOf(tx, shopper, order.number, lines.slice(1))).toMatchObject({
        amount: 324,
        back,
        total: 595,
      });
      await cancel(tx, shopper, order.number, lines.slice(1), 324);
      expect(await orderNow(tx)).toEqual([
        {
          ...{ subtotal: 500, gst: 90, shipping: 50, platform_fee: 5, saving: 450, total: 195 },
          ...{ amount_due: 0, status: 'placed' },
        },
      ]);
      expect(await tx.rows('select amount, reason from public.refunds')).toEqual([
        { amount: 219, reason: 'pieces cancelled' },
      ]);
      expect(await tx.value('select balance from public.gift_cards')).toBe(105);
      expect(await tx.value('select amount from public.coupon_uses')).toBe(50);
      expect(
        await tx.value(
          "select sum(amount)::integer from private.refunds_between(now() - interval '1 day', now() + interval '1 day')",
        ),
      ).toBeNull();
      await assertLedgersBalance(tx.rows);

      for (const status of ['confirmed', 'packed', 'shipped'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [order.number, status]));
      expect(
        await tx.rows(
          'select i.total::integer, l.quantity from public.invoices i join public.invoice_lines l on l.invoice_id = i.id',
        ),
      ).toEqual([{ total: 59_500, quantity: 1 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('leaves nothing to pay at the door where a gift card pays for what stays, though a courier has named the order', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const admin = await createAdmin(tx);
      await giveGiftCard(tx.rows, shopper, 645);
      const lines = [{ variant_id: variant, quantity: 2 }];
      const order = await placeOrder(tx, shopper, { ...draft, lines, giftCards: 645, total: 590 });
      const remittance = {
        ...{ courier: 'Blue Dart', reference: 'R1', lines: [{ parcel: order.number, amount: '590' }] },
        remitted_on: await tx.value('select private.day_of(now())::text'),
      };
      const booked = await tx.as(admin, () =>
        tx.value<{ id: string; counts: object }>('select public.record_remittance($1::text::jsonb, true)', [
          JSON.stringify(remittance),
        ]),
      );
      expect(booked.counts).toEqual({ not_due: 1 });
      await cancel(tx, shopper, order.number, [{ variant_id: variant, quantity: 1 }], 590);
      expect(await orderNow(tx)).toMatchObject([{ total: 645, amount_due: 0, status: 'placed' }]);
      expect(await tx.rows('select 1 from public.payments')).toEqual([]);
      const listed = await tx.as(admin, () =>
        tx.value('select public.list_remittance_lines($1)', [booked.id]),
      );
      expect(listed).toMatchObject({ rows: [{ parcel: order.number, amount: 590, outcome: 'not_due' }] });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('keeps buy 2 get 1 for what stays, and frees a promotion whose pieces have gone', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const other = await createVariant(tx.rows, { price: 400 });
      await createPromotions(tx.rows, [
        {
          kind: 'buy_get',
          value: 100,
          buy: 2,
          get: 1,
          title: 'Buy 2 get 1',
          scope: 'product',
          scope_ids: [variant.split(':')[0] ?? ''],
        },
        {
          kind: 'percent',
          value: 10,
          title: 'Tenth',
          total_limit: 5,
          scope: 'product',
          scope_ids: [other.split(':')[0] ?? ''],
        },
      ]);
      const lines = [
        { variant_id: variant, quantity: 3 },
        { variant_id: other, quantity: 1 },
      ];
      // 1900 - 500 - 40, 18% of that, and the fee.
      const { number } = await placeOrder(tx, shopper, { ...draft, lines, total: 1360 + 245 + 5 });
      // A piece of three for the price of two cost a third: 333 and 60 of the 245.
      const one = [{ variant_id: variant, quantity: 1 }];
      expect(await quoteOf(tx, shopper, number, one)).toMatchObject({ amount: 393 });
      await cancel(tx, shopper, number, one, 393);
      expect(
        await tx.rows('select quantity, line_total, discount from public.order_lines order by position'),
      ).toEqual([
        { quantity: 2, line_total: 1000, discount: 333 },
        { quantity: 1, line_total: 400, discount: 40 },
      ]);
      const gone = lines.slice(1);
      await cancel(tx, shopper, number, gone, (await quoteOf(tx, shopper, number, gone)).amount);
      expect(await tx.rows('select title, amount, lines from public.promotion_uses')).toEqual([
        { title: 'Buy 2 get 1', amount: 333, lines: { 1: 333 } },
      ]);
      expect(await tx.value(`select used from public.promotions where title = 'Tenth'`)).toBe(0);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('cancels the order with its last piece, delivery and fee included', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const all = [{ variant_id: variant, quantity: 1 }];
      expect(await quoteOf(tx, shopper, number, all)).toMatchObject({
        amount: 645,
        is_last: true,
        cash_after: 0,
      });
      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await cancel(tx, shopper, number, all, 645)).toMatchObject({ status: 'cancelled' });
      expect(await tx.rows('select state from public.payments')).toEqual([{ state: 'refused' }]);
      expect(await tx.rows('select 1 from public.order_cancellations')).toEqual([]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is for the shopper within the hour before packing, for the staff until it ships, and for nobody else', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const admin = await createAdmin(tx);
      const stranger = await createUser(tx.rows);
      const lines = [{ variant_id: variant, quantity: 3 }];
      const { number } = await placeOrder(tx, shopper, { ...draft, lines, total: 1775 });
      const one = [{ variant_id: variant, quantity: 1 }];
      expect(await refuse(tx, 'anon', number, one)).toBe('SIGN_IN_REQUIRED');
      expect(await refuse(tx, stranger, number, one)).toBe('UNKNOWN_ORDER');
      for (const wrong of [
        [],
        {},
        [{ variant_id: variant, quantity: 4 }],
        [{ variant_id: 'x', quantity: 1 }],
        [...one, ...one],
      ])
        expect(await refuse(tx, shopper, number, wrong)).toBe('INVALID_LINES');
      for (const sql of [staffSql, staffQuoteSql])
        expect(
          await tx.as(shopper, () =>
            tx.refusal(sql, [
              number,
              JSON.stringify(one),
              ...(sql === staffSql ? [590, crypto.randomUUID()] : []),
            ]),
          ),
        ).toMatchObject({ hint: 'FORBIDDEN' });

      await tx.rows(`update public.orders set placed_at = now() - interval '61 minutes'`);
      expect(await refuse(tx, shopper, number, one)).toBe('CANCEL_CLOSED');
      const asStaff = (amount = 590) =>
        tx.as(admin, () =>
          tx.value<Receipt>(staffSql, [number, JSON.stringify(one), amount, crypto.randomUUID()]),
        );
      expect(await quoteOf(tx, admin, number, one, staffQuoteSql)).toMatchObject({ amount: 590 });
      expect(await asStaff()).toMatchObject({ amount_due: 1185 });
      for (const status of ['confirmed', 'packed'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
      expect(await refuse(tx, shopper, number, one)).toBe('CANCEL_CLOSED');
      expect(await asStaff()).toMatchObject({ amount_due: 595 });
      expect(
        await tx.rows(
          `select action, target from public.admin_actions where action = 'order/pieces-cancelled'`,
        ),
      ).toEqual([
        { action: 'order/pieces-cancelled', target: number },
        { action: 'order/pieces-cancelled', target: number },
      ]);
      await tx.as(admin, () => tx.rows(`select public.advance_order($1, 'shipped')`, [number]));
      const late = [number, JSON.stringify(one), 595, crypto.randomUUID()];
      expect(await tx.as(admin, () => tx.refusal(staffSql, late))).toMatchObject({ hint: 'CANCEL_CLOSED' });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('refuses the staff their own order', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }: OrderShop) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const admin = await createAdmin(tx);
      await tx.rows('update public.orders set user_id = $1', [admin.id]);
      const pieces = JSON.stringify([{ variant_id: variant, quantity: 1 }]);
      expect(
        await tx.as(admin, () => tx.refusal(staffSql, [number, pieces, 645, crypto.randomUUID()])),
      ).toMatchObject({ hint: 'OWN_REQUEST' });
    });
  });

  it('keeps order = kept + given back to the rupee, whatever is bought, paid and cancelled', async () => {
    // A linear congruential generator: the same cases in each run.
    let state = Number(process.env.PROPERTY_SEED ?? 20261123) % 2147483648;
    const pick = (most: number) => (state = (state * 1103515245 + 12345) % 2147483648) % most;
    await inOrderShop(db(), async (tx, { shopper, address }) => {
      const variants: string[] = [];
      for (const price of [333, 499, 1001]) variants.push(await createVariant(tx.rows, { price, stock: 90 }));
      await createPromotions(tx.rows, [
        { kind: 'buy_get', value: 100, buy: 2, get: 1, title: '3 for 2' },
        { kind: 'order_percent', value: 7, title: 'Seven', max_discount: 150 },
      ]);
      for (let round = 0; round < 12; round += 1) {
        if (pick(2)) await giveCredit(tx.rows, shopper, 50 + pick(900));
        if (pick(2)) await giveGiftCard(tx.rows, shopper, 50 + pick(900));
        const lines = variants.map((variant_id) => ({ variant_id, quantity: 1 + pick(4) }));
        const wish = {
          ...{ lines, address, credit: pick(2) ? 0 : undefined, giftCards: pick(2) ? 0 : undefined },
          coupon: pick(2) ? await createCoupon(tx.rows, { type: 'percentage', value: 13 }) : undefined,
        };
        const seen = await dueOf(tx, shopper, wish);
        const due = seen.amount_due;
        const draft = {
          ...{ ...wish, total: due },
          credit: wish.credit === undefined ? undefined : seen.credit.used,
          giftCards: wish.giftCards === undefined ? undefined : seen.gift_cards.used,
        };
        let order: Receipt;
        if (due === 0) order = await placeOrder(tx, shopper, { ...draft, method: 'none' });
        else if (due < 5000 && pick(2)) order = await placeOrder(tx, shopper, draft);
        else {
          const online: OnlineOrder = await placeOnline(tx, shopper, draft);
          await capture(tx, online);
          order = online;
        }
        const worth = () =>
          tx.value<number>('select total + credit_used from public.orders where id = $1', [order.order_id]);
        const bought = await worth();
        let [gone, back, uncollected] = [0, 0, 0];
        for (;;) {
          const left = (await tx.rows(
            'select variant_id, quantity from public.order_lines where order_id = $1 order by position',
            [order.order_id],
          )) as unknown as Piece[];
          const pieces = left.flatMap((line) => {
            const quantity = pick(line.quantity + 1);
            return quantity > 0 ? [{ variant_id: line.variant_id, quantity }] : [];
          });
          if (pieces.length === 0) continue;
          const quote = await quoteOf(tx, shopper, order.number, pieces);
          const before = await worth();
          await cancel(tx, shopper, order.number, pieces, quote.amount);
          gone += quote.amount;
          back += Object.values(quote.back).reduce((sum, amount) => sum + amount, 0);
          uncollected += quote.cash_before - quote.cash_after;
          if (quote.is_last) break;
          expect(await worth()).toBe(before - quote.amount);
          expect(await worth()).toBe(quote.total);
        }
        expect(gone).toBe(bought);
        expect(back + uncollected).toBe(bought);
        await assertLedgersBalance(tx.rows);
      }
    });
  });
});

/** What arrives at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('cancelled pieces beside others', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const place = async () => {
    const shopper = await createUser(run);
    const variant = await createVariant(run, { stock: 5 });
    const address = await createAddress(run, shopper);
    const lines = [{ variant_id: variant, quantity: 3 }];
    const [row] = await request(db(), shopper, placeOrderSql, orderParams({ lines, address, total: 1775 }));
    return { shopper, variant, number: (row!.receipt as Receipt).number };
  };
  const attempt =
    (shopper: TestUser, number: string, variant: string, quantity: number, expected: number) => () =>
      request(db(), shopper, cancelSql, [
        number,
        JSON.stringify([{ variant_id: variant, quantity }]),
        ...[expected, crypto.randomUUID(), ''],
      ]);
  const fates = async (attempts: (() => Promise<unknown>)[]) =>
    (await Promise.allSettled(attempts.map((go) => go()))).map((each) =>
      each.status === 'fulfilled' ? 'done' : (each.reason as { hint?: string }).hint,
    );

  afterEach(() => assertLedgersBalance(run));

  it('go once where two want the same pieces', async () => {
    const { shopper, variant, number } = await place();
    const both = [attempt(shopper, number, variant, 2, 1180), attempt(shopper, number, variant, 2, 1180)];
    expect((await fates(both)).sort()).toEqual(['INVALID_LINES', 'done']);
    expect(await run('select stock from public.product_variants where id = $1', [variant])).toEqual([
      { stock: 4 },
    ]);
  });

  it.each(['packed', 'cancel', 'modify'])('lose or win against %s, and never half', async (other) => {
    const admin = await createUser(run, { app: { role: 'admin' } });
    for (let round = 0; round < 4; round += 1) {
      const { shopper, variant, number } = await place();
      await run(
        `insert into public.product_variants (id, product_id, label, stock)
         select v.product_id || ':l', v.product_id, 'L', 5 from public.product_variants v where v.id = $1`,
        [variant],
      );
      if (other === 'packed')
        await request(db(), admin, `select public.advance_order($1, 'confirmed')`, [number]);
      const rivals: Record<string, () => Promise<unknown>> = {
        packed: () => request(db(), admin, `select public.advance_order($1, 'packed')`, [number]),
        cancel: () => request(db(), shopper, `select public.cancel_order($1)`, [number]),
        modify: () =>
          request(db(), shopper, `select public.modify_order($1, $2::text::jsonb, $3)`, [
            number,
            JSON.stringify({ lines: [{ position: 1, variant_id: variant.replace(':m', ':l') }] }),
            1775,
          ]),
      };
      const attempts = [attempt(shopper, number, variant, 1, 590), rivals[other] as () => Promise<unknown>];
      const [mine, theirs] =
        round % 2 ? (await fates(attempts.toReversed())).toReversed() : await fates(attempts);
      const refusals = { packed: 'CANCEL_CLOSED', cancel: 'done', modify: 'INVALID_LINES' };
      expect([mine, theirs]).toEqual(
        mine === 'done'
          ? ['done', other === 'modify' ? 'TOTAL_CHANGED' : 'done']
          : [refusals[other as 'packed'], 'done'],
      );
      // Ten pieces in all, wherever they are.
      const [held] = await run(
        `select (select sum(stock)::integer from public.product_variants where product_id = split_part($1, ':', 1)) as shelf,
           (select coalesce(sum(l.quantity), 0)::integer from public.order_lines l join public.orders o on o.id = l.order_id
            where o.number = $2 and o.status <> 'cancelled') as sold`,
        [variant, number],
      );
      expect(Number(held?.shelf) + Number(held?.sold)).toBe(10);
    }
  });
});
