import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';

/** What the hosted authentication service writes, statement by statement; it never stores a later sign-up's password. */
onOneEngine('accounts that nobody has confirmed', (db) => {
  async function signUp(tx: Transaction): Promise<string> {
    const id = await tx.value<string>(
      `insert into auth.users (email, encrypted_password, raw_user_meta_data)
       values ('victim@example.com', 'hash of a stranger', '{"full_name": "Stranger"}') returning id`,
    );
    await mail(tx, id, 'first');
    return id;
  }
  const mail = (tx: Transaction, id: string, token: string) =>
    tx.rows('update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1', [
      id,
      token,
    ]);
  const confirm = (tx: Transaction, id: string) =>
    tx.rows(`update auth.users set confirmation_token = '', email_confirmed_at = now() where id = $1`, [id]);
  const account = async (tx: Transaction, id: string) => {
    const [row] = await tx.rows(
      `select u.encrypted_password, u.raw_user_meta_data, p.full_name
       from auth.users u join public.profiles p on p.id = u.id where u.id = $1`,
      [id],
    );
    return row;
  };
  const typed = {
    encrypted_password: 'hash of a stranger',
    raw_user_meta_data: { full_name: 'Stranger' },
    full_name: 'Stranger',
  };
  const forgotten = { encrypted_password: '', raw_user_meta_data: {}, full_name: '' };

  it('keep what was typed when the only mail is answered', async () => {
    await rolledBack(db(), async (tx) => {
      const id = await signUp(tx);
      await confirm(tx, id);
      expect(await account(tx, id)).toEqual(typed);
    });
  });

  it('forget it when there was a second mail', async () => {
    await rolledBack(db(), async (tx) => {
      const id = await signUp(tx);
      await mail(tx, id, 'second');
      await confirm(tx, id);
      expect(await account(tx, id)).toEqual(forgotten);
    });
  });

  it('forget it when a recovery mail proves the address', async () => {
    await rolledBack(db(), async (tx) => {
      const id = await signUp(tx);
      await tx.rows(`update auth.users set recovery_token = 'asked' where id = $1`, [id]);
      expect(await account(tx, id)).toEqual(typed);
      await tx.rows(`update auth.users set recovery_token = '' where id = $1`, [id]);
      await confirm(tx, id);
      expect(await account(tx, id)).toEqual(forgotten);
    });
  });

  it('are not meant once confirmed', async () => {
    await rolledBack(db(), async (tx) => {
      const id = await signUp(tx);
      await confirm(tx, id);
      await tx.rows(`update auth.users set recovery_token = 'asked' where id = $1`, [id]);
      await tx.rows(`update auth.users set recovery_token = '' where id = $1`, [id]);
      expect(await account(tx, id)).toEqual(typed);
    });
  });

  it('start without metadata that no token could carry, and never get it later', async () => {
    await rolledBack(db(), async (tx) => {
      const huge = JSON.stringify({ note: 'x'.repeat(40_000) });
      const id = await tx.value<string>(
        `insert into auth.users (email, raw_user_meta_data) values ('big@example.com', $1::text::jsonb) returning id`,
        [huge],
      );
      expect(await account(tx, id)).toMatchObject({ raw_user_meta_data: {} });
      const update = 'update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1';
      expect(await tx.refusal(update, [id, huge])).toMatchObject({ code: '22001' });
      await tx.rows(update, [id, JSON.stringify({ note: 'x'.repeat(4000) })]);
    });
  });
});
