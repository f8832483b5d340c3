import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { fillEveryTable } from '../auth/testing/fillEveryTable';
import type { LocalKeys } from '../localKeys';
import { onOneEngine } from '../testing/onEveryEngine';
import { newAddress, signedInClient } from '../testing/testClient';
import { createTokens } from '../tokens';

/** What every object inherits, and so answers a look-up that is not meant for it. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const foreignRoles = [
  'postgres',
  'migrator',
  'supabase_auth_admin',
  'authenticator',
  'nobody',
  'none',
  '',
  'toString',
];

/** A function that reads after it took off the role that the request came with. */
const readingAfter = (reset: string, name: string, table: string) => `
  create function public.${name}() returns bigint language plpgsql security invoker set search_path = '' as $$
  begin
    ${reset};
    return (select count(*) from ${table});
  end $$`;

onOneEngine('who calls', (backend) => {
  const publicKey = () => backend().publishableKey;
  const ask = (path: string, token: string | undefined, init: RequestInit = {}) =>
    fetch(`${backend().url}${path}`, {
      ...init,
      headers: {
        apikey: publicKey(),
        'content-type': 'application/json',
        ...init.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  /** A token of the backend's own key. */
  const sign = async (claims: Record<string, unknown>) => {
    const stored = await readFile(join(backend().dataDir, 'local-keys.json'), 'utf8');
    const { signingKey } = JSON.parse(stored) as LocalKeys;
    return (await createTokens({ signingKey })).sign({
      exp: Math.floor(Date.now() / 1000) + 3600,
      ...claims,
    });
  };
  const count = async (table: string) =>
    Number((await backend().sql(`select count(*) as all from ${table}`))[0]?.all);

  beforeAll(async () => {
    await fillEveryTable((await signedInClient(backend())).client, backend());
    await backend().sql(
      `insert into storage.objects (bucket_id, name) values ('product-images', 'kept.webp')`,
    );
    for (const table of ['public.orders', 'auth.users']) expect(await count(table)).toBeGreaterThan(0);
  });

  it.each(inherited)('takes %s for no credential', async (word) => {
    const users = await count('auth.users');
    const answers = [
      await ask('/rest/v1/orders?select=*', word),
      await ask('/rest/v1/products?select=id', word),
      await ask('/rest/v1/rpc/list_admin_users', word, { method: 'POST', body: '{}' }),
      await ask('/rest/v1/profiles', word, { method: 'DELETE' }),
      await fetch(`${backend().url}/rest/v1/orders`, { headers: { apikey: word } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    // The storage service says 400, with what it means in the body.
    const upload = await ask('/storage/v1/object/product-images/x.webp', word, {
      method: 'POST',
      headers: { 'content-type': 'image/webp' },
      body: 'x',
    });
    const removal = await ask('/storage/v1/object/product-images', word, {
      method: 'DELETE',
      body: '{"prefixes":["kept.webp"]}',
    });
    for (const answer of [upload, removal])
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ statusCode: '403', error: 'Unauthorized' }),
      ]);
    expect(await count(`storage.objects where name = 'kept.webp'`)).toBe(1);
    expect((await ask('/auth/v1/user', word)).status).toBe(403);
    expect(await count('auth.users')).toBe(users);
  });

  it.each(inherited)('takes %s for no scope of a sign-out', async (scope) => {
    const { session, client } = await signedInClient(backend());
    const sessions = await count('auth.sessions');
    const answer = await ask(`/auth/v1/logout?scope=${scope}`, session.access_token, { method: 'POST' });
    expect([answer.status, await count('auth.sessions')]).toEqual([400, sessions]);
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it.each([...foreignRoles.map((role) => ({ role })), { role: ['service_role'] }, { role: null }, {}])(
    'lets nobody in with a token of its own that claims %j, and asks the database nothing',
    async (claims) => {
      const token = await sign({ sub: crypto.randomUUID(), ...claims });
      for (const path of ['/rest/v1/orders?select=*', '/rest/v1/products?select=id']) {
        const answer = await ask(path, token);
        expect([answer.status, await answer.json()]).toEqual([
          403,
          expect.objectContaining({ code: '42501', message: expect.stringContaining('set role') as string }),
        ]);
      }
      const stored = await ask('/storage/v1/object/product-images', token, {
        method: 'DELETE',
        body: JSON.stringify({ prefixes: ['x'] }),
      });
      expect(await stored.json()).toMatchObject({ statusCode: '403' });
    },
  );

  it.each(['anon', 'authenticated', 'service_role'])('lets %s in by the same road', async (role) => {
    await backend().sql(
      `create function public.call_${role}() returns text language sql as 'select current_user::text'`,
    );
    await backend().sql(`grant execute on function public.call_${role}() to ${role}`);
    // Of a session that lasts: with another, nobody is `authenticated`.
    const { session } = await signedInClient(backend());
    const answer = await ask(
      `/rest/v1/rpc/call_${role}`,
      await sign({ ...decodeJwt(session.access_token), role }),
    );
    expect([answer.status, await answer.json()]).toEqual([200, role]);
  });

  it('gives a function that takes its role off nothing to read', async () => {
    const { session } = await signedInClient(backend(), newAddress('reset'));
    const ways = {
      by_reset: 'reset role',
      by_none: 'set local role none',
      by_setting: `perform set_config('role', 'none', true)`,
      by_session_role: `execute format('set local role %I', session_user)`,
    };
    for (const [way, reset] of Object.entries(ways))
      for (const table of ['public.orders', 'auth.users', 'public.products']) {
        const name = `${way}_${table.replace('.', '_')}`;
        await backend().sql(readingAfter(reset, name, table));
        await backend().sql(
          `grant execute on function public.${name}() to anon, authenticated, service_role`,
        );
        expect(await count(table)).toBeGreaterThan(0);
        for (const token of [undefined, session.access_token, backend().secretKey]) {
          const answer = await ask(`/rest/v1/rpc/${name}`, token, { method: 'POST', body: '{}' });
          expect([name, answer.status, await answer.json()]).toEqual([
            name,
            token === undefined ? 401 : 403,
            expect.objectContaining({
              code: '42501',
              message: expect.stringMatching(/^permission denied for/) as string,
            }),
          ]);
        }
      }
  });

  it.each(['migrator', 'supabase_auth_admin', 'supabase_storage_admin', 'postgres'])(
    'lets no function of a request become %s',
    async (role) => {
      const name = `become_${role}`;
      await backend().sql(readingAfter(`execute 'set local role ${role}'`, name, 'public.orders'));
      await backend().sql(`grant execute on function public.${name}() to anon, authenticated, service_role`);
      for (const token of [undefined, backend().secretKey]) {
        const answer = await ask(`/rest/v1/rpc/${name}`, token, { method: 'POST', body: '{}' });
        expect(await answer.json()).toMatchObject({
          code: '42501',
          message: `permission denied to set role "${role}"`,
        });
      }
    },
  );

  it('signs requests in as a role that may become the three of the API, and nothing else', async () => {
    const [authenticator] = await backend().sql(
      `select rolsuper, rolinherit, rolbypassrls, rolcreaterole, rolcreatedb, (
         select array_agg(m.roleid::regrole::text order by 1) from pg_auth_members m where m.member = r.oid
       ) as roles
       from pg_roles r where rolname = 'authenticator'`,
    );
    expect(authenticator).toEqual({
      rolsuper: false,
      rolinherit: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      roles: ['anon', 'authenticated', 'service_role'],
    });
  });
});
