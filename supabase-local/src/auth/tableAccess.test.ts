import type { SupabaseClient } from '@supabase/supabase-js';
import { createTestClient, signedInClient } from '../testClient';
import { startTestBackend, type TestBackend } from '../testing';

/**
 * Who may read what over the wire. Every table of the database stands here once: a table without a decision fails.
 * `public`: everybody. `own`: each shopper her own rows. `staff`: admins. `closed`: functions alone.
 */
const decisions: Record<string, 'public' | 'own' | 'staff' | 'closed'> = {
  addresses: 'own',
  admin_actions: 'staff',
  affiliate_bonuses: 'own',
  affiliate_payouts: 'own',
  affiliate_tiers: 'public',
  bag_lines: 'own',
  bag_merges: 'closed',
  bulk_inquiries: 'staff',
  categories: 'public',
  commissions: 'own',
  contact_messages: 'staff',
  coupon_uses: 'own',
  coupons: 'public',
  credit_accounts: 'own',
  credit_entries: 'own',
  gift_card_entries: 'own',
  gift_card_purchases: 'own',
  gift_cards: 'own',
  idempotency_keys: 'closed',
  inquiry_replies: 'staff',
  insider_tiers: 'public',
  newsletter_subscribers: 'staff',
  order_events: 'own',
  order_lines: 'own',
  orders: 'own',
  payment_events: 'closed',
  payments: 'own',
  product_variants: 'public',
  products: 'public',
  profiles: 'own',
  referral_clicks: 'closed',
  refunds: 'own',
  return_events: 'own',
  return_lines: 'own',
  returns: 'own',
  reviews: 'public',
  saved_cards: 'own',
  saved_vpas: 'own',
  shop_settings: 'public',
  stock_adjustments: 'staff',
  vendor_applications: 'staff',
  wishlist_items: 'own',
};

/** The only writes past functions, each on own rows. */
const writable = new Set(['addresses insert', 'addresses update', 'addresses delete', 'profiles update']);
/** A column that may be written, where any may. */
const writtenColumn: Record<string, string> = { profiles: 'full_name', addresses: 'city' };
const operations = ['insert', 'update', 'delete'] as const;

describe('every table over the wire', () => {
  let backend: TestBackend;
  let keyColumns: Map<string, string>;
  /** A column of each table that takes values; others are refused for what they are, whoever asks. */
  let writeColumns: Map<string, string>;
  const callers: Record<string, SupabaseClient> = {};

  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
    const rows = await backend.sql(
      `select c.relname, a.attname from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    keyColumns = new Map(rows.map(({ relname, attname }) => [String(relname), String(attname)]));
    const writes = await backend.sql(
      `select distinct on (c.relname) c.relname, a.attname from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attidentity = '' and a.attgenerated = ''
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       order by c.relname, a.attnum`,
    );
    writeColumns = new Map(writes.map(({ relname, attname }) => [String(relname), String(attname)]));
    callers.visitor = createTestClient(backend);
    callers.owner = (await signedInClient(backend)).client;
    callers.stranger = (await signedInClient(backend)).client;
    callers.admin = createTestClient(backend);
    await callers.admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    await fillAccount(callers.owner, backend);
  }, 120_000);
  afterAll(() => backend.stop());

  const keyOf = (table: string) => keyColumns.get(table) ?? '';
  const codeOf = (answer: { error: { code?: string } | null }) => answer.error?.code ?? 'allowed';

  it('is decided about', () => {
    expect([...keyColumns.keys()].sort()).toEqual(Object.keys(decisions).sort());
  });

  it('can be read by whom it was decided', async () => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [table, decision] of Object.entries(decisions))
      for (const [name, client] of Object.entries(callers)) {
        const code = codeOf(await client.from(table).select(keyOf(table)).limit(1));
        const isOpen = decision === 'public' || (decision !== 'closed' && name !== 'visitor');
        found[`${table}: ${name}`] = code;
        expected[`${table}: ${name}`] = isOpen ? 'allowed' : '42501';
      }
    expect(found).toEqual(expected);
  });

  it('cannot be written but for the few ways that were decided', async () => {
    const openings: string[] = [];
    for (const table of keyColumns.keys())
      for (const [name, client] of Object.entries(callers))
        for (const operation of operations) {
          const code = await tryToWrite(client, table, operation);
          if (code !== '42501') openings.push(`${name}: ${table} ${operation}`);
        }
    const shoppers = ['owner', 'stranger', 'admin'];
    const expected = [...writable].flatMap((way) => shoppers.map((name) => `${name}: ${way}`));
    expect(openings.sort()).toEqual(expected.sort());
  });

  /** Tries on rows that do not exist, for only the right is asked about. */
  async function tryToWrite(client: SupabaseClient, table: string, operation: (typeof operations)[number]) {
    const key = keyOf(table);
    const column = writtenColumn[table] ?? writeColumns.get(table) ?? key;
    if (operation === 'insert') return codeOf(await client.from(table).insert({}));
    if (operation === 'update')
      return codeOf(
        await client
          .from(table)
          .update({ [column]: null })
          .is(key, null),
      );
    return codeOf(await client.from(table).delete().is(key, null));
  }

  it('shows own rows to their owner alone', async () => {
    const own = Object.keys(decisions).filter((table) => decisions[table] === 'own');
    const filled: string[] = [];
    for (const table of own) {
      const keys = async (name: string) => {
        const { data } = await callers[name]!.from(table).select(keyOf(table));
        return (data ?? []).map((row) => JSON.stringify(row));
      };
      const owned = await keys('owner');
      if (owned.length > 0) filled.push(table);
      for (const other of ['stranger', 'admin'])
        expect([table, other, (await keys(other)).filter((key) => owned.includes(key))]).toEqual([
          table,
          other,
          [],
        ]);
    }
    // What is hidden exists.
    expect(filled).toEqual([
      'addresses',
      'bag_lines',
      'credit_accounts',
      'credit_entries',
      'order_events',
      'order_lines',
      'orders',
      'payments',
      'profiles',
      'saved_cards',
      'saved_vpas',
      'wishlist_items',
    ]);
  });

  it('shows what staff works on to admins alone', async () => {
    const staff = Object.keys(decisions).filter((table) => decisions[table] === 'staff');
    await backend.sql(
      `insert into public.admin_actions (admin_id, admin_email, action, target)
       select id, email, 'test', 'test' from auth.users where email = 'admin@example.com'`,
    );
    for (const table of staff)
      for (const name of ['owner', 'stranger'])
        expect([table, (await callers[name]!.from(table).select(keyOf(table))).data]).toEqual([table, []]);
    expect((await callers.admin!.from('admin_actions').select('id')).data).not.toEqual([]);
  });

  it('keeps strangers from changing rows through functions', async () => {
    const { data: orders } = await callers.owner!.from('orders').select('number');
    const { data: cards } = await callers.owner!.from('saved_cards').select('id');
    const { data: vpas } = await callers.owner!.from('saved_vpas').select('id');
    const number = String(orders?.[0]?.number);
    const hintOf = async (name: string, fn: string, args: object) =>
      (await callers[name]!.rpc(fn, args)).error?.hint;
    for (const name of ['stranger', 'admin']) {
      expect(await hintOf(name, 'cancel_order', { p_number: number })).toBe('UNKNOWN_ORDER');
      expect(await hintOf(name, 'delete_card', { p_card_id: cards?.[0]?.id as string })).toBe('UNKNOWN_CARD');
      expect(await hintOf(name, 'delete_vpa', { p_vpa_id: vpas?.[0]?.id as string })).toBe('UNKNOWN_VPA');
    }
    expect(await hintOf('visitor', 'cancel_order', { p_number: number })).toBe('SIGN_IN_REQUIRED');
    for (const name of ['owner', 'stranger'])
      expect(await hintOf(name, 'advance_order', { p_number: number, p_status: 'confirmed' })).toBe(
        'FORBIDDEN',
      );
  });
});

/** One row of everything that a shopper can make by herself, and what the shop gives her. */
async function fillAccount(client: SupabaseClient, backend: TestBackend): Promise<void> {
  const call = async <Answer>(name: string, args: object): Promise<Answer> => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`);
    return data as Answer;
  };
  const { data } = await client.auth.getUser();
  const user = data.user?.id;
  const [variant] = await backend.sql(
    `select v.id from public.product_variants v join public.products p on p.id = v.product_id
     where v.stock > 2 and p.price < 1000 order by v.id limit 1`,
  );
  const lines = [{ variant_id: variant?.id, quantity: 1 }];
  const p_address = {
    type: 'home',
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Temple Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  };
  const address = await call<{ id: string }>('save_address', { p_address });
  const quote = await call<{ amount_due: number }>('quote_order', { p_lines: lines });
  await call('place_order', {
    p_idempotency_key: crypto.randomUUID(),
    p_lines: lines,
    p_address_id: address.id,
    p_delivery: 'standard',
    p_payment_method: 'cod',
    p_expected_due: quote.amount_due,
  });
  await call('set_bag_line', { p_variant_id: variant?.id, p_quantity: 1 });
  await call('add_to_wishlist', { p_product_id: String(variant?.id).split(':')[0] });
  await call('save_vpa', { p_vpa: 'asha@okaxis' });
  await backend.sql(`select public.save_card_token($1, 'tok', 'visa', '4242', 1, 2035, 'ASHA')`, [user]);
  await backend.sql(`select private.add_credit($1, 100, 'grant', 'Welcome', $2)`, [user, `test:${user}`]);
}
