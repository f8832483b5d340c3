import {
  type Caller,
  onOneEngine,
  request,
  rolledBack,
  type Row,
  type Transaction,
} from '@shop/test-databases';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import { createStaff, createUser, type TestUser } from './shopFixtures';

const saveSql = 'select public.save_staff_roles($1, $2, $3)';

onOneEngine('roles of the staff', (db) => {
  const inTx = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);
  const rightsOf = (tx: Transaction, caller: Caller) =>
    tx.as(caller, () => tx.value<string[]>('select public.get_my_rights()'));
  const rolesOf = (tx: Transaction, user: TestUser) =>
    tx.value<string[]>('select private.roles_of($1)', [user.id]);
  const refusal = (tx: Transaction, caller: Caller, sql: string, params: unknown[]) =>
    tx.as(caller, () => tx.refusal(sql, params));

  it('have the rights of the table, which names every right that anything asks for', async () => {
    await inTx(async (tx) => {
      const asked = (
        await tx.rows(`
          select distinct m[1] as name from (
            select prosrc as text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
            union all select concat_ws(' ', qual, with_check) from pg_policies
          ) s, regexp_matches(s.text, '\\m(?:require_right|has_right)\\(''(\\w+)''', 'g') m order by 1`)
      ).map(({ name }) => name);
      expect(asked.length).toBeGreaterThan(12);
      const all = await rightsOf(tx, await createStaff(tx.rows, 'owner'));
      expect(all).toEqual(expect.arrayContaining(asked));
      const known = await tx.rows('select distinct right_id from private.role_rights order by 1');
      expect(known.map(({ right_id }) => right_id)).toEqual(all);
      expect(await rightsOf(tx, await createStaff(tx.rows, 'releases', 'catalogue'))).toEqual([
        ...['catalogue', 'overview', 'promotions', 'releases', 'reviews'],
      ]);
      expect(await rightsOf(tx, await createUser(tx.rows))).toEqual([]);
      expect(await rightsOf(tx, 'anon')).toEqual([]);
    });
  });

  it('come and go with app_metadata, as the server writes it', async () => {
    await inTx(async (tx) => {
      const user = await createUser(tx.rows);
      const write = (metadata: object) =>
        tx.rows('update auth.users set raw_app_meta_data = $2::text::jsonb where id = $1', [
          user.id,
          JSON.stringify(metadata),
        ]);
      await write({ role: 'admin' });
      expect(await rolesOf(tx, user)).toEqual(['owner']);
      // A token from before does not do.
      expect(await rightsOf(tx, user)).toEqual([]);
      await write({});
      expect(await rolesOf(tx, user)).toEqual([]);
      expect(await rightsOf(tx, { ...user, admin: true })).toEqual([]);
    });
  });

  it('end at the next call of a session that goes on, one by one', async () => {
    await inTx(async (tx) => {
      const owner = await createStaff(tx.rows, 'owner');
      const colleague = await createStaff(tx.rows, 'support', 'orders');
      const save = (roles: string[], expected: string[]) =>
        tx.as(owner, () => tx.rows(saveSql, [colleague.id, roles, expected]));
      const orders = 'select public.list_admin_orders()';
      const inquiries = `select public.list_admin_inquiries('contact')`;

      await save(['orders'], ['support', 'orders']);
      expect(await refusal(tx, colleague, inquiries, [])).toMatchObject({
        ...{ code: 'PT403', hint: 'FORBIDDEN', detail: { right: 'support' } },
        message: 'Your role does not include this. Please ask an owner of the shop.',
      });
      await tx.as(colleague, () => tx.rows(orders));
      await save([], ['orders']);
      expect(await refusal(tx, colleague, orders, [])).toMatchObject({
        message: 'Only the shop’s staff may do this.'.replace('’', "'"),
      });
      expect(
        await tx.value<unknown>(`select raw_user_meta_data ->> 'role' from auth.users where id = $1`, [
          colleague.id,
        ]),
      ).toBeNull();
      const log = await tx.rows(
        `select action, target, before, after from public.admin_actions where action like 'staff/%' order by id`,
      );
      expect(log).toEqual([
        {
          ...{ action: 'staff/roles', target: colleague.id },
          before: { roles: 'Orders, Support' },
          after: { roles: 'Orders' },
        },
        {
          ...{ action: 'staff/dismissed', target: colleague.id },
          before: { roles: 'Orders' },
          after: { roles: null },
        },
      ]);
    });
  });

  it('are raised by nobody for themselves, and owners are made and dismissed by owners alone', async () => {
    await inTx(async (tx) => {
      await tx.rows(`insert into private.role_rights (role, right_id) values ('orders', 'staff')`);
      const owner = await createStaff(tx.rows, 'owner');
      await createStaff(tx.rows, 'owner');
      const lead = await createStaff(tx.rows, 'orders');
      const packer = await createStaff(tx.rows, 'support');
      const shopper = await createUser(tx.rows);

      for (const roles of [['owner'], ['orders', 'finance']])
        expect(await refusal(tx, lead, saveSql, [lead.id, roles, ['orders']])).toMatchObject({
          hint: 'OWN_ACCOUNT',
        });
      expect(await refusal(tx, owner, saveSql, [owner.id, ['owner', 'finance'], ['owner']])).toMatchObject({
        hint: 'OWN_ACCOUNT',
      });
      const ownersOnly = { hint: 'FORBIDDEN', message: 'Only owners make, dismiss and block owners.' };
      expect(await refusal(tx, lead, saveSql, [packer.id, ['owner'], ['support']])).toMatchObject(ownersOnly);
      expect(await refusal(tx, lead, saveSql, [owner.id, [], ['owner']])).toMatchObject(ownersOnly);
      const block = 'select public.block_user($1, true)';
      expect(await refusal(tx, lead, block, [owner.id])).toMatchObject(ownersOnly);
      expect(await refusal(tx, packer, block, [lead.id])).toMatchObject({ detail: { right: 'staff' } });
      const invite = `select public.invite_staff('new@example.com', $1)`;
      expect(await refusal(tx, lead, invite, [['owner']])).toMatchObject(ownersOnly);
      // Somebody who is not on the staff comes to it by an invitation alone.
      expect(await refusal(tx, owner, saveSql, [shopper.id, ['support'], []])).toMatchObject({
        hint: 'UNKNOWN_USER',
      });
      expect(await refusal(tx, owner, saveSql, [packer.id, ['king'], ['support']])).toMatchObject({
        ...{ hint: 'INVALID_INPUT', detail: { field: 'roles' } },
      });
      // Left out is not none, which dismisses.
      expect(await refusal(tx, owner, saveSql, [packer.id, null, ['support']])).toMatchObject({
        ...{ hint: 'INVALID_INPUT', detail: { field: 'roles' } },
      });

      await tx.as(lead, () => tx.rows(saveSql, [packer.id, ['finance', 'support'], ['support']]));
      expect(await rolesOf(tx, packer)).toEqual(['support', 'finance']);
      // Two at once: the second one has not seen what the first has done.
      expect(
        await refusal(tx, owner, saveSql, [packer.id, ['support', 'orders'], ['support']]),
      ).toMatchObject({
        ...{ code: 'PT409', hint: 'STALE' },
        detail: { fields: { roles: ['support', 'finance'] }, by: /@/ },
      });
      await tx.as(lead, () => tx.rows(block, [packer.id]));
      await tx.as(lead, () => tx.rows(saveSql, [lead.id, [], ['orders']]));
      expect(await rolesOf(tx, lead)).toEqual([]);
    });
  });

  it('keep the last owner', async () => {
    await inTx(async (tx) => {
      // Whoever the seed has made an owner is not part of this.
      await tx.rows(
        `update auth.users set raw_app_meta_data = '{}' where raw_app_meta_data ->> 'role' = 'admin'`,
      );
      const owner = await createStaff(tx.rows, 'owner', 'finance');
      await createStaff(tx.rows, 'support');
      const last = { hint: 'LAST_OWNER' };
      const both = ['owner', 'finance'];
      expect(await refusal(tx, owner, saveSql, [owner.id, ['finance'], both])).toMatchObject(last);
      expect(await refusal(tx, owner, saveSql, [owner.id, [], both])).toMatchObject(last);
      expect(await refusal(tx, owner, 'select public.block_user($1, true)', [owner.id])).toMatchObject({
        hint: 'OWN_ACCOUNT',
      });
      // A blocked owner is none that could stay behind.
      const second = await createStaff(tx.rows, 'owner');
      await tx.as(owner, () => tx.rows('select public.block_user($1, true)', [second.id]));
      expect(await refusal(tx, owner, saveSql, [owner.id, [], both])).toMatchObject(last);
      await tx.as(owner, () => tx.rows('select public.block_user($1, false)', [second.id]));
      await tx.as(owner, () => tx.rows(saveSql, [owner.id, [], both]));
      expect(await refusal(tx, second, saveSql, [second.id, [], ['owner']])).toMatchObject(last);
    });
  });

  it('are accepted by the owner of the invited address alone, once, within 7 days', async () => {
    await inTx(async (tx) => {
      const owner = await createStaff(tx.rows, 'owner');
      const asha = await createUser(tx.rows);
      const other = await createUser(tx.rows);
      await tx.rows('update auth.users set email_confirmed_at = now() where id = $1', [other.id]);
      const invite = async (roles: string[], email = ` ${asha.email.toUpperCase()} `) => {
        await tx.as(owner, () => tx.rows('select public.invite_staff($1, $2)', [email, roles]));
        const [mail] = await tx.rows(
          `select recipient, payload from private.outbox where kind = 'staff/invited' order by id desc limit 1`,
        );
        return mail as { recipient: string; payload: { token: string; roles: string; by: string } };
      };
      const read = (caller: Caller, token: string) =>
        tx.as(caller, () => tx.value<Record<string, unknown>>('select public.get_invitation($1)', [token]));
      const accept = (caller: Caller, token: string) =>
        tx.as(caller, () =>
          tx.value<Record<string, unknown>>('select public.accept_invitation($1)', [token]),
        );
      const unknown = { outcome: 'unknown' };

      const first = await invite(['orders']);
      expect(first).toMatchObject({ recipient: asha.email, payload: { roles: 'Orders', by: owner.email } });
      const { recipient, payload } = await invite(['finance', 'support']);
      expect([recipient, payload.roles]).toEqual([asha.email, 'Support, Finance']);
      // The mail that was sent first leads nowhere any more, and was not sent if it had to wait.
      expect(await accept(asha, first.payload.token)).toEqual(unknown);
      expect(await tx.rows(`select from private.outbox where kind = 'staff/invited'`)).toHaveLength(1);
      const { token } = payload;
      expect(await tx.rows('select from private.staff_invitations where token_hash = $1', [token])).toEqual(
        [],
      );

      expect(await read('anon', token)).toMatchObject({
        ...{ outcome: 'open', email: asha.email, is_yours: false, by: owner.email },
        roles: [{ name: 'Support' }, { name: 'Finance' }],
      });
      expect(await refusal(tx, 'anon', 'select public.accept_invitation($1)', [token])).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      const wrong = { outcome: 'other_account', email: asha.email };
      expect(await accept(other, token)).toEqual(wrong);
      // An address that nobody has proven is anybody's.
      expect(await accept(asha, token)).toEqual(wrong);
      await tx.rows('update auth.users set email_confirmed_at = now() where id = $1', [asha.id]);
      expect(await read(asha, token)).toMatchObject({ outcome: 'open', is_yours: true });

      const expire = (age: string) =>
        tx.rows('update private.staff_invitations set sent_at = now() - $1::interval', [age]);
      await expire('7 days');
      expect([await read(asha, token), await accept(asha, token)]).toEqual([unknown, unknown]);
      await expire('6 days 23 hours');
      // What was given by somebody who may give nothing any more, is nothing.
      await tx.rows('update public.profiles set blocked_at = now() where id = $1', [owner.id]);
      expect(await accept(asha, token)).toEqual(unknown);
      await tx.rows('update public.profiles set blocked_at = null where id = $1', [owner.id]);

      expect(await rolesOf(tx, asha)).toEqual([]);
      expect([await accept(asha, token), await accept(asha, token)]).toEqual([
        { outcome: 'accepted' },
        { outcome: 'accepted' },
      ]);
      expect(await rolesOf(tx, asha)).toEqual(['support', 'finance']);
      expect(await rightsOf(tx, { ...asha, admin: true })).toContain('refunds');
      expect(await accept(other, token)).toEqual(wrong);
      expect(
        await refusal(tx, owner, 'select public.invite_staff($1, $2)', [asha.email, ['orders']]),
      ).toMatchObject({ hint: 'ALREADY_STAFF' });

      // An old link is no way back.
      await tx.as(owner, () => tx.rows(saveSql, [asha.id, [], ['support', 'finance']]));
      expect(await accept(asha, token)).toEqual(unknown);
      expect(await rolesOf(tx, asha)).toEqual([]);
      const again = await invite(['support']);
      const id = await tx.value<string>('select id from private.staff_invitations');
      await tx.as(owner, () => tx.rows('select public.withdraw_invitation($1)', [id]));
      expect(await accept(asha, again.payload.token)).toEqual(unknown);
      expect(await refusal(tx, owner, 'select public.withdraw_invitation($1)', [id])).toMatchObject({
        hint: 'UNKNOWN_INVITATION',
      });
      for (const [email, roles, field] of [
        ['asha', ['support'], 'email'],
        ['a@example.com', [], 'roles'],
      ] as const)
        expect(await refusal(tx, owner, 'select public.invite_staff($1, $2)', [email, roles])).toMatchObject({
          detail: { field },
        });
    });
  });

  it('go to nobody whose invitation is being withdrawn, and the log keeps no address of theirs', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const owner = await createStaff(run, 'owner');
    const asha = await createUser(run);
    await run('update auth.users set email_confirmed_at = now() where id = $1', [asha.id]);
    const [invited] = await request(db(), owner, `select public.invite_staff($1, '{orders}') as invitation`, [
      asha.email,
    ]);
    const { id } = invited!.invitation as { id: string };
    const [mail] = await run(
      `select payload ->> 'token' as token from private.outbox where kind = 'staff/invited' and recipient = $1`,
      [asha.email],
    );
    const [, accepted] = await pausedUntilAwaited(
      db(),
      'public.admin_actions',
      () => request(db(), owner, 'select public.withdraw_invitation($1)', [id]),
      () => request(db(), asha, 'select public.accept_invitation($1) as answer', [mail?.token]),
    );
    expect(accepted).toEqual([{ answer: { outcome: 'unknown' } }]);
    expect(await run('select from private.staff_members where user_id = $1', [asha.id])).toEqual([]);
    expect(
      await run(`select action, target from public.admin_actions where target in ($1, $2) order by id`, [
        id,
        asha.email,
      ]),
    ).toEqual([
      { action: 'staff/invited', target: id },
      { action: 'staff/invitation-withdrawn', target: id },
    ]);
  });

  it('are shown to those who may change them, with when each was last seen', async () => {
    await inTx(async (tx) => {
      const owner = await createStaff(tx.rows, 'owner');
      const colleague = await createStaff(tx.rows, 'releases', 'support');
      await tx.as(owner, () => tx.rows(`select public.invite_staff('new@example.com', '{support}')`));
      await tx.rows(
        `insert into auth.sessions (id, user_id, created_at, refreshed_at)
         values (gen_random_uuid(), $1, '2026-11-20T10:00Z', '2026-11-22T06:00')`,
        [colleague.id],
      );
      const staff = await tx.as(owner, () =>
        tx.value<{ members: { id: string }[] } & Record<string, unknown>>('select public.get_staff()'),
      );
      expect(staff.members.find(({ id }) => id === colleague.id)).toMatchObject({
        ...{ email: colleague.email, roles: ['support', 'releases'], is_you: false },
        last_seen_at: '2026-11-22T06:00:00+00:00',
      });
      expect(staff.members.find(({ id }) => id === owner.id)).toMatchObject({ is_you: true });
      expect(staff).toMatchObject({
        invitations: [{ email: 'new@example.com', roles: ['support'], is_open: true, by: owner.email }],
        roles: expect.arrayContaining([
          {
            ...{ id: 'releases', name: 'Releases' },
            about: expect.any(String) as string,
            rights: ['releases'],
          },
        ]) as unknown[],
      });
    });
  });
});
