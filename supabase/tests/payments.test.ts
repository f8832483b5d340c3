import { onEveryEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop, totalOfOne } from './orderShop';
import { capture, letExpire, placeOnline, record, startPaymentSql } from './paymentFixtures';
import { placeOrder } from './shopFixtures';

const statusOf = (tx: Transaction, id: string) =>
  tx.value<string>('select status from public.orders where id = $1', [id]);
const stockOf = (tx: Transaction, id: string) =>
  tx.value<number>('select stock from public.product_variants where id = $1', [id]);
const mailsOf = async (tx: Transaction) =>
  (await tx.rows('select kind from private.outbox order by id')).map(({ kind }) => kind);

onEveryEngine('online payments', (db) => {
  it('hold stock and discounts for ten minutes and leave the bag alone', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await tx.as(shopper, () => tx.rows('select public.set_bag_line($1, 1)', [variant]));
      const coupon = await createCoupon(tx.rows, { value: 45, perUserLimit: 1 });
      await giveCredit(tx.rows, shopper, 100);
      const card = await giveGiftCard(tx.rows, shopper, 200);
      const order = await placeOnline(tx, shopper, {
        ...draft,
        ...{ coupon, credit: 100, giftCards: 200, total: totalOfOne - 45 - 100 - 200 },
      });
      expect(order).toMatchObject({ status: 'pending_payment', total: 500, amount_due: 300 });
      const wait = `select extract(epoch from expires_at - now())::integer as seconds from public.orders`;
      expect(await tx.rows(wait)).toEqual([{ seconds: 600 }]);
      expect(await stockOf(tx, variant)).toBe(9);
      expect(await tx.rows('select state from public.coupon_uses')).toEqual([{ state: 'reserved' }]);
      expect(await tx.rows('select balance from public.credit_accounts')).toEqual([{ balance: 0 }]);
      expect(await tx.value('select balance from public.gift_cards where id = $1', [card])).toBe(0);
      expect(await tx.rows('select variant_id from public.bag_lines')).toEqual([{ variant_id: variant }]);
      expect(await mailsOf(tx)).toEqual([]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are without an end while the order waits or the bank keeps money back, and not for who left the page', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const open = () => tx.value<string>(`select private.shop_health() ->> 'payments_open'`);
      const order = await placeOnline(tx, shopper, draft);
      await tx.rows(`update public.payments set created_at = now() - interval '16 minutes'`);
      expect(await open()).toBe('1');
      await letExpire(tx, order);
      expect(await open()).toBe('0');
      await record(tx, { type: 'payment.authorized', order: order.provider, amount: totalOfOne });
      expect(await open()).toBe('1');
    });
  });

  it('place the order when the money has come, once', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await tx.as(shopper, () => tx.rows('select public.set_bag_line($1, 3)', [variant]));
      const coupon = await createCoupon(tx.rows, { value: 45 });
      const order = await placeOnline(tx, shopper, { ...draft, coupon, total: 600 });
      const word = { event: 'evt_once', order: order.provider, amount: 600 };
      expect(await record(tx, word)).toEqual({ outcome: 'applied', reference: order.number, kind: 'order' });
      expect(await record(tx, word)).toEqual({
        outcome: 'duplicate',
        reference: order.number,
        kind: 'order',
      });
      expect(await record(tx, { ...word, event: 'evt_again' })).toMatchObject({ outcome: 'ignored' });
      expect(await statusOf(tx, order.order_id)).toBe('placed');
      expect(
        await tx.rows('select state, channel, captured_at is not null as captured from public.payments'),
      ).toEqual([{ state: 'captured', channel: 'upi', captured: true }]);
      expect(await tx.rows('select state from public.coupon_uses')).toEqual([{ state: 'consumed' }]);
      // What was put into the bag beyond the order stays there.
      expect(await tx.rows('select quantity from public.bag_lines')).toEqual([{ quantity: 2 }]);
      expect(await mailsOf(tx)).toEqual(['order/placed']);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('tolerate messages that arrive out of order', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      const tell = (type: string) => record(tx, { type, order: order.provider, amount: totalOfOne });
      expect(await tell('payment.failed')).toMatchObject({ outcome: 'applied' });
      expect(await statusOf(tx, order.order_id)).toBe('pending_payment');
      expect(await tell('payment.captured')).toMatchObject({ outcome: 'applied' });
      expect(await tell('payment.authorized')).toMatchObject({ outcome: 'ignored' });
      expect(await tell('payment.failed')).toMatchObject({ outcome: 'ignored' });
      expect(await tx.rows('select state, error_text from public.payments')).toEqual([
        { state: 'captured', error_text: null },
      ]);
      expect(await tx.rows('select outcome, note from public.payment_events order by id')).toEqual([
        { outcome: 'applied', note: '' },
        { outcome: 'applied', note: '' },
        { outcome: 'ignored', note: 'authorized after captured' },
        { outcome: 'ignored', note: 'failed after captured' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('keep why an attempt failed, and let the shopper try again on the same page', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      const payload = { payment: { error_description: 'The bank said no.' } };
      await record(tx, {
        type: 'payment.failed',
        order: order.provider,
        payment: 'pay_1',
        amount: totalOfOne,
        payload,
      });
      expect(await tx.rows('select state, error_text from public.payments')).toEqual([
        { state: 'failed', error_text: 'The bank said no.' },
      ]);
      const again = await tx.as('service_role', () =>
        tx.value(startPaymentSql, [order.payment_id, shopper.id, 'order_other']),
      );
      expect(again).toMatchObject({
        provider_order_id: order.provider,
        amount: totalOfOne,
        reference: order.number,
      });
      await record(tx, { order: order.provider, payment: 'pay_2', amount: totalOfOne });
      expect(await statusOf(tx, order.order_id)).toBe('placed');
    });
  });

  it('send money of another amount back, and ignore orders that are not ours', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      const allowed = { type: 'payment.authorized', order: order.provider, amount: 1 };
      expect(await record(tx, allowed)).toMatchObject({ outcome: 'ignored' });
      expect(await record(tx, { order: order.provider, amount: 1 })).toMatchObject({ outcome: 'refund' });
      expect(await tx.rows('select reason, amount from public.refunds')).toEqual([
        { reason: 'wrong_amount', amount: 1 },
      ]);
      expect(await mailsOf(tx)).toEqual(['order/refunded_wrong_amount']);
      // Whatever it was, all of it.
      const due = await tx.as('service_role', () => tx.rows('select amount from public.take_refunds(1)'));
      expect(due).toEqual([{ amount: null }]);
      expect(await record(tx, { event: 'evt_x', order: 'order_unknown', amount: 1 })).toEqual({
        ...{ outcome: 'ignored', reference: null, kind: null },
      });
      expect(await record(tx, { event: 'evt_x', order: 'order_unknown', amount: 1 })).toMatchObject({
        outcome: 'duplicate',
      });
      expect(await statusOf(tx, order.order_id)).toBe('pending_payment');
      expect(await tx.rows('select note from public.payment_events order by id')).toEqual([
        { note: 'amount mismatch' },
        { note: 'amount mismatch' },
        { note: 'unknown order' },
      ]);
    });
  });

  it('send another amount back of an attempt that had failed before', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await record(tx, { type: 'payment.failed', order: order.provider, amount: totalOfOne });
      expect(await record(tx, { order: order.provider, amount: totalOfOne + 20 })).toMatchObject({
        outcome: 'refund',
      });
      await tx.as('service_role', () =>
        tx.rows(`select public.finish_refund(r.id, 'rfnd_1') from public.take_refunds(1) r`),
      );
      // It never was the payment that counts, which may still come.
      expect(await tx.rows('select state from public.refunds')).toEqual([{ state: 'settled' }]);
      expect(await tx.rows('select state, refunded from public.payments')).toEqual([
        { state: 'failed', refunded: 0 },
      ]);
    });
  });

  it('send a second payment for the same order back', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await capture(tx, order);
      const twice = { order: order.provider, payment: 'pay_twice', amount: totalOfOne };
      expect(await record(tx, twice)).toMatchObject({ outcome: 'refund' });
      expect(await record(tx, twice)).toMatchObject({ outcome: 'ignored' });
      expect(await tx.rows('select reason, amount, provider_payment_id from public.refunds')).toEqual([
        { reason: 'paid_twice', amount: totalOfOne, provider_payment_id: 'pay_twice' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('make room when the shopper orders anew', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      await tx.rows('update public.product_variants set stock = 1');
      await giveCredit(tx.rows, shopper, 100);
      const first = await placeOnline(tx, shopper, { ...draft, credit: 100, total: 545 });
      const second = await placeOnline(tx, shopper, { ...draft, credit: 100, total: 545 });
      expect(await statusOf(tx, first.order_id)).toBe('expired');
      expect(await statusOf(tx, second.order_id)).toBe('pending_payment');
      expect(await stockOf(tx, variant)).toBe(0);
      expect(await mailsOf(tx)).toEqual([]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('leave an earlier order waiting when the new one is refused', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const first = await placeOnline(tx, shopper, draft);
      await tx.as(shopper, () =>
        tx.refusal('select public.place_order(gen_random_uuid(), $1::text::jsonb, $2, $3, $4, 1)', [
          ...[JSON.stringify(draft.lines), draft.address, 'standard', 'online'],
        ]),
      );
      expect(await statusOf(tx, first.order_id)).toBe('pending_payment');
    });
  });

  it('are not needed when coupon, credit and gift cards pay everything', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await giveCredit(tx.rows, shopper, 145);
      await giveGiftCard(tx.rows, shopper, 300);
      await giveGiftCard(tx.rows, shopper, 300);
      const receipt = await placeOrder(tx, shopper, {
        ...draft,
        ...{ method: 'none', credit: 145, giftCards: 500, total: 0 },
      });
      expect(receipt).toMatchObject({ status: 'placed', total: 500, amount_due: 0, payment_id: null });
      expect(await tx.rows('select * from public.payments')).toEqual([]);
      expect(await tx.rows('select balance from public.gift_cards order by balance')).toEqual([
        { balance: 0 },
        { balance: 100 },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });
});
