import { onOneEngine, rolledBack } from '@shop/test-databases';
import { deliverOrder, returnOrder } from './accountFixtures';
import { createUser } from './shopFixtures';

onOneEngine('get_account_figures', (db) => {
  it('adds up the caller’s own rows', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      await deliverOrder(tx, asha, { goods: 1000, couponSaving: 100 });
      await returnOrder(tx, await deliverOrder(tx, asha, { goods: 500 }), 400);
      const underway = await deliverOrder(tx, asha, { goods: 300 });
      await tx.rows(`update public.orders set status = 'shipped', delivered_at = null where id = $1`, [
        underway,
      ]);
      await deliverOrder(tx, ravi, { goods: 7000 });
      const figures = await tx.as(asha, () => tx.value<object>('select public.get_account_figures()'));
      expect(figures).toMatchObject({
        orders: 3,
        underway: 1,
        delivered: 2,
        spent: 1000,
        saved: 100,
        wishlist: 0,
      });
    });
  });

  it('is all zeros for a new account and asks visitors to sign in', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const figures = 'select public.get_account_figures()';
      expect(await tx.as(user, () => tx.value(figures))).toMatchObject({ orders: 0, spent: 0, credit: 0 });
      expect(await tx.as('anon', () => tx.refusal(figures))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
    });
  });
});
