import { onOneEngine, rolledBack } from '@shop/test-databases';
import { createUser } from './shopFixtures';

onOneEngine('profiles', (db) => {
  it('come with the account, with the name given and a code from the id', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows, { user: { full_name: '  Meera Iyer ' } });
      const [profile] = await tx.rows('select * from public.profiles where id = $1', [user.id]);
      expect(profile).toMatchObject({ full_name: 'Meera Iyer', phone: null });
      expect(profile?.affiliate_code).toBe(`TD${user.id.slice(0, 6).toUpperCase()}`);
    });
  });

  it('get a longer code when the short one is taken', async () => {
    await rolledBack(db(), async (tx) => {
      const ids = ['abcdef00-0000-4000-8000-000000000001', 'abcdef00-0000-4000-8000-000000000002'];
      for (const id of ids) await tx.rows('insert into auth.users (id) values ($1)', [id]);
      const codes = await tx.rows(
        'select affiliate_code from public.profiles where id = any ($1) order by id',
        [ids],
      );
      expect(codes.map((row) => row.affiliate_code)).toEqual(['TDABCDEF', 'TDABCDEF0']);
    });
  });

  it.each([
    ['no metadata', null],
    ['metadata that is no object', '"odd"'],
    ['a name that is far too long', JSON.stringify({ full_name: 'x'.repeat(5000) })],
    ['a name that is no text', '{"full_name": {"a": 1}}'],
  ])('never let a sign-up fail over %s', async (_, metadata) => {
    await rolledBack(db(), async (tx) => {
      const [user] = await tx.rows(
        `insert into auth.users (email, raw_user_meta_data) values ('odd@example.com', $1::text::jsonb) returning id`,
        [metadata],
      );
      expect(await tx.rows('select id from public.profiles where id = $1', [user?.id])).toHaveLength(1);
    });
  });

  it('never let a sign-up fail even when the profile cannot be written', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(
        `alter table public.profiles add constraint broken check (full_name = 'nobody') not valid`,
      );
      const user = await createUser(tx.rows);
      expect(await tx.rows('select id from auth.users where id = $1', [user.id])).toHaveLength(1);
      expect(await tx.rows('select id from public.profiles where id = $1', [user.id])).toEqual([]);
    });
  });

  it('go with the account', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.rows('delete from auth.users where id = $1', [user.id]);
      expect(await tx.rows('select id from public.profiles where id = $1', [user.id])).toEqual([]);
    });
  });

  it('take a name and an Indian mobile number from their owner', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, async () => {
        await tx.rows(`update public.profiles set full_name = 'Asha R', phone = '9123456780'`);
        expect(await tx.refusal(`update public.profiles set phone = '12345'`)).toMatchObject({
          code: '23514',
        });
        const [profile] = await tx.rows('select full_name, phone from public.profiles');
        expect(profile).toEqual({ full_name: 'Asha R', phone: '9123456780' });
      });
    });
  });

  it('take no control characters, from wherever a name comes', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows, { user: { full_name: 'Asha\nBcc: all@example.com\u0007' } });
      const name = () => tx.value('select full_name from public.profiles where id = $1', [user.id]);
      expect(await name()).toBe('Asha Bcc: all@example.com');
      await tx.as(user, async () => {
        const update = 'update public.profiles set full_name = $1';
        for (const wrong of ['Asha\nRao', 'Asha\tRao', 'Asha\u001b[2J', 'Asha\u007f']) {
          expect(await tx.refusal(update, [wrong])).toMatchObject({ code: '23514' });
        }
        await tx.rows(update, ['आशा Rao']);
      });
      await tx.rows(`update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1`, [
        user.id,
        JSON.stringify({ full_name: 'Asha\r\nIyer' }),
      ]);
      expect(await name()).toBe('Asha Iyer');
    });
  });

  it('do not let people promote themselves in user_metadata', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows, { user: { full_name: 'Eve', role: 'admin' } });
      const metadata = () =>
        tx.value<object>('select raw_user_meta_data from auth.users where id = $1', [user.id]);
      expect(await metadata()).toEqual({ full_name: 'Eve' });
      await tx.rows(`update auth.users set raw_user_meta_data = '{"role":"admin"}' where id = $1`, [user.id]);
      expect(await metadata()).toEqual({});
      await tx.rows(`update auth.users set raw_app_meta_data = '{"role":"admin"}' where id = $1`, [user.id]);
      expect(await metadata()).toEqual({ role: 'admin' });
    });
  });
});
