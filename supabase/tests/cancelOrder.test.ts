import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { everything, inOrderShop } from './orderShop';
import { capture, placeOnline, record } from './paymentFixtures';
import { createUser, placeOrder, type Receipt, type TestUser } from './shopFixtures';

const cancelSql = 'select public.cancel_order($1, $2) as receipt';
const cancel = (tx: Transaction, user: TestUser, number: string) =>
  tx.as(user, () => tx.value<Receipt>(cancelSql, [number, 'Changed my mind']));
const refuse = (tx: Transaction, user: TestUser | 'anon', number: string) =>
  tx.as(user, () => tx.refusal(cancelSql, [number, '']));

onOneEngine('cancel_order', (db) => {
  it('gives everything back within the hour, once', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const affiliate = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [affiliate.id],
      );
      const coupon = await createCoupon(tx.rows, { value: 45 });
      await giveCredit(tx.rows, shopper, 100);
      await giveGiftCard(tx.rows, shopper, 200);
      const { number } = await placeOrder(tx, shopper, {
        ...draft,
        ...{ coupon, credit: 100, giftCards: 200, total: 300, affiliateCode },
      });
      expect(
        await tx.rows('select base, percent::float as percent, amount, state from public.commissions'),
      ).toEqual([{ base: 455, percent: 5, amount: 23, state: 'pending' }]);
      expect(await cancel(tx, shopper, number)).toMatchObject({ number, status: 'cancelled' });
      const after = await everything(tx);
      expect(await cancel(tx, shopper, number)).toMatchObject({ number, status: 'cancelled' });
      expect(await everything(tx)).toEqual(after);
      expect(await tx.rows('select stock from public.product_variants where id = $1', [variant])).toEqual([
        { stock: 10 },
      ]);
      expect(await tx.rows('select balance from public.credit_accounts')).toEqual([{ balance: 100 }]);
      expect(await tx.rows('select balance from public.gift_cards')).toEqual([{ balance: 200 }]);
      expect(await tx.rows('select state from public.payments')).toEqual([{ state: 'refused' }]);
      expect(await tx.rows('select state from public.commissions')).toEqual([{ state: 'reversed' }]);
      expect(await tx.rows('select status, note from public.order_events order by id')).toEqual([
        { status: 'placed', note: '' },
        { status: 'cancelled', note: 'Changed my mind' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('sends captured money back, which settles when the provider has paid', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await capture(tx, order);
      await cancel(tx, shopper, order.number);
      const server = <T>(work: () => Promise<T>) => tx.as('service_role', work);
      const [refund, ...others] = await server(() => tx.rows('select * from public.take_refunds(10)'));
      expect(refund).toMatchObject({ amount: 645, provider_payment_id: `pay_${order.provider}` });
      expect(others).toEqual([]);
      // Claimed for a minute, so that a second worker does not pay it as well.
      expect(await server(() => tx.rows('select * from public.take_refunds(10)'))).toEqual([]);
      await server(() =>
        tx.rows(`select public.finish_refund($1, null, 'the provider is down')`, [refund?.id]),
      );
      expect(await tx.rows('select state, attempts from public.refunds')).toEqual([
        { state: 'pending', attempts: 1 },
      ]);
      for (let n = 0; n < 2; n += 1) {
        await server(() => tx.rows(`select public.finish_refund($1, 'rfnd_1')`, [refund?.id]));
      }
      expect(await tx.rows('select state, refunded from public.payments')).toEqual([
        { state: 'refunded', refunded: 645 },
      ]);
      const word = { type: 'refund.processed', order: order.provider, amount: 645 };
      expect(await record(tx, { ...word, payload: { refund: { id: 'rfnd_1' } } })).toMatchObject({
        outcome: 'ignored',
      });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is refused after the hour, after packing, and for the order of somebody else', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const stranger = await createUser(tx.rows);
      const { number } = await placeOrder(tx, shopper, draft);
      expect(await refuse(tx, 'anon', number)).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
      expect(await refuse(tx, stranger, number)).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_ORDER' });
      await tx.rows(`update public.orders set placed_at = now() - interval '61 minutes'`);
      expect(await refuse(tx, shopper, number)).toMatchObject({ code: 'PT409', hint: 'CANCEL_CLOSED' });
      await tx.rows(`update public.orders set placed_at = now(), status = 'packed'`);
      expect(await refuse(tx, shopper, number)).toMatchObject({ code: 'PT409', hint: 'CANCEL_CLOSED' });
    });
  });

  it('says in its mail whether anything was paid, and how', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const cash = await placeOrder(tx, shopper, draft);
      await cancel(tx, shopper, cash.number);
      const unpaid = await placeOnline(tx, shopper, { ...draft, key: crypto.randomUUID() });
      await cancel(tx, shopper, unpaid.number);
      const paid = await placeOnline(tx, shopper, { ...draft, key: crypto.randomUUID() });
      await capture(tx, paid);
      await cancel(tx, shopper, paid.number);
      expect(
        await tx.rows(`select payload ->> 'number' as number, payload -> 'paid' as paid, payload ->> 'payment_channel' as channel
          from private.outbox where kind = 'order/cancelled' order by id`),
      ).toEqual([
        { number: cash.number, paid: false, channel: null },
        { number: unpaid.number, paid: false, channel: null },
        { number: paid.number, paid: true, channel: 'upi' },
      ]);
    });
  });
});
