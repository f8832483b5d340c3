import { onOneEngine, rolledBack } from '@shop/test-databases';
import { createUser } from './shopFixtures';

const update = 'select full_name, phone from public.update_profile($1, $2)';

onOneEngine('update_profile', (db) => {
  it('trims and keeps name and number of the caller alone', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      expect(await tx.as(asha, () => tx.rows(update, ['  Asha Kulkarni ', ' 9123456780 ']))).toEqual([
        { full_name: 'Asha Kulkarni', phone: '9123456780' },
      ]);
      expect(await tx.rows('select full_name, phone from public.profiles where id = $1', [ravi.id])).toEqual([
        { full_name: 'Asha Rao', phone: null },
      ]);
    });
  });

  it('removes the number when it is left empty', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        await tx.rows(update, ['Asha', '9123456780']);
        expect(await tx.rows(update, ['Asha', ''])).toEqual([{ full_name: 'Asha', phone: null }]);
      });
    });
  });

  it.each([
    ['', '', 'full_name'],
    ['   ', null, 'full_name'],
    ['x'.repeat(121), null, 'full_name'],
    ['A\u0007sha', null, 'full_name'],
    [null, null, 'full_name'],
    ['Asha', '12345', 'phone'],
    ['Asha', '5123456780', 'phone'],
    ['Asha', '+919123456780', 'phone'],
  ])('refuses %j and %j by the field %s', async (name, phone, field) => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const refusal = await tx.as(user, () => tx.refusal(update, [name, phone]));
      expect(refusal).toMatchObject({ code: 'PT422', hint: 'INVALID_PROFILE', detail: { field } });
    });
  });

  it('asks a visitor to sign in', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await tx.as('anon', () => tx.refusal(update, ['Asha', null]))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
    });
  });

  it('follows the name in user_metadata, whoever changed it there', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const rename = (metadata: object) =>
        tx.rows('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1', [
          user.id,
          JSON.stringify(metadata),
        ]);
      const name = () => tx.value('select full_name from public.profiles where id = $1', [user.id]);
      await rename({ full_name: ' Asha Kulkarni ' });
      expect(await name()).toBe('Asha Kulkarni');
      for (const odd of [{}, { full_name: '' }, { full_name: { a: 1 } }]) await rename(odd);
      expect(await name()).toBe('Asha Kulkarni');
      await rename({ full_name: 'x'.repeat(5000) });
      expect(await name()).toBe('x'.repeat(120));
    });
  });
});
