import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertLedgersBalance } from '@shop/supabase/ledgers';
import { openBackend } from '../testing/testBackend';

/** What has to hold of when things happened; each query finds what happened at a time at which it could not have. */
const timeLaws: Record<string, string> = {
  'nothing lies ahead': `
    select 'order ' || o.number as what from public.orders o where o.placed_at > now()
    union all select 'event ' || e.id from public.order_events e where e.created_at > now()
    union all select 'log ' || a.id from public.admin_actions a where a.created_at > now()`,
  'an order follows its account': `
    select o.number as what from public.orders o join auth.users u on u.id = o.user_id where o.placed_at < u.created_at`,
  'the events of an order follow each other': `
    select e.order_id::text as what from public.order_events e
    join public.order_events n on n.order_id = e.order_id and n.id > e.id where n.created_at < e.created_at`,
  'documents are numbered by date, in the financial year of their day': `
    select i.number as what from public.invoices i
    where split_part(i.number, '/', 2) <> private.financial_year(i.issued_at) or exists (
      select 1 from public.invoices n
      where n.kind = i.kind and split_part(n.number, '/', 2) = split_part(i.number, '/', 2)
        and n.number > i.number and n.issued_at < i.issued_at
    )`,
  'a return was asked for in its time': `
    select r.id::text as what from public.returns r join public.orders o on o.id = r.order_id
    where r.created_at not between o.delivered_at and o.delivered_at + interval '7 days'`,
  'a commission was approved when nothing could come back': `
    select c.id::text as what from public.commissions c join public.orders o on o.id = c.order_id
    where c.approved_at <= o.delivered_at + interval '7 days'`,
  'a coupon was used while it was valid': `
    select o.number as what from public.orders o join public.coupons c on c.id = o.coupon_id
    where o.placed_at not between c.valid_from and c.valid_until`,
  'a review follows its parcel': `
    select r.id::text as what from public.reviews r where r.user_id is not null and not exists (
      select 1 from public.orders o join public.order_lines l on l.order_id = o.id
      where o.user_id = r.user_id and l.product_id = r.product_id
        and (o.delivered_at at time zone 'Asia/Kolkata')::date <= r.reviewed_on
    )`,
};

/** Of each kind, how many; the same in every past. */
const census = `
  select jsonb_build_object(
    'customers', (select count(*) from auth.users u where u.email like '%@mail.example'),
    'orders', (select jsonb_object_agg(status, n) from (select status, count(*) n from public.orders group by 1) t),
    'returns', (select jsonb_object_agg(state, n) from (select state, count(*) n from public.returns group by 1) t),
    'payments', (
      select jsonb_object_agg(method || '/' || state, n)
      from (select method, state, count(*) n from public.payments group by 1, 2) t
    ),
    'commissions', (select jsonb_object_agg(state, n) from (select state, count(*) n from public.commissions group by 1) t),
    'payouts', (select jsonb_object_agg(state, n) from (select state, count(*) n from public.affiliate_payouts group by 1) t),
    'messages', (select count(distinct status) from public.contact_messages),
    'bulk', (select count(*) from public.bulk_inquiries), 'vendors', (select count(*) from public.vendor_applications),
    'subscribers', (select count(*) from public.newsletter_subscribers),
    'stock', (select count(*) from public.stock_adjustments),
    'reviews', (select count(*) from public.reviews r where r.user_id is not null),
    'log', (select count(*) from public.admin_actions),
    'mails', (select count(*) from private.outbox o where o.sent_at is null)
  ) as census`;

type Backend = Awaited<ReturnType<typeof openBackend>>;

let dataDir: string;
let backend: Backend;
const start = () => openBackend({ DATA_DIR: dataDir, SHOP_PAST: 'full' });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-past-'));
  // A first start that was broken off has left this.
  await mkdir(join(dataDir, 'postgres.new'));
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18');
  backend = await start();
});

afterAll(async () => {
  await backend.stop();
  await rm(dataDir, { recursive: true });
});

test('a new shop looks back on every state, and every total of it agrees', async () => {
  const [row] = await backend.sql(census);
  expect(row?.census).toMatchObject({
    customers: 25,
    orders: {
      ...{
        pending_payment: 1,
        expired: 2,
        placed: 4,
        confirmed: 3,
        packed: 2,
        shipped: 3,
        out_for_delivery: 2,
      },
      ...{ delivered: 42, cancelled: 4, rto: 2 },
    },
    returns: {
      ...{ requested: 1, approved: 1, picked_up: 1, received: 1, refunded: 3, exchanged: 1, rejected: 1 },
    },
    commissions: { pending: 2, paid: 3, reversed: 1 },
    payouts: { paid: 1, requested: 1 },
    ...{ messages: 3, bulk: 2, vendors: 2, subscribers: 5, stock: 8, mails: 0 },
  });
  await assertLedgersBalance(backend.sql);
  expect(await readdir(dataDir)).not.toContain('postgres.new');
});

test('whatever happened did so at a time at which it could', async () => {
  const laws = Object.entries(timeLaws).map(([law, sql]) => `select '${law}' as law, t.what from (${sql}) t`);
  expect(await backend.sql(laws.join('\nunion all\n'))).toEqual([]);
});

test('a later start adds nothing to it', async () => {
  const before = await backend.sql(census);
  await backend.stop();
  backend = await start();
  expect(await backend.sql(census)).toEqual(before);
});
