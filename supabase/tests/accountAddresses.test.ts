import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { addressDraft, createUser, type TestUser } from './shopFixtures';

const save = async (tx: Transaction, user: TestUser, city: string) => {
  const [row] = await tx.as(user, () =>
    tx.rows('select id from public.save_address($1::text::jsonb)', [
      JSON.stringify({ ...addressDraft, city }),
    ]),
  );
  return String(row?.id);
};

onOneEngine('the default address', (db) => {
  it('is inherited when it is deleted, and its owner alone is concerned', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const first = await save(tx, asha, 'Nagpur');
      await save(tx, asha, 'Pune');
      await save(tx, ravi, 'Mumbai');
      const defaults = (user: TestUser) =>
        tx.as(user, () => tx.rows('select city from public.addresses where is_default'));
      expect(await defaults(asha)).toEqual([{ city: 'Nagpur' }]);
      await tx.as(asha, () => tx.rows('delete from public.addresses where id = $1', [first]));
      expect(await defaults(asha)).toEqual([{ city: 'Pune' }]);
      expect(await defaults(ravi)).toEqual([{ city: 'Mumbai' }]);
    });
  });

  it('goes with the account', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await save(tx, user, 'Nagpur');
      await save(tx, user, 'Pune');
      await tx.rows('delete from auth.users where id = $1', [user.id]);
      expect(await tx.rows('select id from public.addresses where user_id = $1', [user.id])).toEqual([]);
    });
  });
});
