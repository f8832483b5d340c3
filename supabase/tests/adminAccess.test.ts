import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser } from './shopFixtures';

async function people(tx: Transaction) {
  const plain = await createUser(tx.rows);
  const admin = await createUser(tx.rows, { app: { role: 'admin' } });
  const blocked = await createUser(tx.rows, { app: { role: 'admin' } });
  const dismissed = await createUser(tx.rows, { app: { role: 'admin' } });
  await tx.as(admin, () => tx.rows('select public.block_user($1, true, $2)', [blocked.id, 'test']));
  await tx.as(admin, () => tx.rows(`select public.save_staff_roles($1, '{}', '{owner}')`, [dismissed.id]));
  return { plain, admin, blocked, dismissed };
}

/** Who may call them at all is asked over the wire, of every one of them: supabase-local, staffAccess.test.ts. */
onOneEngine('staff functions', (db) => {
  const withPeople = (test: (tx: Transaction, all: Awaited<ReturnType<typeof people>>) => Promise<void>) =>
    rolledBack(db(), async (tx) => test(tx, await people(tx)));

  it('stop a blocked account everywhere, and let it go on again', async () => {
    await withPeople(async (tx, { plain, admin }) => {
      const wish = () => tx.as(plain, () => tx.refusal(`select public.clear_bag()`));
      await tx.as(admin, () => tx.rows('select public.block_user($1, true)', [plain.id]));
      expect(await wish()).toMatchObject({ code: 'PT403', hint: 'FORBIDDEN' });
      expect(
        await tx.value<boolean>('select banned_until > now() from auth.users where id = $1', [plain.id]),
      ).toBe(true);
      await tx.as(admin, () => tx.rows('select public.block_user($1, false)', [plain.id]));
      await tx.as(plain, () => tx.rows(`select public.clear_bag()`));
      expect(
        await tx.value<unknown>('select banned_until from auth.users where id = $1', [plain.id]),
      ).toBeNull();
    });
  });

  it('grant credit once per key', async () => {
    await withPeople(async (tx, { admin, plain, blocked }) => {
      const key = crypto.randomUUID();
      const sql = 'select public.grant_credit($1, $2, $3, $4)';
      const grant = () => tx.as(admin, () => tx.value<number>(sql, [plain.id, 250, 'Late parcel', key]));
      expect([await grant(), await grant()]).toEqual([250, 250]);
      // The answer was lost, and the dialog says something else by now.
      for (const [user, amount, reason] of [
        [plain.id, 300, 'Late parcel'],
        [plain.id, 250, 'Torn parcel'],
        [blocked.id, 250, 'Late parcel'],
      ])
        expect(await tx.as(admin, () => tx.refusal(sql, [user, amount, reason, key]))).toMatchObject({
          code: 'PT409',
          hint: 'CREDIT_GRANTED',
          message: 'The press before was heard: ₹250 was granted. Please look at the account again.',
        });
      expect(await tx.rows('select amount from public.credit_entries')).toEqual([{ amount: 250 }]);
      const refusal = await tx.as(admin, () =>
        tx.refusal('select public.grant_credit($1, 0, $2, gen_random_uuid())', [plain.id, 'x']),
      );
      expect(refusal).toMatchObject({ hint: 'INVALID_INPUT', detail: { field: 'amount' } });
    });
  });

  it('keep a log that nobody can change', async () => {
    await withPeople(async (tx, { admin, blocked }) => {
      const log = await tx.as(admin, () =>
        tx.value<{ total: number; rows: { action: string; target: string; admin_email: string }[] }>(
          `select public.list_admin_actions('user/')`,
        ),
      );
      expect(log.total).toBe(1);
      expect(log.rows[0]).toMatchObject({
        action: 'user/blocked',
        target: blocked.id,
        admin_email: admin.email,
      });
      for (const sql of [
        'update public.admin_actions set action = $$x$$',
        'delete from public.admin_actions',
      ]) {
        expect(await tx.refusal(sql)).toMatchObject({ code: '42501' });
      }
    });
  });

  it('list users with what they did', async () => {
    await withPeople(async (tx, { admin, plain, blocked }) => {
      const list = (args: string) =>
        tx.as(admin, () =>
          tx.value<{ total: number; rows: { email: string; blocked_at: unknown }[] }>(
            `select public.list_admin_users(${args})`,
          ),
        );
      expect((await list(`'${plain.email}'`)).rows).toMatchObject([
        { email: plain.email, is_admin: false, orders: 0, spent: 0, credit: 0 },
      ]);
      expect((await list(`'', 'blocked'`)).rows.map(({ email }) => email)).toEqual([blocked.email]);
      // A percent sign is looked for and does not match everything.
      expect((await list(`'%'`)).total).toBe(0);
    });
  });
});
