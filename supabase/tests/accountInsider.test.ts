import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { creditEntries, deliverOrder, returnOrder } from './accountFixtures';
import { createUser } from './shopFixtures';

const insider = (tx: Transaction) => tx.value('select public.get_insider()');
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

onOneEngine('the insider programme', (db) => {
  it('begins without a tier and names the first', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      expect(await tx.as(user, () => insider(tx))).toEqual({
        spend: 0,
        tier: null,
        next: { tier: 'silver', from_spend: 10_000, missing: 10_000 },
      });
      expect(await tx.as('anon', () => tx.refusal('select public.get_insider()'))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
    });
  });

  it.each([
    [9999, null, 'silver', 1],
    [10_000, 'silver', 'gold', 15_000],
    [24_999, 'silver', 'gold', 1],
    [25_000, 'gold', 'platinum', 25_000],
    [50_000, 'platinum', undefined, undefined],
  ])('counts %d rupees as %s', async (goods, tier, next, missing) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await deliverOrder(tx, user, { goods });
      const state = await tx.as(user, () => insider(tx));
      expect(state).toMatchObject({ spend: goods, tier });
      expect(state).toMatchObject({ next: next ? { tier: next, missing } : null });
    });
  });

  it('counts twelve months, what was delivered, what was kept, and nobody else’s', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      await deliverOrder(tx, asha, { goods: 4000, deliveredAt: daysAgo(367) });
      await deliverOrder(tx, asha, { goods: 3000, deliveredAt: daysAgo(360) });
      await returnOrder(tx, await deliverOrder(tx, asha, { goods: 2000 }), 1500);
      await deliverOrder(tx, ravi, { goods: 7000 });
      const open = await deliverOrder(tx, asha, { goods: 900 });
      await tx.rows(`update public.orders set status = 'shipped', delivered_at = null where id = $1`, [open]);
      expect(await tx.as(asha, () => insider(tx))).toMatchObject({ spend: 3500 });
    });
  });
});

onOneEngine('cashback', (db) => {
  it.each([
    [0, 1000, 20],
    [10_000, 1000, 30],
    [25_000, 1000, 40],
    [50_000, 1000, 50],
    // Half a rupee rounds up.
    [0, 1025, 21],
  ])('after %d rupees an order of %d earns %d', async (before, goods, earned) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      if (before) await deliverOrder(tx, user, { goods: before, deliveredAt: daysAgo(40), silent: true });
      const order = await deliverOrder(tx, user, { goods });
      expect(await tx.value('select amount from public.credit_entries where order_id = $1', [order])).toBe(
        earned,
      );
    });
  });

  it('counts the goods less the saving, and comes once', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const order = await deliverOrder(tx, user, { goods: 1000, couponSaving: 200 });
      await tx.rows(`insert into public.order_events (order_id, status) values ($1, 'delivered')`, [order]);
      expect(await creditEntries(tx, user)).toEqual([{ amount: 16, kind: 'cashback' }]);
    });
  });

  it('ends at 500 rupees in a month of India', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await deliverOrder(tx, user, { goods: 20_000 });
      await deliverOrder(tx, user, { goods: 20_000 });
      await deliverOrder(tx, user, { goods: 1000 });
      expect(await creditEntries(tx, user)).toEqual([
        { amount: 400, kind: 'cashback' },
        { amount: 100, kind: 'cashback' },
      ]);
      // What was booked until the last second of the month before leaves room in this one.
      await tx.rows('alter table public.credit_entries disable trigger credit_entries_append_only');
      await tx.rows(`update public.credit_entries set created_at =
        (date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '1 second'`);
      await deliverOrder(tx, user, { goods: 1000 });
      expect(await creditEntries(tx, user)).toHaveLength(3);
    });
  });

  it('goes back with a return, as far as it is still there', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const kept = await deliverOrder(tx, user, { goods: 5000 });
      const sentBack = await deliverOrder(tx, user, { goods: 1000 });
      await returnOrder(tx, sentBack, 1000);
      expect(await creditEntries(tx, user)).toEqual([
        { amount: 100, kind: 'cashback' },
        { amount: 20, kind: 'cashback' },
        { amount: -20, kind: 'reversal' },
      ]);
      await tx.rows(`select private.add_credit($1, -95, 'order', 'Spent', $2)`, [user.id, `spent:${kept}`]);
      await returnOrder(tx, kept, 5000);
      const balance = 'select balance from public.credit_accounts where user_id = $1';
      expect(await tx.value(balance, [user.id])).toBe(0);
    });
  });
});
