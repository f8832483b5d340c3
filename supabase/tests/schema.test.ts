import { onEveryEngine } from '@shop/test-databases';
import { definers } from '../access/definers';
import { callable, serviceOnly } from '../access/knownFunctions';
import { platformLints } from './platformLints';
import { wholeTableWrites } from './wholeTableWrites';

const tables = `
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`;
const functions = `
  from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

onEveryEngine('the schema', (db) => {
  const names = async (sql: string) =>
    (await db().query(sql)).rows.map((row) => Object.values(row).join(' '));

  it('has the tables of the contract', async () => {
    expect(await names(`select c.relname ${tables}`)).toEqual([
      'addresses',
      'admin_actions',
      'affiliate_bonuses',
      'affiliate_payouts',
      'affiliate_tiers',
      'alerts',
      'attribute_choices',
      'attributes',
      'bag_lines',
      'bag_merges',
      'bulk_edit_products',
      'bulk_edits',
      'bulk_inquiries',
      'categories',
      'collection_items',
      'collections',
      'colour_families',
      'commissions',
      'contact_messages',
      'coupon_uses',
      'coupons',
      'credit_accounts',
      'credit_entries',
      'delivery_areas',
      'delivery_zones',
      'garment_measures',
      'gift_card_entries',
      'gift_card_purchases',
      'gift_cards',
      'idempotency_keys',
      'inquiry_replies',
      'insider_tiers',
      'invoice_lines',
      'invoices',
      'look_items',
      'looks',
      'newsletter_subscribers',
      'order_cancellations',
      'order_events',
      'order_lines',
      'orders',
      'parcel_lines',
      'parcels',
      'payment_events',
      'payments',
      'price_changes',
      'product_attributes',
      'product_types',
      'product_variants',
      'products',
      'profiles',
      'promotion_uses',
      'promotions',
      'referral_clicks',
      'refunds',
      'release_changes',
      'return_events',
      'return_lines',
      'returns',
      'review_photos',
      'review_votes',
      'reviews',
      'saved_cards',
      'saved_vpas',
      'search_synonyms',
      'seller',
      'shop_settings',
      'size_systems',
      'sizes',
      'stock_adjustments',
      'type_attributes',
      'vendor_applications',
      'wishlist_items',
    ]);
  });

  it.each(Object.entries(platformLints))('has no %s', async (_warning, offenders) => {
    expect(await names(offenders)).toEqual([]);
  });

  it('has a comment on every table', async () => {
    const bare = `select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and obj_description(c.oid) is null`;
    expect(await names(bare)).toEqual([]);
  });

  it('belongs to a role that is no superuser', async () => {
    const owners = `select distinct pg_get_userbyid(c.relowner) from pg_class c
      where c.relnamespace = 'public'::regnamespace`;
    expect(await names(owners)).toEqual(['migrator']);
    expect(await names(`select rolsuper from pg_roles where rolname = 'migrator'`)).toEqual(['false']);
  });

  it('has policies of one operation each, for named roles', async () => {
    const policies = `from pg_policies where schemaname = 'public'`;
    expect(await names(`select policyname ${policies} and (roles = '{public}' or cmd = 'ALL')`)).toEqual([]);
  });

  it('lets clients write profiles and addresses only, column by column', async () => {
    const writes = `select r.rolname, c.relname, o.operation
      from (values ('anon'), ('authenticated')) r (rolname),
        (values ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE'), ('TRIGGER'), ('REFERENCES')) o (operation),
        pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and case
        when o.operation in ('DELETE', 'TRUNCATE', 'TRIGGER') then has_table_privilege(r.rolname, c.oid, o.operation)
        else has_any_column_privilege(r.rolname, c.oid, o.operation)
      end
      order by 2, 3`;
    expect(await names(writes)).toEqual([
      'authenticated addresses DELETE',
      'authenticated addresses INSERT',
      'authenticated addresses UPDATE',
      'authenticated profiles UPDATE',
    ]);
    const columns = `select a.attname from pg_attribute a where a.attnum > 0
      and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE') and a.attrelid = 'public.profiles'::regclass
      order by 1`;
    expect(await names(columns)).toEqual(['full_name', 'phone']);
  });

  it('lets visitors read the shop window and nothing else', async () => {
    const readable = `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r' and has_any_column_privilege('anon', c.oid, 'SELECT') order by 1`;
    expect(await names(readable)).toEqual([
      'affiliate_tiers',
      'attribute_choices',
      'attributes',
      'categories',
      'collection_items',
      'collections',
      'colour_families',
      'coupons',
      'delivery_areas',
      'delivery_zones',
      'garment_measures',
      'insider_tiers',
      'look_items',
      'looks',
      'product_attributes',
      'product_types',
      'product_variants',
      'products',
      'review_photos',
      'reviews',
      'search_synonyms',
      'seller',
      'shop_settings',
      'size_systems',
      'sizes',
      'type_attributes',
    ]);
    const hidden = `select has_column_privilege(r, 'public.reviews', 'user_id', 'SELECT')
      from unnest(array['anon', 'authenticated']) r`;
    expect(await names(hidden)).toEqual(['false', 'false']);
  });

  it('changes neither role nor session authorization in any function', async () => {
    // before_request alone may: it takes rights away, from tokens whose session has ended.
    const { rows } = await db().query(
      `select p.proname, p.prosrc ${functions} and p.oid <> 'private.before_request'::regproc`,
    );
    const changing =
      /session[_ ]authorization|\b(set|reset)\s+((local|session)\s+)?role\b|set_config\W+role\b/i;
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ prosrc }) => changing.test(String(prosrc)))).toEqual([]);
  });

  it('changes no whole table without saying so', async () => {
    const { rows } = await db().query(`select p.proname, p.prosrc ${functions}`);
    const careless = rows.flatMap(({ proname, prosrc }) =>
      wholeTableWrites(String(prosrc)).map((statement) => `${String(proname)}: ${statement}`),
    );
    expect(careless).toEqual([]);
    expect(wholeTableWrites('with gone as (delete from a returning id) select 1 where true;')).toHaveLength(
      1,
    );
    expect(wholeTableWrites('update a set b = (select 1 where true); delete from a where true')).toHaveLength(
      1,
    );
  });

  it('joins the rows before and after a statement in no loop', async () => {
    const { rows } = await db().query(
      `select p.proname, p.prosrc ${functions} and p.prorettype = 'trigger'::regtype`,
    );
    const looping = rows.filter(({ prosrc }) => /before_change \w+ join /.test(String(prosrc)));
    expect(looping.map(({ proname }) => proname)).toEqual([]);
  });

  it('has no security definer but the known ones', async () => {
    const found = `select p.pronamespace::regnamespace || '.' || p.proname as name ${functions} and p.prosecdef order by 1`;
    expect(await names(found)).toEqual(definers);
  });

  it.each(['anon', 'authenticated'])('lets %s call exactly the known functions', async (role) => {
    const found = `select p.pronamespace::regnamespace || '.' || p.proname as name ${functions}
      and has_function_privilege('${role}', p.oid, 'EXECUTE') order by 1`;
    expect(await names(found)).toEqual(callable);
  });

  it('keeps for the server what only the server may call', async () => {
    const found = `select p.pronamespace::regnamespace || '.' || p.proname as name ${functions}
      and has_function_privilege('service_role', p.oid, 'EXECUTE')
      and not has_function_privilege('authenticated', p.oid, 'EXECUTE') order by 1`;
    expect(await names(found)).toEqual(serviceOnly);
  });

  it('grants nothing to everybody', async () => {
    const open = `select p.proname ${functions} and exists (
      select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0
    )`;
    expect(await names(open)).toEqual([]);
  });

  it('has the public bucket of product pictures, and others that are not', async () => {
    expect(await names(`select id, public from storage.buckets order by id`)).toEqual([
      'product-images true',
      'releases false',
      'return-photos false',
      'review-uploads false',
    ]);
  });
});
