import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createStaff, createUser, type TestUser } from './shopFixtures';

/** What changes something and is open to clients, as a call with nothing for every argument. */
const callsSql = `
  select p.proname as name, format('select public.%I(%s)', p.proname, (
    select string_agg(format('null::%s', format_type(a.type, null)), ', ' order by a.position)
    from unnest(p.proargtypes) with ordinality a (type, position)
  )) as call
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.provolatile = 'v'
    and has_function_privilege('authenticated', p.oid, 'EXECUTE')
  order by 1`;

const blocked = 'PT403 FORBIDDEN This account has been blocked. Please write to us.';
const signIn = 'PT401 SIGN_IN_REQUIRED Please sign in first.';

/** What each of the calls says to somebody: the refusal, or its answer. */
async function answersTo(tx: Transaction, caller: 'anon' | TestUser): Promise<Record<string, string>> {
  const calls = await tx.rows(callsSql);
  return tx.as(caller, async () => {
    const answers: Record<string, string> = {};
    for (const { name, call } of calls) {
      await tx.rows('savepoint before');
      answers[String(name)] = await tx.rows(String(call)).then(
        (rows) => JSON.stringify(rows),
        ({ code, hint, message }: Record<string, string>) => [code, hint, message].join(' '),
      );
      await tx.rows('rollback to savepoint before');
    }
    return answers;
  });
}

/**
 * `private.before_request` refuses blocked accounts and ended sessions before anything else is asked, where the platform
 * lets it be set. Nothing here goes through it: this is what holds without.
 */
onOneEngine('without private.before_request', (db) => {
  const block = (tx: Transaction, ...users: TestUser[]) =>
    tx.rows('update public.profiles set blocked_at = now() where id = any ($1)', [users.map(({ id }) => id)]);

  it('is a blocked account refused by what needs one, and a visitor to the rest', async () => {
    await rolledBack(db(), async (tx) => {
      const shopper = await createUser(tx.rows);
      const owner = await createStaff(tx.rows, 'owner');
      const asVisitor = await answersTo(tx, 'anon');
      expect((await answersTo(tx, shopper)).update_profile).toMatch('INVALID_PROFILE');
      expect((await answersTo(tx, owner)).block_user).toMatch('UNKNOWN_USER');
      await block(tx, shopper, owner);
      const expected = Object.fromEntries(
        Object.entries(asVisitor).map(([name, answer]) => [name, answer === signIn ? blocked : answer]),
      );
      expect(Object.values(expected).filter((answer) => answer === blocked).length).toBeGreaterThan(80);
      for (const user of [shopper, owner]) expect(await answersTo(tx, user)).toEqual(expected);
    });
  });

  it('is a token of an ended session one of nobody', async () => {
    await rolledBack(db(), async (tx) => {
      const asVisitor = await answersTo(tx, 'anon');
      const session = crypto.randomUUID();
      for (const user of [await createUser(tx.rows), await createStaff(tx.rows, 'owner')]) {
        expect(await answersTo(tx, { ...user, session })).toEqual(asVisitor);
      }
    });
  });

  it('do both write no row of their own', async () => {
    const writes = [
      `update public.profiles set full_name = 'Somebody else' returning id`,
      `update public.addresses set city = 'Pune' returning id`,
      'delete from public.addresses returning id',
    ];
    const insert = `insert into public.addresses (name, phone, address, city, state, pincode)
      values ('Asha Rao', '9876543210', '2 Lane', 'Kochi', 'Kerala', '682001')`;
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await tx.as(user, () => tx.rows(insert));
      for (const write of writes.slice(0, 2)) expect(await tx.as(user, () => tx.rows(write))).toHaveLength(1);
      const ended = { ...user, session: crypto.randomUUID() };
      const refused = async (caller: TestUser) => {
        for (const write of writes) expect(await tx.as(caller, () => tx.rows(write))).toEqual([]);
        expect(await tx.as(caller, () => tx.refusal(insert))).toMatchObject({ code: '42501' });
      };
      await refused(ended);
      await block(tx, user);
      await refused(user);
      expect(await tx.value('select count(*)::int from public.addresses where user_id = $1', [user.id])).toBe(
        1,
      );
    });
  });

  it('does every policy for writing ask whether its caller may', async () => {
    const careless = `select policyname from pg_policies where schemaname in ('public', 'storage')
      and cmd <> 'SELECT' and concat(qual, with_check) !~ 'SELECT private.(may_write|has_right)'`;
    expect((await db().query(careless)).rows).toEqual([]);
  });
});
