import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { inOrderShop, type OrderShop, totalOfOne } from './orderShop';
import { capture, letExpire, type OnlineOrder, placeOnline, record } from './paymentFixtures';
import {
  createAddress,
  createGuest,
  createUser,
  placeOrder,
  type Receipt,
  type TestUser,
} from './shopFixtures';

interface Staff {
  admin: TestUser;
}

const refundsOf = (tx: Transaction) =>
  tx.rows('select amount, state, reason from public.refunds order by created_at, amount');
const takeRefunds = (tx: Transaction) =>
  tx.as('service_role', () => tx.rows('select id, key, amount from public.take_refunds(10)'));
const creditOf = (tx: Transaction) =>
  tx.rows(`select amount from public.credit_entries where kind in ('refund', 'reversal')`);
const notes = (tx: Transaction) =>
  tx.value(`select coalesce(sum(total), 0)::integer / 100 from public.invoices where kind = 'credit_note'`);

/** The provider refuses what is due until it is given up. Answers its id. */
async function refuseRefund(tx: Transaction): Promise<string> {
  const [due] = await takeRefunds(tx);
  for (let attempt = 1; attempt <= 8; attempt += 1)
    await tx.as('service_role', () =>
      tx.rows(`select public.finish_refund($1, null, 'The bank says no.')`, [due?.id]),
    );
  return String(due?.id);
}

const retry = (tx: Transaction, { admin }: Staff, id: string) =>
  tx.as(admin, () => tx.rows('select public.retry_refund($1)', [id]));

/** Money of an order that ran out of time, whose piece has been sold meanwhile: all of it is to go back. */
async function payTooLate(tx: Transaction, { shopper, variant, draft }: OrderShop): Promise<OnlineOrder> {
  const order = await placeOnline(tx, shopper, draft);
  await letExpire(tx, order);
  await tx.rows('update public.product_variants set stock = 0 where id = $1', [variant]);
  await capture(tx, order);
  return order;
}

async function deliver(tx: Transaction, { admin }: Staff, { number }: Receipt): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
}

async function returnOne(
  tx: Transaction,
  { shopper, variant, admin }: OrderShop & Staff,
  { number }: Receipt,
): Promise<void> {
  const request = { kind: 'return', reason: 'Too small', lines: [{ variant_id: variant, quantity: 1 }] };
  const { id } = await tx.as(shopper, () =>
    tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb)', [
      number,
      JSON.stringify(request),
    ]),
  );
  for (const state of ['approved', 'picked_up', 'received', 'refunded'])
    await tx.as(admin, () => tx.rows('select public.advance_return($1, $2)', [id, state]));
}

onOneEngine('a refund that fails', (db) => {
  const inShop = (test: (tx: Transaction, shop: OrderShop & Staff) => Promise<void>) =>
    inOrderShop(db(), async (tx, shop) =>
      test(tx, { ...shop, admin: await createUser(tx.rows, { app: { role: 'admin' } }) }),
    );

  it('waits for as long as the provider does not answer, and is not given up', async () => {
    await inShop(async (tx, shop) => {
      await payTooLate(tx, shop);
      const [due] = await takeRefunds(tx);
      for (let attempt = 1; attempt <= 9; attempt += 1)
        await tx.as('service_role', () =>
          tx.rows(`select public.finish_refund($1, null, null, 'unanswered')`, [due?.id]),
        );
      expect(
        await tx.rows(`select state, attempts, next_attempt_at > now() + interval '90 seconds' as waits
          from public.refunds`),
      ).toEqual([{ state: 'pending', attempts: 0, waits: true }]);
      expect(await creditOf(tx)).toEqual([]);
    });
  });

  it('is sent again by the staff, under another key, and may be given up again', async () => {
    await inShop(async (tx, shop) => {
      const order = await payTooLate(tx, shop);
      const [first] = await takeRefunds(tx);
      await tx.rows('update public.refunds set next_attempt_at = now()');
      const id = await refuseRefund(tx);
      const record = () =>
        tx.as(shop.admin, () =>
          tx.value(`select public.get_admin_order($1) -> 'refunds' -> 0`, [order.number]),
        );
      expect(await record()).toMatchObject({ id, state: 'failed', may_retry: true });
      await retry(tx, shop, id);
      expect(await record()).toMatchObject({ id, state: 'pending', may_retry: false });
      const [again] = await takeRefunds(tx);
      expect(again).toMatchObject({ id, amount: totalOfOne });
      expect(again?.key).not.toBe(first?.key);
      expect(
        await tx.rows(`select target, after from public.admin_actions where action = 'order/refund-retried'`),
      ).toEqual([{ target: order.number, after: { amount: totalOfOne, reason: 'no_stock' } }]);
      await tx.rows('update public.refunds set next_attempt_at = now()');
      await refuseRefund(tx);
      expect(await tx.rows(`select id from private.outbox where kind = 'staff/refund_failed'`)).toHaveLength(
        2,
      );
      await retry(tx, shop, id);
      await tx.as('service_role', () => tx.rows(`select public.finish_refund($1, 'rfnd_1')`, [id]));
      expect(await refundsOf(tx)).toEqual([{ amount: totalOfOne, state: 'settled', reason: 'no_stock' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is sent again by whoever may refund, when it has failed, and not for an own order', async () => {
    await inShop(async (tx, shop) => {
      await payTooLate(tx, shop);
      const refusal = async (user: TestUser, id: string) =>
        (await tx.as(user, () => tx.refusal('select public.retry_refund($1)', [id])))?.hint;
      const [due] = await tx.rows('select id from public.refunds');
      expect(await refusal(shop.admin, String(due?.id))).toBe('UNKNOWN_REFUND');
      const id = await refuseRefund(tx);
      expect(await refusal(shop.shopper, id)).toBe('FORBIDDEN');
      await tx.rows('update public.orders set user_id = $1', [shop.admin.id]);
      expect(await refusal(shop.admin, id)).toBe('OWN_REQUEST');
    });
  });

  it('is on one credit note, also when the staff refunds it once more; then it is not sent again', async () => {
    await inShop(async (tx, shop) => {
      const two = { lines: [{ variant_id: shop.variant, quantity: 2 }], total: 1235 };
      const order = await placeOnline(tx, shop.shopper, { ...shop.draft, ...two });
      await capture(tx, order);
      await deliver(tx, shop, order);
      await returnOne(tx, shop, order);
      const id = await refuseRefund(tx);
      expect(await notes(tx)).toBe(590);
      const refund = (amount: number) =>
        tx.as(shop.admin, () =>
          tx.rows(`select public.refund_order($1, $2, 'Again')`, [order.number, amount]),
        );
      await refund(500);
      expect(await notes(tx)).toBe(590);
      expect(await tx.as(shop.admin, () => tx.refusal('select public.retry_refund($1)', [id]))).toMatchObject(
        { hint: 'UNKNOWN_REFUND' },
      );
      // 90 replace the rest of what failed, and 10 are new.
      await refund(100);
      expect(await notes(tx)).toBe(600);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is not sent again where the money has gone back with other money', async () => {
    await inShop(async (tx, shop) => {
      const order = await placeOnline(tx, shop.shopper, shop.draft);
      await capture(tx, order);
      await tx.as(shop.admin, () => tx.rows(`select public.refund_order($1, 45, 'A stain')`, [order.number]));
      const id = await refuseRefund(tx);
      const offered = () =>
        tx.as(shop.admin, () =>
          tx.value(`select jsonb_path_query_array(public.get_admin_order($1), '$.refunds[*].may_retry')`, [
            order.number,
          ]),
        );
      expect(await offered()).toEqual([true]);
      await tx.as(shop.shopper, () => tx.rows('select public.cancel_order($1)', [order.number]));
      expect(await offered()).toEqual([false, false]);
      expect(await tx.as(shop.admin, () => tx.refusal('select public.retry_refund($1)', [id]))).toMatchObject(
        { hint: 'INVALID_REFUND', detail: { refundable: 0 } },
      );
    });
  });

  it('goes back of a second payment, which no order knows', async () => {
    await inShop(async (tx, shop) => {
      const order = await placeOnline(tx, shop.shopper, shop.draft);
      await capture(tx, order);
      await record(tx, { order: order.provider, payment: 'pay_second', amount: order.amount_due });
      const id = await refuseRefund(tx);
      await retry(tx, shop, id);
      expect(await refundsOf(tx)).toEqual([{ amount: totalOfOne, state: 'pending', reason: 'paid_twice' }]);
    });
  });
});

onOneEngine('a transfer of cash that fails', (db) => {
  const begin = async (tx: Transaction, user: TestUser, { draft }: OrderShop) => {
    const admin = await createUser(tx.rows, { app: { role: 'admin' } });
    await tx.rows(
      `insert into public.saved_vpas (user_id, vpa, state, is_default) values ($1, 'asha@okbank', 'verified', true)`,
      [user.id],
    );
    const order = await placeOrder(tx, user, draft);
    await deliver(tx, { admin }, order);
    await tx.as(admin, async () => {
      await tx.rows('select public.record_cash($1, true)', [order.number]);
      await tx.rows(`select public.refund_order($1, 100, 'A stain')`, [order.number]);
    });
    return { admin, id: await refuseRefund(tx) };
  };
  const mails = (tx: Transaction) =>
    tx.rows(`select kind, recipient, payload -> 'amount' as amount, payload ->> 'refund_vpa' as vpa,
        payload ->> 'failed_vpa' as failed from private.outbox
      where kind in ('order/refunded', 'staff/refund_failed') order by id`);

  it('becomes credit, of which its shopper hears, and is not sent again', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, id } = await begin(tx, shop.shopper, shop);
      expect(await creditOf(tx)).toEqual([{ amount: 100 }]);
      const mail = { kind: 'order/refunded', recipient: shop.shopper.email, amount: 100 };
      expect(await mails(tx)).toEqual([
        { ...mail, vpa: 'asha@okbank', failed: null },
        { ...mail, vpa: null, failed: 'asha@okbank' },
      ]);
      expect(await tx.as(admin, () => tx.refusal('select public.retry_refund($1)', [id]))).toMatchObject({
        hint: 'UNKNOWN_REFUND',
      });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('of a guest, who has no account to spend credit with, waits for the staff', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const address = await createAddress(tx.rows, guest);
      const draft = { ...shop.draft, address, email: 'guest@example.com' };
      const { admin, id } = await begin(tx, guest, { ...shop, draft });
      expect(await creditOf(tx)).toEqual([]);
      expect(await mails(tx)).toEqual([
        expect.objectContaining({ kind: 'order/refunded', recipient: 'guest@example.com' }),
        expect.objectContaining({ kind: 'staff/refund_failed', recipient: admin.email, amount: 100 }),
      ]);
      await retry(tx, { admin }, id);
      expect(await refundsOf(tx)).toEqual([{ amount: 100, state: 'pending', reason: 'A stain' }]);
      await assertLedgersBalance(tx.rows);
    });
  });
});
