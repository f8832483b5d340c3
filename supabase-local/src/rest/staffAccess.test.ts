import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { onExposingPlatform } from '../testing/onEveryEngine';
import { createTestClient, signedInClient } from '../testing/testClient';

interface KnownFunction {
  name: string;
  volatile: boolean;
  /** The right that it asks for, where it is the staff's. */
  right: string | null;
  /** Argument names with their types, those without a default. */
  required: Record<string, string>;
}

const functionsSql = `
  select p.proname as name, p.provolatile = 'v' as volatile,
    substring(p.prosrc from 'private\\.require_right\\(''(\\w+)''\\)') as right,
    coalesce((
      select jsonb_object_agg(a.name, format_type(a.type, null))
      from unnest(p.proargnames[1:p.pronargs - p.pronargdefaults], p.proargtypes::oid[]) a (name, type)
      where a.name is not null
    ), '{}') as required
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'EXECUTE')
  order by 1`;

/** Something of every type that reaches the function; none of it fits anything that there is. */
const values: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'x',
  'text[]': ['x'],
  integer: 1,
  bigint: 1,
  boolean: true,
  date: '2026-01-01',
  'timestamp with time zone': '2026-01-01T00:00:00Z',
  jsonb: {},
};
const argumentsOf = ({ required }: KnownFunction) =>
  Object.fromEntries(Object.entries(required).map(([name, type]) => [name, values[type]]));

const folder = join(__dirname, '../../../mf-admin/src');
const sourceOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The dashboard's own words: what it calls must refuse, whether the function looks guarded or not. */
const dashboard = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map(sourceOf)
  .join('\n');

/** The sections of the dashboard: the right that opens each, and the text of what its first page loads. */
const sections = [...sourceOf('layout/sections.ts').matchAll(/\bid: '([\w-]*)'[^}]*?right: '(\w+)'/g)].map(
  ([, id = '', right = '']) => {
    const routes = `${sourceOf('routes.ts')}\n${sourceOf('catalogueRoutes.ts')}`.replaceAll(
      /\/\*.*?\*\//g,
      '',
    );
    const constants = new Map(
      [...routes.matchAll(/const (\w+) = adminPaths\.section\('([\w-]*)'\)/g)].map(([, name, of]) => [
        of,
        name,
      ]),
    );
    const path = constants.get(id) ?? `adminPaths\\.section\\('${id}'\\)`;
    const [, file = ''] = new RegExp(`path: ${path},[^}]*?import\\(\\s*'\\./([^']+)'`).exec(routes) ?? [];
    const [loader = ''] =
      /export (const loader|async function loader)[\s\S]*?\n(?=\n)/.exec(sourceOf(`${file}.tsx`)) ?? [];
    return { id, right, loader };
  },
);

/** What the dashboard asks as everybody may: the shop window, and what oneself may do. */
const forEverybody = ['get_taxonomy', 'get_my_rights'];
/** What shoppers ask, too, of what is their own; invoices.test.ts holds that strangers get nothing. */
const ownersToo = ['get_invoices'];

onExposingPlatform('the staff’s functions and tables over the wire', (backend) => {
  const callers: Record<string, SupabaseClient> = {};
  let admin: SupabaseClient;
  let known: KnownFunction[];
  /** By role: its rights, as the database has them. */
  const rights = new Map<string, string[]>();

  const idOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.user.id;
  /** Whoever signs in and is on the staff with one role. */
  const createStaff = async (role: string) => {
    const { client, user } = await signedInClient(backend());
    await backend().sql(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role":"admin"}' where id = $1`,
      [user?.id],
    );
    await backend().sql('update private.staff_members set role = $2 where user_id = $1', [user?.id, role]);
    await client.auth.refreshSession();
    expect((await client.rpc('get_my_rights')).data).toEqual(rights.get(role));
    return client;
  };
  const staffFunctions = () =>
    known.filter(
      ({ name, right }) =>
        ![...forEverybody, ...ownersToo].includes(name) && (right || dashboard.includes(`'${name}'`)),
    );
  const answerOf = async (client: SupabaseClient, called: KnownFunction) => {
    const { error } = await client.rpc(called.name, argumentsOf(called));
    return error ? `${error.code} ${error.hint}` : 'allowed';
  };
  /** What it answers to each of these; asked at once, because most of the time goes by on the way. */
  const answersOf = async (clients: Record<string, SupabaseClient>, called: KnownFunction) => {
    const answers = Object.entries(clients).map(
      async ([name, client]) => [name, await answerOf(client, called)] as const,
    );
    return Object.fromEntries(await Promise.all(answers));
  };

  beforeAll(async () => {
    known = (await backend().sql(functionsSql)) as unknown as KnownFunction[];
    for (const { role, owned } of await backend().sql(
      'select role, to_jsonb(array_agg(right_id order by right_id)) as owned from private.role_rights group by role',
    ))
      rights.set(String(role), owned as string[]);
    admin = createTestClient(backend());
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });

    callers.visitor = createTestClient(backend());
    callers.shopper = (await signedInClient(backend())).client;
    callers['blocked shopper'] = (await signedInClient(backend())).client;
    callers['blocked owner'] = await createStaff('owner');
    callers['dismissed owner'] = await createStaff('owner');
    for (const name of ['blocked shopper', 'blocked owner'])
      await admin.rpc('block_user', { p_user: await idOf(callers[name]!), p_blocked: true });
    await admin.rpc('save_staff_roles', {
      ...{ p_user: await idOf(callers['dismissed owner']!), p_roles: [], p_expected: ['owner'] },
    });

    const forger = (await signedInClient(backend())).client;
    const forged = { role: 'admin', app_metadata: { role: 'admin' }, is_admin: true };
    expect((await forger.auth.updateUser({ data: forged })).error).toBeNull();
    // Not theirs to write; refused or overheard, it must not count.
    await forger.auth.updateUser({ app_metadata: forged, role: 'service_role' } as object);
    await forger.auth.refreshSession();
    callers.forger = forger;
    expect((await forger.auth.getUser()).data.user?.user_metadata).toMatchObject({ is_admin: true });
  });

  const refused = 'PT403 FORBIDDEN';

  it('every function that the dashboard calls refuses everybody else', async () => {
    expect(staffFunctions().length).toBeGreaterThan(25);
    const met = new Set<string | null>();
    for (const called of staffFunctions()) {
      // Who was blocked or dismissed, or claims something, meets private.has_right and nothing of the function: one for
      // each right does.
      const { visitor, shopper } = callers as Record<'visitor' | 'shopper', SupabaseClient>;
      const asking = met.has(called.right) ? { visitor, shopper } : callers;
      met.add(called.right);
      expect([called.name, await answersOf(asking, called)]).toEqual([
        called.name,
        {
          ...Object.fromEntries(Object.keys(asking).map((name) => [name, refused])),
          visitor: expect.stringMatching(/^PT40[13] (SIGN_IN_REQUIRED|FORBIDDEN)$/) as string,
        },
      ]);
    }
    expect(met.size).toBeGreaterThan(13);
  });

  it('every function answers or refuses each role as the table of rights says', async () => {
    // What the platform grants by default has no part in it.
    const staff: Record<string, SupabaseClient> = { owner: admin };
    for (const role of rights.keys()) staff[role] ??= await createStaff(role);
    expect(Object.keys(staff).sort()).toEqual([
      ...['catalogue', 'finance', 'orders', 'owner', 'releases', 'support'],
    ]);
    for (const called of staffFunctions()) {
      const answers = await answersOf(staff, called);
      const isRefused = Object.entries(answers).map(([role, answer]) => [role, answer === refused]);
      expect([called.name, called.right, Object.fromEntries(isRefused)]).toEqual([
        ...[called.name, called.right],
        Object.fromEntries(
          Object.keys(staff).map((role) => [
            role,
            called.right !== null && rights.get(role)?.includes(called.right) !== true,
          ]),
        ),
      ]);
    }
  });

  it('whoever may open a section may load it', () => {
    expect(sections.length).toBeGreaterThan(14);
    const loaded = sections.map(({ id, right, loader }) => {
      const asked = staffFunctions().filter(({ name }) => loader.includes(`'${name}'`));
      for (const [role, owned] of rights)
        if (owned.includes(right))
          expect([id, role, asked.filter((called) => called.right && !owned.includes(called.right))]).toEqual(
            [...[id, role, []]],
          );
      return asked.length;
    });
    expect(loaded.filter((count) => count > 0).length).toBeGreaterThan(8);
  });

  it('a role that is taken while its owner works ends with the next call', async () => {
    const colleague = await createStaff('support');
    const id = await idOf(colleague);
    const ask = async () => (await colleague.rpc('list_admin_inquiries', { p_kind: 'contact' })).error?.hint;
    const save = (roles: string[], expected: string[]) =>
      admin.rpc('save_staff_roles', { p_user: id, p_roles: roles, p_expected: expected });
    expect(await ask()).toBeUndefined();
    expect((await save(['orders'], ['support'])).error).toBeNull();
    expect(await ask()).toBe('FORBIDDEN');
    expect((await colleague.rpc('list_admin_orders')).error).toBeNull();
    expect((await save([], ['orders'])).error).toBeNull();
    expect((await colleague.rpc('list_admin_orders')).error?.hint).toBe('FORBIDDEN');
    expect((await colleague.rpc('get_my_rights')).data).toEqual([]);
  });

  it('every table that only the staff reads is empty for everybody else, and is not for an admin', async () => {
    await fillStaffTables(callers.visitor!, admin);
    await backend().sql(
      `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on)
       values ($1, 500, 'asha@okaxis', '2026-12-01')`,
      [await idOf(admin)],
    );
    await backend().sql(
      `insert into public.release_changes (sequence, at, by, kind, remote, version)
       values (1, now(), 'Asha', 'release', 'mf-a', '1')`,
    );
    await backend().sql(
      `with edit as (
         insert into public.bulk_edits (id, admin_id, admin_email) values (gen_random_uuid(), $1, 'asha@example.com')
       )
       insert into public.price_changes (product_id, price, original_price, on_sale)
       select id, price, original_price, true from public.products limit 1`,
      [await idOf(admin)],
    );
    const tables = await backend().sql(
      `select distinct tablename from pg_policies where schemaname = 'public' and qual like '%has_right%' and qual not like '%auth.uid%'
        order by 1`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(7);
    for (const { tablename } of tables) {
      const read = async (client: SupabaseClient) => {
        const { data, error } = await client.from(String(tablename)).select('id').limit(1);
        return error?.code ?? data?.length;
      };
      expect([tablename, await read(admin)]).toEqual([tablename, 1]);
      for (const [name, client] of Object.entries(callers))
        expect([tablename, name, await read(client)]).toEqual([
          tablename,
          name,
          name === 'visitor' ? '42501' : 0,
        ]);
    }
  });

  it('pictures are taken from admins alone', async () => {
    for (const [name, client] of Object.entries(callers)) {
      const { error } = await client.storage
        .from('product-images')
        .upload(`uploads/${name}.webp`, new Blob(['x'], { type: 'image/webp' }));
      expect([name, error?.message]).toEqual([name, expect.stringContaining('row-level security')]);
    }
  });

  it('a token of another key, or of none, is no token', async () => {
    const claims = { role: 'authenticated', sub: await idOf(admin), app_metadata: { role: 'admin' } };
    const { privateKey } = await generateKeyPair('ES256');
    const tokens = [
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).setExpirationTime('1h').sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(backend().publishableKey)),
      new UnsecuredJWT(claims).encode(),
    ];
    for (const token of tokens) {
      const response = await fetch(`${backend().url}/rest/v1/rpc/list_admin_users`, {
        method: 'POST',
        headers: { apikey: backend().publishableKey, authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(401);
    }
  });

  it('a blocked account writes nothing, by no table and by no function, as long as its token holds', async () => {
    const { client, user } = await signedInClient(backend());
    const address = {
      ...{ type: 'home', name: 'Asha Rao', phone: '9876543210', address: '12 Temple Road' },
      ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440001' },
    };
    const writes = {
      insert: () => client.from('addresses').insert(address).select('id'),
      update: () => client.from('addresses').update({ city: 'Pune' }).eq('user_id', user?.id).select('id'),
      rename: () => client.from('profiles').update({ full_name: 'Asha' }).eq('id', user?.id).select('id'),
      delete: () => client.from('addresses').delete().eq('user_id', user?.id).select('id'),
    };
    const tryAll = async () => {
      const outcomes: Record<string, unknown> = {};
      for (const [name, write] of Object.entries(writes)) {
        const { data, error } = await write();
        outcomes[name] = error?.hint ?? data?.length;
      }
      return outcomes;
    };
    const allowed = { insert: 1, update: 1, rename: 1, delete: 1 };
    expect(await tryAll()).toEqual(allowed);
    expect((await writes.insert()).error).toBeNull();

    await admin.rpc('block_user', { p_user: user?.id, p_blocked: true });
    expect(await tryAll()).toEqual(
      Object.fromEntries(Object.keys(allowed).map((name) => [name, 'FORBIDDEN'])),
    );
    for (const called of known.filter(({ volatile }) => volatile))
      expect([called.name, await answerOf(client, called)]).toEqual([called.name, 'PT403 FORBIDDEN']);
    // What they own is there, and the shop window is open to them as to everybody.
    expect((await client.from('addresses').select('city')).data).toEqual([{ city: 'Nagpur' }]);
    expect((await client.from('products').select('id').limit(1)).data).toHaveLength(1);

    await admin.rpc('block_user', { p_user: user?.id, p_blocked: false });
    expect(await tryAll()).toEqual({ ...allowed, update: 2, delete: 2 });
  });
});

/** One row of everything that people write to the staff, and of what the staff does. */
async function fillStaffTables(visitor: SupabaseClient, admin: SupabaseClient): Promise<void> {
  const call = async (client: SupabaseClient, name: string, args: object) => {
    const { error } = await client.rpc(name, args);
    expect([name, error]).toEqual([name, null]);
  };
  const person = { contactPerson: 'Ravi', email: 'ravi@example.com', phone: '9876543210', elapsed_ms: 5000 };
  await call(visitor, 'send_contact_message', {
    p_submission_id: crypto.randomUUID(),
    p_message: { ...person, name: 'Ravi', subject: 'other', message: 'Hello' },
  });
  await call(visitor, 'request_bulk_quote', {
    p_submission_id: crypto.randomUUID(),
    p_inquiry: { ...person, companyName: 'Ravi & Co', productCategory: 'men', quantity: '50-100' },
  });
  await call(visitor, 'apply_as_vendor', {
    p_submission_id: crypto.randomUUID(),
    p_application: {
      ...{ ...person, businessName: 'Ravi & Co', businessType: 'brand', address: '12 Temple Road, Nagpur' },
      ...{ productCategories: 'Sarees', experience: '1-3' },
    },
  });
  await call(visitor, 'subscribe_newsletter', {
    ...{ p_email: 'ravi@example.com', p_consent_version: '2025-01', p_elapsed_ms: 5000 },
  });
  const { data } = await admin.from('contact_messages').select('id').limit(1);
  await call(admin, 'reply_inquiry', {
    ...{ p_kind: 'contact', p_id: data?.[0]?.id as string, p_message: 'Namaste', p_status: 'resolved' },
    p_key: crypto.randomUUID(),
  });
  const { data: variants } = await admin.from('product_variants').select('id').gt('stock', 2).limit(1);
  await call(admin, 'adjust_stock', {
    ...{ p_variant_id: variants?.[0]?.id as string, p_change: 1, p_reason: 'received' },
  });
}
