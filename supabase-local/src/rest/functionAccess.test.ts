import type { SupabaseClient } from '@supabase/supabase-js';
import { callable, serviceOnly } from '@shop/supabase/known-functions';
import { onEveryPlatform } from '../testing/onEveryEngine';
import { createTestClient, signedInClient } from '../testing/testClient';

interface KnownFunction {
  name: string;
  /** Argument names with their types, those without a default. */
  required: Record<string, string>;
}

const functionsSql = `
  select p.proname as name, coalesce((
    select jsonb_object_agg(a.name, format_type(a.type, null))
    from unnest(p.proargnames[1:p.pronargs - p.pronargdefaults], p.proargtypes::oid[]) a (name, type)
    where a.name is not null
  ), '{}') as required
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
  order by 1`;

/** A value of every type that a function takes; none of it fits anything that there is. */
const values = new Map<string, unknown>([
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['text', 'x'],
  ['text[]', ['x']],
  ['integer', 1],
  ['bigint', 1],
  ['smallint', 1],
  ['boolean', true],
  ['date', '2026-01-01'],
  ['timestamp with time zone', '2026-01-01T00:00:00Z'],
  ['jsonb', {}],
]);

const open = new Set(callable);
const closed = new Set(serviceOnly);

onEveryPlatform('every function over the wire', (backend) => {
  let known: KnownFunction[];
  const callers = new Map<string, SupabaseClient>();

  beforeAll(async () => {
    known = (await backend().sql(functionsSql)) as unknown as KnownFunction[];
    callers.set('visitor', createTestClient(backend()));
    callers.set('shopper', (await signedInClient(backend())).client);
    const admin = createTestClient(backend());
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    callers.set('admin', admin);
    callers.set('server', createTestClient({ ...backend(), publishableKey: backend().secretKey }));
  });

  /** `refused`: without the right to call it. `reached`: whatever the function itself then says. */
  const outcomeOf = async (client: SupabaseClient, { name, required }: KnownFunction) => {
    const given = Object.entries(required).map(([argument, type]) => {
      if (!values.has(type)) throw new Error(`${name}: no value of the type ${type} to try it with`);
      return [argument, values.get(type)];
    });
    const { error } = await client.rpc(name, Object.fromEntries(given));
    if (error?.code.startsWith('PGRST')) return `${error.code} ${error.message}`;
    return error?.code === '42501' && error.message === `permission denied for function ${name}`
      ? 'refused'
      : 'reached';
  };

  it('is decided about', () => {
    expect(known.map(({ name }) => `public.${name}`)).toEqual(
      [...open, ...closed].filter((name) => name.startsWith('public.')).sort(),
    );
  });

  it.each(['visitor', 'shopper', 'admin'])(
    'lets the %s call what clients may call, and nothing else',
    async (caller) => {
      const found: Record<string, string> = {};
      for (const called of known) found[called.name] = await outcomeOf(callers.get(caller)!, called);
      expect(found).toEqual(
        Object.fromEntries(
          known.map(({ name }) => [name, open.has(`public.${name}`) ? 'reached' : 'refused']),
        ),
      );
    },
  );

  it('lets the shop’s own server call what is kept for it', async () => {
    const own = known.filter(({ name }) => closed.has(`public.${name}`));
    expect(own).toHaveLength(closed.size);
    for (const called of own)
      expect([called.name, await outcomeOf(callers.get('server')!, called)]).toEqual([
        called.name,
        'reached',
      ]);
  });
});
