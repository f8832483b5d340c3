import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop } from './orderShop';
import { capture, letExpire, placeOnline, startPaymentSql } from './paymentFixtures';
import { createGuest, createUser } from './shopFixtures';

const statusOf = (tx: Transaction, id: string) =>
  tx.value<string>('select status from public.orders where id = $1', [id]);
const stockOf = (tx: Transaction, id: string) =>
  tx.value<number>('select stock from public.product_variants where id = $1', [id]);
const mailsOf = async (tx: Transaction) =>
  (await tx.rows('select kind from private.outbox order by id')).map(({ kind }) => kind);

onOneEngine('payments that come late or never', (db) => {
  it('are opened only for their shopper, and only while the order waits', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const stranger = await createUser(tx.rows);
      const order = await placeOnline(tx, shopper, draft);
      const start = (user: string | null) =>
        tx.as('service_role', () => tx.refusal(startPaymentSql, [order.payment_id, user, null]));
      for (const user of [stranger.id, null]) {
        expect(await start(user)).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_PAYMENT' });
      }
      await letExpire(tx, order);
      expect(await start(shopper.id)).toMatchObject({ code: 'PT409', hint: 'PAYMENT_CLOSED' });
    });
  });

  it('are asked about while they are fresh, however many were given up; and of those the ones that waited longest', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const { order_id, provider } = await placeOnline(tx, shopper, draft);
      const add = (name: string, age: string, unheard: string) =>
        tx.rows(
          `insert into public.payments (order_id, method, state, amount, provider, provider_order_id, created_at, provider_checked_at)
            select $1, 'online', 'created', 1, 'sandbox', $2 || n, now() - $3::interval - n * interval '1 second',
              now() - $4::interval + n * interval '1 second'
            from generate_series(1, 3) n`,
          [order_id, name, age, unheard],
        );
      const ask = async () =>
        (await tx.as('service_role', () => tx.rows('select public.take_open_payments(4) as id'))).map(
          ({ id }) => String(id),
        );
      await tx.rows(`update public.payments set created_at = now() - interval '1 minute'`);
      await add('given-up-', '4 days', '16 minutes');
      await add('asked-', '2 days', '14 minutes');
      await add('left-', '1 hour', '17 minutes');
      expect((await ask()).sort()).toEqual(['left-1', 'left-2', 'left-3', provider].sort());
      // Nothing twice within its time.
      expect((await ask()).sort()).toEqual(['given-up-1', 'given-up-2', 'given-up-3']);
      expect(await ask()).toEqual([]);
    });
  });

  it('are opened for the gift card of a guest', async () => {
    await inOrderShop(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const request = { amount: 500, recipient_email: 'meera@example.com', sender_name: 'Ravi', message: '' };
      const bought = await tx.as(guest, () =>
        tx.value<{ payment_id: string }>('select public.buy_gift_card(gen_random_uuid(), $1::text::jsonb)', [
          JSON.stringify({ ...request, buyer_email: 'ravi@example.com' }),
        ]),
      );
      const started = await tx.as('service_role', () =>
        tx.value(startPaymentSql, [bought.payment_id, guest.id, null]),
      );
      expect(started).toMatchObject({ amount: 500, email: 'ravi@example.com' });
    });
  });

  it('go back when the account has been deleted meanwhile', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await letExpire(tx, order);
      await tx.rows(`update public.orders set email = '', erased_at = now()`);
      await tx.rows('delete from auth.users where id = $1', [shopper.id]);
      expect(await capture(tx, order)).toMatchObject({ outcome: 'refund' });
      expect(await statusOf(tx, order.order_id)).toBe('expired');
      expect(await stockOf(tx, variant)).toBe(10);
    });
  });

  it('give everything back when they do not come', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const coupon = await createCoupon(tx.rows, { value: 45, totalLimit: 1 });
      await giveCredit(tx.rows, shopper, 100);
      const card = await giveGiftCard(tx.rows, shopper, 200);
      const order = await placeOnline(tx, shopper, {
        ...draft,
        ...{ coupon, credit: 100, giftCards: 200, total: 300 },
      });
      await letExpire(tx, order);
      expect(await statusOf(tx, order.order_id)).toBe('expired');
      expect(await stockOf(tx, variant)).toBe(10);
      expect(await tx.value('select used from public.coupons where id = $1', [coupon])).toBe(0);
      expect(
        await tx.value('select balance from public.credit_accounts where user_id = $1', [shopper.id]),
      ).toBe(100);
      expect(await tx.value('select balance from public.gift_cards where id = $1', [card])).toBe(200);
      expect(await mailsOf(tx)).toEqual(['order/expired']);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('still buy when they come late and everything is there', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await giveCredit(tx.rows, shopper, 100);
      const order = await placeOnline(tx, shopper, { ...draft, credit: 100, total: 545 });
      await tx.rows(`update public.orders set placed_at = placed_at - interval '2 days'`);
      const promised = () => tx.value<string>('select promised_to::text from public.orders');
      const before = await promised();
      await letExpire(tx, order);
      expect(await capture(tx, order)).toMatchObject({ outcome: 'applied' });
      // The parcel leaves two days later than it was thought to.
      expect(Date.parse(await promised()) - Date.parse(before)).toBe(2 * 24 * 60 * 60 * 1000);
      expect(await statusOf(tx, order.order_id)).toBe('placed');
      expect(await stockOf(tx, variant)).toBe(9);
      expect(await tx.rows('select balance from public.credit_accounts')).toEqual([{ balance: 0 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it.each([
    ['the piece', `update public.product_variants set stock = 0`],
    [
      'the credit',
      `select private.add_credit(user_id, -1, 'order', 'x', 'gone') from public.credit_accounts`,
    ],
    ['the coupon', `update public.coupons set used = 1, total_limit = 1 where id like 'TEST%'`],
    ['the gift card', `update public.gift_cards set holder_id = null`],
  ])('go back when they come late and %s is gone', async (_, lose) => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const coupon = await createCoupon(tx.rows, { value: 45, totalLimit: 2 });
      await giveCredit(tx.rows, shopper, 100);
      await giveGiftCard(tx.rows, shopper, 200);
      const order = await placeOnline(tx, shopper, {
        ...draft,
        ...{ coupon, credit: 100, giftCards: 200, total: 300 },
      });
      await letExpire(tx, order);
      await tx.rows(lose);
      expect(await capture(tx, order)).toMatchObject({ outcome: 'refund', reference: order.number });
      expect(await statusOf(tx, order.order_id)).toBe('expired');
      expect(await tx.rows('select amount, state, reason from public.refunds')).toEqual([
        { amount: 300, state: 'pending', reason: 'no_stock' },
      ]);
      expect(await mailsOf(tx)).toEqual(['order/expired', 'order/refunded_no_stock']);
    });
  });

  it('go back when they come after the shopper has cancelled', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await tx.as(shopper, () => tx.rows('select public.cancel_order($1)', [order.number]));
      expect(await capture(tx, order)).toMatchObject({ outcome: 'refund' });
      expect(await stockOf(tx, variant)).toBe(10);
      expect(await mailsOf(tx)).toEqual(['order/cancelled', 'order/refunded_cancelled']);
      await assertLedgersBalance(tx.rows);
    });
  });
});
