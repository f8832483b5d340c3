import type { SupabaseClient } from '@supabase/supabase-js';
import { callable, serviceOnly } from '@shop/supabase/known-functions';
import { onExposingPlatform } from '../testing/onEveryEngine';
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

/**
 * What a guest may do that a visitor may not: `private.require_buyer`. `save_vpa` asks it too, and sends a guest away who has
 * no delivered order, like this one.
 */
const forGuests = [
  'cancel_order',
  'cancel_pieces',
  'delete_vpa',
  'get_invoices',
  'may_exchange_size',
  'modify_order',
  'place_linked_draft',
  'place_order',
  'quote_cancellation',
  'quote_order_change',
  'request_return',
  'save_address',
];

const open = new Set(callable);
const closed = new Set(serviceOnly);

onExposingPlatform('every function over the wire', (backend) => {
  let known: KnownFunction[];
  const callers = new Map<string, SupabaseClient>();

  beforeAll(async () => {
    known = (await backend().sql(functionsSql)) as unknown as KnownFunction[];
    callers.set('visitor', createTestClient(backend()));
    callers.set('shopper', (await signedInClient(backend())).client);
    // Before the shop is live there are no guests.
    await backend().sql(`update shop_settings set phase = 'live'`);
    const guest = createTestClient(backend());
    await guest.auth.signInAnonymously();
    callers.set('guest', guest);
    const admin = createTestClient(backend());
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    callers.set('admin', admin);
    callers.set('server', createTestClient({ ...backend(), publishableKey: backend().secretKey }));
  });

  const call = async (client: SupabaseClient, { name, required }: KnownFunction) => {
    const given = Object.entries(required).map(([argument, type]) => {
      if (!values.has(type)) throw new Error(`${name}: no value of the type ${type} to try it with`);
      return [argument, values.get(type)];
    });
    return (await client.rpc(name, Object.fromEntries(given))).error;
  };

  /** `refused`: without the right to call it. `reached`: whatever the function itself then says. */
  const outcomeOf = async (client: SupabaseClient, called: KnownFunction) => {
    const { name } = called;
    const error = await call(client, called);
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

  it.each(['visitor', 'guest', 'shopper', 'admin'])(
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

  it('asks a guest to sign in wherever it asks a visitor, but for the steps of buying', async () => {
    const asked = new Map<string, string[]>();
    for (const caller of ['visitor', 'guest']) {
      const names: string[] = [];
      for (const called of known.filter(({ name }) => open.has(`public.${name}`)))
        if ((await call(callers.get(caller)!, called))?.hint === 'SIGN_IN_REQUIRED') names.push(called.name);
      asked.set(caller, names);
    }
    const visitor = asked.get('visitor')!;
    const guest = asked.get('guest')!;
    expect(visitor.filter((name) => !guest.includes(name))).toEqual(forGuests);
    expect(guest.filter((name) => !visitor.includes(name))).toEqual([]);
    expect(visitor.length).toBeGreaterThan(50);
  });

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
