import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { giveGiftCard } from './moneyFixtures';
import { inOrderShop, totalOfOne } from './orderShop';
import { capture, placeOnline, record } from './paymentFixtures';
import { createUser, type OrderDraft, placeOrder, type TestUser } from './shopFixtures';

/** A cash order that was delivered, paid at the door and refunded in full. */
async function refundedCashOrder(tx: Transaction, shopper: TestUser, draft: OrderDraft): Promise<string> {
  const admin = await createUser(tx.rows, { app: { role: 'admin' } });
  const { number } = await placeOrder(tx, shopper, draft);
  await tx.as(admin, async () => {
    for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
      await tx.rows('select public.advance_order($1, $2)', [number, status]);
    await tx.rows('select public.record_cash($1, true)', [number]);
    await tx.rows(`select public.refund_order($1, $2, 'Damaged')`, [number, totalOfOne]);
    expect(await tx.refusal(`select public.refund_order($1, 1, 'Again')`, [number])).toMatchObject({
      hint: 'INVALID_REFUND',
    });
  });
  return number;
}

const saveVpa = (tx: Transaction, { id }: TestUser, vpa: string, state: string, isDefault = false) =>
  tx.rows('insert into public.saved_vpas (user_id, vpa, state, is_default) values ($1, $2, $3, $4)', [
    id,
    vpa,
    state,
    isDefault,
  ]);
const creditOf = (tx: Transaction) =>
  tx.rows(`select amount from public.credit_entries where kind = 'refund'`);
const takeRefunds = (tx: Transaction) =>
  tx.as('service_role', () => tx.rows('select vpa, amount, id from public.take_refunds(10)'));

onOneEngine('cash that goes back', (db) => {
  it('goes to the verified UPI ID, and is counted once it has arrived', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await saveVpa(tx, shopper, 'old@okbank', 'verified');
      await saveVpa(tx, shopper, 'asha@okbank', 'verified', true);
      await refundedCashOrder(tx, shopper, draft);
      const mail = `select payload -> 'amount' as amount, payload ->> 'note' as note, payload ->> 'refund_vpa' as vpa from private.outbox
        where kind = 'order/refunded' and recipient = $1`;
      expect(await tx.rows(mail, [shopper.email])).toEqual([
        { amount: totalOfOne, note: 'Damaged', vpa: 'asha@okbank' },
      ]);
      const [due] = await takeRefunds(tx);
      expect(due).toMatchObject({ vpa: 'asha@okbank', amount: totalOfOne });
      expect(await creditOf(tx)).toEqual([]);
      for (const _time of ['first', 'second'])
        await tx.as('service_role', () => tx.rows(`select public.finish_refund($1, 'pout_1')`, [due?.id]));
      expect(await tx.rows('select state, refunded from public.payments')).toEqual([
        { state: 'collected', refunded: totalOfOne },
      ]);
      expect(await tx.as(shopper, () => tx.rows('select state, vpa from public.refunds'))).toEqual([
        { state: 'settled', vpa: 'asha@okbank' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is store credit at once where no UPI ID is verified', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await saveVpa(tx, shopper, 'nobody@okfail', 'failed', true);
      await refundedCashOrder(tx, shopper, draft);
      expect(await takeRefunds(tx)).toEqual([]);
      expect(await creditOf(tx)).toEqual([{ amount: totalOfOne }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it.each([
    ['store credit', null, ['Damaged, as store credit']],
    ['a bank transfer', 'verified', ['Damaged']],
  ])('stands in the log and on the order with its reason, by %s', async (_way, vpa, reasons) => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      if (vpa) await saveVpa(tx, shopper, 'asha@okbank', vpa, true);
      const number = await refundedCashOrder(tx, shopper, draft);
      expect(
        await tx.rows(
          `select a.target, a.after, u.id is not null as is_named from public.admin_actions a
          left join auth.users u on u.id = a.admin_id and u.email = a.admin_email where a.action = 'order/refund'`,
        ),
      ).toEqual([{ target: number, after: { amount: totalOfOne, reason: 'Damaged' }, is_named: true }]);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      expect(
        await tx.as(admin, () =>
          tx.value(`select jsonb_path_query_array(public.get_admin_order($1), '$.refunds[*].reason')`, [
            number,
          ]),
        ),
      ).toEqual(reasons);
    });
  });

  it('is named onto gift cards and by credit in the log, in parts that add up', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await giveGiftCard(tx.rows, shopper, 300);
      const order = await placeOnline(tx, shopper, { ...draft, giftCards: 300, total: totalOfOne - 300 });
      await capture(tx, order);
      await tx.as(admin, () => tx.rows(`select public.refund_order($1, 400, 'A stain')`, [order.number]));
      expect(
        await tx.rows(`select after from public.admin_actions where action = 'order/refund' order by id`),
      ).toEqual([345, 55].map((amount) => ({ after: { amount, reason: 'A stain' } })));
    });
  });

  it('becomes store credit, once, when the bank refuses it for good', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await saveVpa(tx, shopper, 'asha@okbank', 'verified', true);
      await refundedCashOrder(tx, shopper, draft);
      const [due] = await takeRefunds(tx);
      for (let attempt = 1; attempt <= 9; attempt += 1) {
        expect(await creditOf(tx)).toEqual(attempt <= 8 ? [] : [{ amount: totalOfOne }]);
        await tx.as('service_role', () =>
          tx.rows(`select public.finish_refund($1, null, 'The bank is closed.')`, [due?.id]),
        );
      }
      expect(await creditOf(tx)).toEqual([{ amount: totalOfOne }]);
      expect(await tx.rows('select state from public.refunds')).toEqual([{ state: 'failed' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is sent again when a bank sends back what had arrived, and becomes store credit after the third time', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await saveVpa(tx, shopper, 'asha@okbank', 'verified', true);
      await refundedCashOrder(tx, shopper, draft);
      const payment = () => tx.rows('select state, refunded from public.payments');
      const comesBack = (payout: string, event = `${payout}:payout.failed`) =>
        record(tx, {
          ...{ event, type: 'payout.failed', order: '', payment: payout, amount: totalOfOne },
          payload: { payout: { id: payout } },
        });
      for (const time of [1, 2, 3]) {
        await tx.rows('update public.refunds set next_attempt_at = now()');
        const [due] = await takeRefunds(tx);
        await tx.as('service_role', () =>
          tx.rows(`select public.finish_refund($1, $2)`, [due?.id, `pout_${time}`]),
        );
        expect(await payment()).toEqual([{ state: 'collected', refunded: totalOfOne }]);
        await assertLedgersBalance(tx.rows);
        expect(await comesBack('pout_elsewhere', `elsewhere ${time}`)).toMatchObject({ outcome: 'ignored' });
        expect(await comesBack(`pout_${time}`)).toMatchObject({ outcome: 'applied', kind: 'order' });
        expect(await comesBack(`pout_${time}`)).toMatchObject({ outcome: 'duplicate' });
        // By another event of the same payout, which is not the refund's any more.
        expect(await comesBack(`pout_${time}`, `again ${time}`)).toMatchObject({ outcome: 'ignored' });
        expect(await payment()).toEqual([{ state: 'collected', refunded: 0 }]);
        await assertLedgersBalance(tx.rows);
      }
      expect(await tx.rows('select state, settled_at from public.refunds')).toEqual([
        { state: 'failed', settled_at: null },
      ]);
      expect(await creditOf(tx)).toEqual([{ amount: totalOfOne }]);
    });
  });

  it('is sent again when a bank sends it back, and becomes store credit after the third time', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      await saveVpa(tx, shopper, 'asha@okbank', 'verified', true);
      await refundedCashOrder(tx, shopper, draft);
      const finish = (id: unknown, payout: string | null, state: string, error: string | null = null) =>
        tx.as('service_role', () =>
          tx.rows('select public.finish_refund($1, $2, $3, $4)', [id, payout, error, state]),
        );
      const keys = new Set<unknown>();
      for (const time of [1, 2, 3]) {
        await tx.rows('update public.refunds set next_attempt_at = now()');
        const [due] = await tx.as('service_role', () =>
          tx.rows('select id, key, provider_refund_id from public.take_refunds(10)'),
        );
        expect(due).toMatchObject({ provider_refund_id: null, key: expect.stringMatching(/^.{4,36}$/) });
        keys.add(due?.key);
        await finish(due?.id, `pout_${time}`, 'pending');
        // On its way, however often the provider does not answer.
        for (let attempt = 1; attempt <= 9; attempt += 1)
          await finish(due?.id, null, 'pending', 'No answer.');
        expect(await tx.rows('select state from public.refunds')).toEqual([{ state: 'pending' }]);
        await finish(due?.id, `pout_${time}`, 'failed');
      }
      expect(keys.size).toBe(3);
      expect(await creditOf(tx)).toEqual([{ amount: totalOfOne }]);
      expect(await tx.rows('select state from public.refunds')).toEqual([{ state: 'failed' }]);
      await assertLedgersBalance(tx.rows);
    });
  });
});
