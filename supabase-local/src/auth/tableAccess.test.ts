import type { SupabaseClient } from '@supabase/supabase-js';
import type { Row } from '../db/database';
import { onExposingPlatform } from '../testing/onEveryEngine';
import { createTestClient, signedInClient } from '../testing/testClient';
import { fillEveryTable } from './testing/fillEveryTable';

/**
 * Who may read what over the wire. Every table of the database stands here once: a table without a decision fails, and
 * so does one without a row. `public`: everybody. `own`: each shopper their own rows. `staff`: admins. `closed`:
 * functions alone.
 */
type Decision = 'public' | 'own' | 'own and staff' | 'staff' | 'closed';
const decisions: Record<string, Decision> = {
  addresses: 'own',
  admin_actions: 'staff',
  affiliate_bonuses: 'own',
  affiliate_payouts: 'own and staff',
  affiliate_tiers: 'public',
  alerts: 'own',
  attribute_choices: 'public',
  attributes: 'public',
  bag_lines: 'own',
  bag_merges: 'closed',
  bulk_edit_products: 'closed',
  bulk_edits: 'staff',
  bulk_inquiries: 'staff',
  categories: 'public',
  collection_items: 'public',
  collections: 'public',
  colour_families: 'public',
  commissions: 'own',
  contact_messages: 'staff',
  coupon_uses: 'own',
  coupons: 'public',
  credit_accounts: 'own',
  credit_entries: 'own',
  delivery_areas: 'public',
  delivery_zones: 'public',
  gift_card_entries: 'own',
  gift_card_purchases: 'own',
  gift_cards: 'own',
  idempotency_keys: 'closed',
  inquiry_replies: 'staff',
  insider_tiers: 'public',
  invoice_lines: 'own and staff',
  invoices: 'own and staff',
  look_items: 'public',
  garment_measures: 'public',
  looks: 'public',
  newsletter_subscribers: 'staff',
  order_cancellations: 'own',
  order_events: 'own',
  order_lines: 'own',
  orders: 'own',
  parcel_lines: 'own',
  parcels: 'own',
  payment_events: 'closed',
  payments: 'own',
  price_changes: 'staff',
  product_attributes: 'public',
  product_types: 'public',
  product_variants: 'public',
  products: 'public',
  profiles: 'own',
  promotion_uses: 'own',
  promotions: 'closed',
  referral_clicks: 'closed',
  refunds: 'own',
  release_changes: 'staff',
  return_events: 'own',
  return_lines: 'own',
  returns: 'own',
  review_photos: 'public',
  review_votes: 'closed',
  reviews: 'public',
  saved_cards: 'own',
  saved_vpas: 'own',
  search_synonyms: 'public',
  seller: 'public',
  shop_settings: 'public',
  size_systems: 'public',
  sizes: 'public',
  stock_adjustments: 'staff',
  type_attributes: 'public',
  vendor_applications: 'staff',
  wishlist_items: 'own',
};

const callerNames = ['visitor', 'stranger', 'admin', 'owner'] as const;
type Caller = (typeof callerNames)[number];

const operations = ['read', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** `denied`: without the right. `nothing`: the rows of others are out of reach. */
type Outcome = 'denied' | 'nothing' | 'done';

/** The only writes past functions, with what they write. */
const writable: Record<string, Partial<Record<Operation, object>>> = {
  addresses: {
    insert: {
      name: 'Asha Rao',
      phone: '9876543210',
      address: '12 Temple Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440001',
    },
    update: { city: 'Pune' },
    delete: {},
  },
  profiles: { update: { full_name: 'Changed over the wire' } },
};

function expectedOutcome(table: string, operation: Operation, caller: Caller): Outcome {
  const decision = decisions[table];
  if (operation === 'read') {
    if (decision === 'public') return 'done';
    if (decision === 'closed' || caller === 'visitor') return 'denied';
    const isFor = decision?.includes('own') ? caller === 'owner' : false;
    return isFor || (decision?.includes('staff') && caller === 'admin') ? 'done' : 'nothing';
  }
  if (caller === 'visitor' || !writable[table]?.[operation]) return 'denied';
  // Everybody may add an address, to their own account.
  return caller === 'owner' || operation === 'insert' ? 'done' : 'nothing';
}

onExposingPlatform('every table over the wire', (backend) => {
  const callers = {} as Record<Caller, SupabaseClient>;
  /** By table: the column that rows are asked for by, and a column that clients could write. */
  const columns = new Map<string, { key: string; other: string }>();

  beforeAll(async () => {
    const rows = await backend().sql(
      `select distinct on (c.relname) c.relname as table, k.attname as key, a.attname as other
       from pg_class c
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and a.attidentity = '' and a.attgenerated = ''
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       order by c.relname, a.attnum`,
    );
    for (const { table, key, other } of rows)
      columns.set(String(table), { key: String(key), other: String(other) });
    callers.visitor = createTestClient(backend());
    callers.owner = (await signedInClient(backend())).client;
    callers.stranger = (await signedInClient(backend())).client;
    callers.admin = createTestClient(backend());
    await callers.admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    await fillEveryTable(callers.owner, backend());
  });

  it('is decided about', () => {
    expect([...columns.keys()].sort()).toEqual(Object.keys(decisions).sort());
  });

  /** A row of the table, the owner's where rows are somebody's, as it really is. */
  async function realRow(table: string, key: string): Promise<Row> {
    const { data } = decisions[table]?.startsWith('own')
      ? await callers.owner.from(table).select(key).limit(1)
      : { data: null };
    const own = (data?.[0] as Row | undefined)?.[key];
    const [found] = await backend().sql(
      `select to_jsonb(t) as row from public.${table} t where $1::text is null or t.${key}::text = $1 limit 1`,
      [own ?? null],
    );
    if (!found || (decisions[table]?.startsWith('own') && own === undefined))
      throw new Error(`${table} has no row to try on`);
    return found.row as Row;
  }

  /** Rows of a table and its last write, to see whether anything happened: a changed row is a new version, written by a later transaction than any before. */
  const versionOf = async (table: string) =>
    (
      await backend().sql(
        `select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as version from public.${table}`,
      )
    )[0]?.version;

  /** What was last seen there. A refused call that wrote all the same makes a later one look as if it had. */
  const seen = new Map<string, unknown>();
  async function hasChanged(table: string): Promise<boolean> {
    const before = seen.get(table);
    const now = await versionOf(table);
    seen.set(table, now);
    return before !== now;
  }

  async function outcomeOf(
    caller: Caller,
    table: string,
    operation: Operation,
    row: Row,
  ): Promise<Outcome | string> {
    const { key, other } = columns.get(table) ?? { key: '', other: '' };
    const from = callers[caller].from(table);
    const body = writable[table]?.[operation] ?? { [other]: row[other] };
    const value = row[key] as string;
    const { data, error } =
      operation === 'read'
        ? await from.select(key).eq(key, value)
        : operation === 'insert'
          ? await from.insert(body)
          : operation === 'update'
            ? await from.update(body).eq(key, value)
            : await from.delete().eq(key, value);
    if (error) return error.code === '42501' ? 'denied' : `${error.code} ${error.message}`;
    const isDone = operation === 'read' ? (data ?? []).length > 0 : await hasChanged(table);
    return isDone ? 'done' : 'nothing';
  }

  // The owner comes last, for what they may delete is gone then.
  it.each(callerNames)('gives the %s what was decided', async (caller) => {
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [table, { key }] of columns) {
      const row = await realRow(table, key);
      await hasChanged(table);
      for (const operation of operations) {
        found[`${operation} ${table}`] = await outcomeOf(caller, table, operation, row);
        expected[`${operation} ${table}`] = expectedOutcome(table, operation, caller);
      }
      // What was denied or out of reach wrote nothing either.
      expect([table, await hasChanged(table)]).toEqual([table, false]);
    }
    expect(found).toEqual(expected);
  });

  it.each(['reviews.user_id', 'coupons.used'])('keeps %s from everybody', async (name) => {
    const [table = '', column = ''] = name.split('.');
    // The sample reviews have no account behind them.
    await backend().sql(
      `update public.reviews set user_id = (select user_id from public.orders limit 1)
       where id = (select id from public.reviews limit 1)`,
    );
    const [there] = await backend().sql(
      `select count(*)::int as rows from public.${table} where ${column} is not null`,
    );
    expect(there?.rows).toBeGreaterThan(0);
    for (const caller of callerNames) {
      const { error } = await callers[caller].from(table).select(column).limit(1);
      expect([caller, error?.code]).toEqual([caller, '42501']);
    }
  });

  it('lets nobody block or unblock an account past the function for it', async () => {
    const { data } = await callers.owner.auth.getUser();
    const blocked = async () =>
      (await backend().sql('select blocked_at from public.profiles where id = $1', [data.user?.id]))[0];
    expect(await blocked()).toEqual({ blocked_at: null });
    for (const caller of callerNames) {
      const { error } = await callers[caller]
        .from('profiles')
        .update({ blocked_at: '2026-01-01' })
        .eq('id', data.user?.id);
      expect([caller, error?.code]).toEqual([caller, '42501']);
    }
    expect(await blocked()).toEqual({ blocked_at: null });
  });

  it('lets nobody put a row under another name', async () => {
    const { data } = await callers.owner.auth.getUser();
    const { error } = await callers.stranger
      .from('addresses')
      .insert({ ...writable.addresses?.insert, user_id: data.user?.id });
    expect(error?.code).toBe('42501');
  });

  it('keeps strangers from changing rows through functions', async () => {
    const { data: orders } = await callers.owner.from('orders').select('number');
    const { data: cards } = await callers.owner.from('saved_cards').select('id');
    const { data: vpas } = await callers.owner.from('saved_vpas').select('id');
    const number = String(orders?.[0]?.number);
    const hintOf = async (name: Caller, fn: string, args: object) =>
      (await callers[name].rpc(fn, args)).error?.hint;
    for (const name of ['stranger', 'admin'] as const) {
      expect(await hintOf(name, 'cancel_order', { p_number: number })).toBe('UNKNOWN_ORDER');
      expect(await hintOf(name, 'delete_card', { p_card_id: cards?.[0]?.id as string })).toBe('UNKNOWN_CARD');
      expect(await hintOf(name, 'delete_vpa', { p_vpa_id: vpas?.[0]?.id as string })).toBe('UNKNOWN_VPA');
    }
    expect(await hintOf('visitor', 'cancel_order', { p_number: number })).toBe('SIGN_IN_REQUIRED');
    for (const name of ['owner', 'stranger'] as const)
      expect(await hintOf(name, 'advance_order', { p_number: number, p_status: 'confirmed' })).toBe(
        'FORBIDDEN',
      );
  });
});
