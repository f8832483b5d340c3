import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { creditEntries, referOrder } from './accountFixtures';
import { createStaff, createUser, type TestUser } from './shopFixtures';

const codeOf = (tx: Transaction, user: TestUser) =>
  tx.value<string>('select affiliate_code from public.profiles where id = $1', [user.id]);
const click = (tx: Transaction, code: string | null) =>
  tx.value<boolean>('select public.record_referral_click($1)', [code]);
const get = (tx: Transaction, user: TestUser) =>
  tx.as(user, () => tx.value<Record<string, unknown>>('select public.get_affiliate()'));
const request = 'select public.request_payout()';

/** A UPI ID that the bank has confirmed. */
const verifyVpa = (tx: Transaction, user: TestUser, vpa = 'asha@okaxis') =>
  tx.rows(`insert into public.saved_vpas (user_id, vpa, state) values ($1, $2, 'verified')`, [user.id, vpa]);

onOneEngine('referral clicks', (db) => {
  it('count a visitor once a day, never the affiliate themselves, never an unknown code', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const code = await codeOf(tx, asha);
      expect(await tx.as('anon', () => click(tx, code.toLowerCase()))).toBe(true);
      expect(await tx.as('anon', () => click(tx, code))).toBe(false);
      expect(await tx.as(ravi, () => click(tx, code))).toBe(true);
      expect(await tx.as(asha, () => click(tx, code))).toBe(false);
      expect(await tx.as('anon', () => click(tx, 'TDNOBODY'))).toBe(false);
      expect(await tx.as('anon', () => click(tx, null))).toBe(false);
      expect(await get(tx, asha)).toMatchObject({ code, clicks: { total: 2, last_30_days: 2 } });
    });
  });

  it('are rationed', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        for (let index = 0; index < 30; index += 1) await click(tx, 'TDNOBODY');
        expect(await tx.refusal('select public.record_referral_click($1)', ['TDNOBODY'])).toMatchObject({
          code: 'PT429',
          hint: 'TOO_MANY_ATTEMPTS',
        });
      });
    });
  });

  it('are read by nobody', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      for (const caller of ['anon', user] as const)
        expect(await tx.as(caller, () => tx.refusal('select * from public.referral_clicks'))).toMatchObject({
          code: '42501',
        });
    });
  });
});

onOneEngine('affiliates', (db) => {
  it('see sums by state and a ledger without the shoppers', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      await referOrder(tx, asha, ravi, { amount: 80 });
      await referOrder(tx, asha, ravi, { amount: 70, state: 'approved' });
      await referOrder(tx, asha, ravi, { amount: 60, state: 'reversed' });
      const affiliate = await get(tx, asha);
      expect(affiliate).toMatchObject({
        orders: 2,
        totals: { pending: 80, approved: 70, paid: 0, reversed: 60 },
        available: 70,
        month: { sales: 2, bonus_percent: 0, bonus_amount: 0 },
        payouts: [],
      });
      expect(await get(tx, ravi)).toMatchObject({ orders: 0, totals: { pending: 0, approved: 0 } });
      const ledger = (user: TestUser) =>
        tx.as(user, () => tx.rows('select amount from public.commissions order by amount'));
      expect(await ledger(asha)).toEqual([{ amount: 60 }, { amount: 70 }, { amount: 80 }]);
      expect(await ledger(ravi)).toEqual([]);
      expect(await tx.as(asha, () => tx.rows('select id from public.orders'))).toEqual([]);
    });
  });

  it('are paid from 500 rupees, once, to a verified UPI ID', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await referOrder(tx, asha, ravi, { amount: 499, state: 'approved' });
      expect(await tx.as(asha, () => tx.refusal(request))).toMatchObject({
        code: 'PT409',
        hint: 'PAYOUT_MINIMUM',
        detail: { available: 499, minimum: 500 },
      });
      await referOrder(tx, asha, ravi, { amount: 1, state: 'approved' });
      expect(await tx.as(asha, () => tx.refusal(request))).toMatchObject({ hint: 'PAYOUT_DESTINATION' });
      await verifyVpa(tx, asha);
      const payout = await tx.as(asha, () => tx.value<{ id: string; due_on: string }>(request));
      expect(payout).toMatchObject({ amount: 500, vpa: 'asha@okaxis' });
      expect(payout.due_on).toMatch(/-01$/);
      expect(await tx.as(asha, () => tx.refusal(request))).toMatchObject({
        detail: { available: 0, minimum: 500 },
      });

      const settle = 'select public.settle_payout($1, true, $2)';
      for (const caller of [asha, ravi])
        expect(await tx.as(caller, () => tx.refusal(settle, [payout.id, 'x']))).toMatchObject({
          code: 'PT403',
          hint: 'FORBIDDEN',
        });
      expect(await tx.as(admin, () => tx.refusal(settle, [payout.id, 'x']))).toMatchObject({
        hint: 'NOT_APPROVED',
      });
      await tx.as(admin, () => tx.rows('select public.approve_payout($1)', [payout.id]));
      // As it is copied from a bank's page, with what nobody sees.
      expect(await tx.as(admin, () => tx.value(settle, [payout.id, ' UTR\u200b 1\u202e\n']))).toBe('paid');
      expect(await tx.value('select reference from public.affiliate_payouts')).toBe('UTR 1');
      expect(await tx.as(admin, () => tx.refusal(settle, [payout.id, 'x']))).toMatchObject({
        hint: 'UNKNOWN_PAYOUT',
      });
      expect(await get(tx, asha)).toMatchObject({
        totals: { approved: 0, paid: 500 },
        available: 0,
        payouts: [{ amount: 500, state: 'paid' }],
      });
      const mails = await tx.rows(
        `select kind from private.outbox where recipient = $1 and kind like 'account/%' order by id`,
        [asha.email],
      );
      expect(mails).toEqual([{ kind: 'account/payout-requested' }, { kind: 'account/payout-paid' }]);
    });
  });

  it('are not taken back once a payout asks for them: what is paid is not called reversed', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      await referOrder(tx, asha, ravi, { amount: 700, state: 'approved' });
      await verifyVpa(tx, asha);
      await tx.as(asha, () => tx.rows(request));
      await referOrder(tx, asha, ravi, { amount: 300, state: 'approved' });
      await tx.rows('select private.reverse_commission(o.id) from public.orders o');
      expect(await tx.rows('select amount, state from public.commissions order by amount')).toEqual([
        { amount: 300, state: 'reversed' },
        { amount: 700, state: 'approved' },
      ]);
    });
  });

  it('may ask again for what was refused', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await referOrder(tx, asha, ravi, { amount: 700, state: 'approved' });
      await verifyVpa(tx, asha);
      const payout = await tx.as(asha, () => tx.value<{ id: string }>(request));
      // As on a connection of its own, where nobody was ever paid.
      await tx.rows('discard plans');
      await tx.as(admin, () =>
        tx.rows(`select public.settle_payout($1, false, 'The bank knows no such ID')`, [payout.id]),
      );
      expect(await get(tx, asha)).toMatchObject({ available: 700, payouts: [{ state: 'refused' }] });
      expect(
        await tx.rows(
          `select payload ->> 'reference' as why from private.outbox
           where kind = 'account/payout-refused' and recipient = $1`,
          [asha.email],
        ),
      ).toEqual([{ why: 'The bank knows no such ID' }]);
    });
  });

  it('get 2% on a month of 50 sales once none of them can come back', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      // The first of the month before last noon, so that it is a month of the past in every zone.
      const past = new Date(
        Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 15),
      ).toISOString();
      let last = '';
      // As many this month, which is not over.
      for (let index = 0; index < 50; index += 1) {
        await referOrder(tx, asha, ravi, { amount: 80, state: 'approved' });
        last = await referOrder(tx, asha, ravi, {
          amount: 80,
          state: index === 49 ? 'pending' : 'approved',
          createdAt: past,
        });
      }
      expect(await get(tx, asha)).toMatchObject({ bonuses: [], available: 99 * 80 });
      await tx.rows(`update public.commissions set state = 'approved' where id = $1`, [last]);
      expect(await get(tx, asha)).toMatchObject({
        bonuses: [{ sales: 50, percent: 2, amount: 1000 }],
        available: 100 * 80 + 1000,
        month: { sales: 50, bonus_percent: 2, bonus_amount: 1000 },
      });
      // A payout takes the bonus, and a refused one lets go of it.
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await verifyVpa(tx, asha);
      const payout = await tx.as(asha, () => tx.value<{ id: string }>(request));
      expect(await get(tx, asha)).toMatchObject({ available: 0, payouts: [{ amount: 9000 }] });
      await tx.as(admin, () => tx.rows(`select public.settle_payout($1, false, 'No such ID')`, [payout.id]));
      expect(await get(tx, asha)).toMatchObject({ available: 9000, bonuses: [{ amount: 1000 }] });
      expect(await tx.as(asha, () => tx.value(request))).toMatchObject({ amount: 9000 });
      expect(await tx.value('select private.bonus_percent(99)')).toBe(2);
      expect(await tx.value('select private.bonus_percent(100)')).toBe(5);
      expect(await tx.value('select private.bonus_percent(49)')).toBe(0);
    });
  });

  it('are approved early by the staff, once, and only what was delivered and is pending', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const approve = 'select public.approve_commission($1)';
      const refuse = async (user: TestUser, id: string) =>
        (await tx.as(user, () => tx.refusal(approve, [id]))).hint;
      const underWay = await referOrder(tx, asha, ravi, { amount: 70 });
      await tx.rows(`update public.orders set status = 'shipped', delivered_at = null`);
      const reversed = await referOrder(tx, asha, ravi, { amount: 60, state: 'reversed' });
      const pending = await referOrder(tx, asha, ravi, { amount: 80 });
      for (const user of [asha, ravi]) expect(await refuse(user, pending)).toBe('FORBIDDEN');
      for (const id of [underWay, reversed, crypto.randomUUID()])
        expect(await refuse(admin, id)).toBe('INVALID_TRANSITION');
      expect(await tx.as(admin, () => tx.value(approve, [pending]))).toBe('approved');
      expect(await refuse(admin, pending)).toBe('INVALID_TRANSITION');
      expect(await get(tx, asha)).toMatchObject({
        totals: { pending: 70, approved: 80, reversed: 60 },
        available: 80,
      });
      expect(await tx.rows(`select action from public.admin_actions`)).toEqual([
        { action: 'commission/approved' },
      ]);
    });
  });

  it('are approved by nobody who is paid for them, nor by whom they sent', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, own] = [await createUser(tx.rows), await createStaff(tx.rows, 'finance')];
      const other = await createStaff(tx.rows, 'finance');
      const approve = 'select public.approve_commission($1)';
      for (const id of [
        await referOrder(tx, own, asha, { amount: 80 }),
        await referOrder(tx, asha, own, { amount: 80 }),
      ]) {
        expect(await tx.as(own, () => tx.refusal(approve, [id]))).toMatchObject({ hint: 'OWN_REQUEST' });
        expect(await tx.as(other, () => tx.value(approve, [id]))).toBe('approved');
      }
    });
  });

  it('and their friend get 100 rupees each, once, when the first order is kept', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const first = await referOrder(tx, asha, ravi, { amount: 80 });
      const second = await referOrder(tx, asha, ravi, { amount: 80 });
      const referral = async (user: TestUser) =>
        (await creditEntries(tx, user)).filter(({ kind }) => kind === 'referral');
      expect(await referral(ravi)).toEqual([]);
      for (const id of [first, second])
        await tx.rows(`update public.commissions set state = 'approved' where id = $1`, [id]);
      expect(await referral(ravi)).toEqual([{ amount: 100, kind: 'referral' }]);
      expect(await referral(asha)).toEqual([{ amount: 100, kind: 'referral' }]);
    });
  });
});
