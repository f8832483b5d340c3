import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, type TestUser } from './shopFixtures';

const save = 'select id, vpa, state, is_default from public.save_vpa($1)';
const saved = async (tx: Transaction, user: TestUser, vpa: string) => {
  const [row] = await tx.as(user, () => tx.rows(save, [vpa]));
  return String(row?.id);
};

onOneEngine('saved UPI IDs', (db) => {
  it('start unverified, in small letters, the first as default', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        expect(await tx.rows(save, [' Asha.Rao@OkAxis '])).toMatchObject([
          { vpa: 'asha.rao@okaxis', state: 'pending', is_default: true },
        ]);
        expect(await tx.rows(save, ['9876543210@ybl'])).toMatchObject([{ is_default: false }]);
      });
    });
  });

  it.each(['', 'asha', 'asha@', '@okaxis', 'asha@ok axis', 'a@b@c', 'asha@1bank', '-asha@okaxis', null])(
    'refuse %j',
    async (vpa) => {
      await rolledBack(db(), async (tx) => {
        const user = await createUser(tx.rows);
        expect(await tx.as(user, () => tx.refusal(save, [vpa]))).toMatchObject({
          code: 'PT422',
          hint: 'INVALID_VPA',
          detail: { field: 'vpa' },
        });
      });
    },
  );

  it('are saved once and ten at most', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await saved(tx, user, 'asha@okaxis');
      await tx.as(user, async () => {
        expect(await tx.refusal(save, ['ASHA@okaxis'])).toMatchObject({ code: 'PT409', hint: 'VPA_EXISTS' });
        for (let index = 1; index < 10; index += 1) await tx.rows(save, [`asha${index}@okaxis`]);
        expect(await tx.refusal(save, ['eleventh@okaxis'])).toMatchObject({ hint: 'VPA_LIMIT' });
      });
    });
  });

  it('cannot be written past the functions, so nobody verifies his own', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const id = await saved(tx, user, 'asha@okaxis');
      await tx.as(user, async () => {
        for (const sql of [
          `update public.saved_vpas set state = 'verified'`,
          `insert into public.saved_vpas (vpa, state) values ('x@okaxis', 'verified')`,
          'delete from public.saved_vpas',
          `select public.finish_vpa_verification('${user.id}', '${id}', 'verified', 'Asha')`,
          `select public.start_vpa_verification('${user.id}', '${id}')`,
        ])
          expect(await tx.refusal(sql)).toMatchObject({ code: '42501' });
      });
    });
  });

  it('become verified with the bank’s name, or failed, by the service', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const id = await saved(tx, user, 'asha@okaxis');
      expect(await tx.value('select public.start_vpa_verification($1, $2)', [user.id, id])).toBe(
        'asha@okaxis',
      );
      const finish = (state: string) =>
        tx.rows('select public.finish_vpa_verification($1, $2, $3, $4)', [user.id, id, state, ' ASHA RAO ']);
      const row = () => tx.as(user, () => tx.rows('select state, name from public.saved_vpas'));
      await finish('verified');
      expect(await row()).toEqual([{ state: 'verified', name: 'ASHA RAO' }]);
      await finish('failed');
      expect(await row()).toEqual([{ state: 'failed', name: '' }]);
    });
  });

  it('are never the default where the bank does not know them, and the first that it knows is', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const finish = (id: string, state: string) =>
        tx.rows('select public.finish_vpa_verification($1, $2, $3, $4)', [user.id, id, state, 'ASHA RAO']);
      const defaults = () => tx.as(user, () => tx.rows('select id from public.saved_vpas where is_default'));
      const typo = await saved(tx, user, 'asha@okfail');
      await finish(typo, 'failed');
      expect(await defaults()).toEqual([]);
      expect(await tx.as(user, () => tx.refusal('select public.set_default_vpa($1)', [typo]))).toMatchObject({
        code: 'PT422',
        hint: 'INVALID_VPA',
      });
      const pending = await saved(tx, user, 'asha@ybl');
      expect(await defaults()).toEqual([{ id: pending }]);
      const known = await saved(tx, user, 'asha@okaxis');
      await finish(known, 'verified');
      expect(await defaults()).toEqual([{ id: known }]);
      const second = await saved(tx, user, 'asha@oksbi');
      await finish(second, 'verified');
      expect(await defaults()).toEqual([{ id: known }]);
      for (const id of [known, second, pending])
        await tx.as(user, () => tx.rows('select public.delete_vpa($1)', [id]));
      expect(await defaults()).toEqual([]);
    });
  });

  it('are verified ten times an hour at most', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const id = await saved(tx, user, 'asha@okaxis');
      const start = 'select public.start_vpa_verification($1, $2)';
      for (let index = 0; index < 10; index += 1) await tx.rows(start, [user.id, id]);
      expect(await tx.refusal(start, [user.id, id])).toMatchObject({
        code: 'PT429',
        hint: 'TOO_MANY_ATTEMPTS',
      });
    });
  });

  it('of somebody else are unknown', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const id = await saved(tx, asha, 'asha@okaxis');
      for (const name of ['set_default_vpa', 'delete_vpa'])
        expect(await tx.as(ravi, () => tx.refusal(`select public.${name}($1)`, [id]))).toMatchObject({
          hint: 'UNKNOWN_VPA',
        });
      expect(await tx.refusal('select public.start_vpa_verification($1, $2)', [ravi.id, id])).toMatchObject({
        hint: 'UNKNOWN_VPA',
      });
      expect(await tx.as(ravi, () => tx.rows('select id from public.saved_vpas'))).toEqual([]);
      expect(await tx.as(asha, () => tx.rows('select id from public.saved_vpas'))).toHaveLength(1);
    });
  });

  it('have one default, which moves and is inherited', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const [first, second] = [await saved(tx, user, 'a1@okaxis'), await saved(tx, user, 'a2@okaxis')];
      const defaults = () => tx.rows('select id from public.saved_vpas where is_default');
      await tx.as(user, async () => {
        await tx.rows('select public.set_default_vpa($1)', [second]);
        expect(await defaults()).toEqual([{ id: second }]);
        await tx.rows('select public.delete_vpa($1)', [second]);
        expect(await defaults()).toEqual([{ id: first }]);
      });
    });
  });
});
