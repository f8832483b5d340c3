import { readdir } from 'node:fs/promises';
import { assertLedgersBalance } from '@shop/supabase/ledgers';
import { type Overview, overviewFaults } from '@shop/supabase/overview-model';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

/** What has to hold of when things happened; each query finds what happened at a time at which it could not have. */
const timeLaws: Record<string, string> = {
  'nothing lies ahead': `
    select 'order ' || o.number as what from public.orders o where o.placed_at > now()
    union all select 'event ' || e.id from public.order_events e where e.created_at > now()
    union all select 'log ' || a.id from public.admin_actions a where a.created_at > now()`,
  'nobody agreed to a text before it was there': `
    select e.purpose || ' ' || e.id as what from private.consent_entries e
    where e.text_version <> '' and e.text_version::date > private.day_of(e.at)`,
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

let backend: TestBackend;

// Its folder was made by one start, and is opened by a second one, which has to add nothing.
beforeAll(async () => {
  backend = await startTestBackend({ engine: 'pglite', past: 'full' });
});

afterAll(() => backend.stop());

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
  expect(await readdir(backend.dataDir)).not.toContain('postgres.new');
});

test('whatever happened did so at a time at which it could', async () => {
  const laws = Object.entries(timeLaws).map(([law, sql]) => `select '${law}' as law, t.what from (${sql}) t`);
  expect(await backend.sql(laws.join('\nunion all\n'))).toEqual([]);
});

test('the overview of it agrees with the orders themselves, over any days', async () => {
  const [admin] = await backend.sql(`select id from auth.users where email = 'admin@example.com'`);
  const claims = { sub: admin?.id, app_metadata: { role: 'admin' } };
  const overviewOf = async (first: number, last: number) => {
    const [row] = await backend.sql(
      `select public.get_admin_overview(private.day_of(now()) - $1::integer, private.day_of(now()) - $2::integer) as overview
       from (select set_config('request.jwt.claims', $3, false)) c`,
      [first, last, JSON.stringify(claims)],
    );
    return row?.overview as Overview;
  };
  const periods = {
    quarter: [89, 0],
    month: [29, 0],
    week: [6, 0],
    today: [0, 0],
    before: [60, 31],
    year: [399, 0],
  };
  const check = async () => {
    for (const [name, [first = 0, last = 0]] of Object.entries(periods))
      expect([name, await overviewFaults(backend.sql, await overviewOf(first, last))]).toEqual([name, []]);
  };
  await check();
  await backend.sql('select public.refresh_figures()');
  await check();
  const overview = await overviewOf(29, 0);
  const { current, from, to, states, types, means } = overview;
  for (const figure of [
    'refunds',
    'discounts',
    'cash_due',
    'cash_collected',
    'visits',
    'returning_customers',
  ])
    expect([figure, current[figure]]).not.toEqual([figure, 0]);

  // And the lists behind its figures are as long as they say.
  const listed = async (filter: object) => {
    const [row] = await backend.sql(
      `select public.list_admin_orders('', 'sold', '-placed', 0, 1, $1::text::jsonb) as list`,
      [JSON.stringify({ from, to, ...filter })],
    );
    return (row!.list as { total: number }).total;
  };
  expect(await listed({})).toBe(current.orders);
  expect(await listed({ with: 'first-order' })).toBe(current.new_customers);
  for (const { id, orders } of states) expect([id, await listed({ state: id })]).toEqual([id, orders]);
  for (const { id, orders } of types) expect([id, await listed({ type: id })]).toEqual([id, orders]);
  for (const { id, orders } of means) {
    const filter = ['credit', 'gift-card'].includes(id) ? { with: id } : { payment: id };
    expect([id, await listed(filter)]).toEqual([id, orders]);
  }
  const [paidBack] = await backend.sql(
    `select count(distinct r.order_id)::integer as orders
     from private.refunds_between(private.day_begins($1::date), private.day_begins($2::date + 1)) r
     join public.orders o on o.id = r.order_id and o.status = 'delivered'`,
    [from, to],
  );
  expect(await listed({ with: 'refund' })).toBe(paidBack?.orders);
});
