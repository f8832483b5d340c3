import type { Row } from '@shop/test-databases';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

/** What has to hold at any time; each query finds the rows for which it does not. */
const rules: Record<string, string> = {
  'a credit balance is the sum of its entries': `
    select a.user_id::text as what from public.credit_accounts a
    left join public.credit_entries e on e.user_id = a.user_id
    group by a.user_id having a.balance <> coalesce(sum(e.amount), 0)`,
  'a gift card balance is the sum of its entries': `
    select g.id::text as what from public.gift_cards g
    left join public.gift_card_entries e on e.gift_card_id = g.id
    group by g.id having g.balance <> coalesce(sum(e.amount), 0)`,
  'a coupon counts its uses': `
    select c.id as what from public.coupons c
    left join public.coupon_uses u on u.coupon_id = c.id and u.state <> 'released'
    group by c.id having c.used <> count(u.id)`,
  'a coupon use follows its order': `
    select o.number as what from public.coupon_uses u join public.orders o on o.id = u.order_id
    where u.state <> case when o.status = 'pending_payment' then 'reserved'
      when o.status in ('expired', 'cancelled') then 'released' else 'consumed' end`,
  'a limited promotion counts its uses': `
    select m.title as what from public.promotions m
    left join public.promotion_uses u on u.promotion_id = m.id and u.state <> 'released'
    where m.total_limit is not null group by m.id having m.used <> count(u.order_id)`,
  'a promotion follows its order': `
    select o.number as what from public.promotion_uses u join public.orders o on o.id = u.order_id
    where u.state <> case when o.status = 'pending_payment' then 'reserved'
      when o.status in ('expired', 'cancelled') then 'released' else 'consumed' end`,
  'what promotions take off an order they take off its lines': `
    select o.number as what from public.orders o
    where o.promotion_saving <> (select sum(l.discount) from public.order_lines l where l.order_id = o.id)
      or o.promotion_saving <> (select coalesce(sum(u.amount), 0) from public.promotion_uses u where u.order_id = o.id)
      or exists (
        select 1 from public.promotion_uses u where u.order_id = o.id
          and u.amount <> (select sum(e.value::integer) from jsonb_each_text(u.lines) e)
      )`,
  'an order is the sum of its lines': `
    select o.number as what from public.orders o left join public.order_lines l on l.order_id = o.id
    group by o.id having o.subtotal is distinct from sum(l.line_total)`,
  'what was cancelled of an order was due no more or went back': `
    select o.number as what from public.orders o join public.order_cancellations c on c.order_id = o.id
    left join public.payments p on p.order_id = o.id
    where c.refunded > c.amount - case when p.method = 'cod' then c.from_due else 0 end`,
  'an order is in the state of its last event': `
    select o.number as what from public.orders o
    where o.status is distinct from (
      select e.status from public.order_events e where e.order_id = o.id order by e.id desc limit 1
    )`,
  'an order holds the credit that it used, and none when it ended': `
    select o.number as what from public.orders o
    left join public.credit_entries e on e.order_id = o.id and e.kind in ('order', 'reversal')
      and starts_with(e.event_key, 'order:')
    group by o.id having case
      when o.status in ('expired', 'cancelled') then coalesce(sum(e.amount), 0) <> 0
      when o.status = 'pending_payment' then -coalesce(sum(e.amount), 0) <> o.credit_used
      else -coalesce(sum(e.amount), 0) not between 0 and o.credit_used end`,
  'an order holds the gift card money that it used, and none when it ended': `
    select o.number as what from public.orders o
    left join public.gift_card_entries e on e.order_id = o.id
    group by o.id having case
      when o.status in ('expired', 'cancelled') then coalesce(sum(e.amount), 0) <> 0
      when o.status = 'pending_payment' then -coalesce(sum(e.amount), 0) <> o.gift_card_used
      else -coalesce(sum(e.amount), 0) not between 0 and o.gift_card_used end`,
  'an order has one payment over what is due, and none over nothing': `
    select o.number as what from public.orders o left join public.payments p on p.order_id = o.id
    -- What was paid online for pieces that were cancelled then has been paid all the same.
    group by o.id having coalesce(sum(p.amount), 0) <> o.amount_due + case when bool_or(p.method = 'online') then (
      select coalesce(sum(c.from_due), 0) from public.order_cancellations c where c.order_id = o.id
    ) else 0 end or count(p.id) > 1`,
  'an order that waits for nothing is paid or to be paid in cash': `
    select o.number as what from public.orders o join public.payments p on p.order_id = o.id
    where p.method = 'online' and p.captured_at is null and o.status not in ('pending_payment', 'expired', 'cancelled')`,
  'money for an order that ended is on its way back': `
    select o.number as what from public.orders o join public.payments p on p.order_id = o.id
    left join public.refunds r on r.payment_id = p.id and r.provider_payment_id = p.provider_payment_id
      and r.state <> 'failed'
    where p.captured_at is not null and o.status in ('expired', 'cancelled')
    group by o.id, p.id having coalesce(sum(r.amount), 0) <> p.amount`,
  'refunds never exceed a payment, and settled ones are counted': `
    select p.id::text as what from public.payments p
    left join public.refunds r on r.payment_id = p.id
      and r.provider_payment_id is not distinct from p.provider_payment_id and r.state <> 'failed'
    group by p.id having coalesce(sum(r.amount), 0) > p.amount
      or p.refunded <> coalesce(sum(r.amount) filter (where r.state = 'settled'), 0)`,
  'a paid gift card was issued once, and no other': `
    select p.id::text as what from public.gift_card_purchases p
    left join public.gift_cards g on g.purchase_id = p.id
    group by p.id having count(g.id) <> (p.state = 'paid')::integer`,
  'a commission ends with its order': `
    select o.number as what from public.commissions c join public.orders o on o.id = c.order_id
    where o.status in ('cancelled', 'rto') and c.state in ('pending', 'approved')
      or o.status in ('pending_payment', 'expired')`,
  'an order that has left the shop has its invoice, over what it cost': `
    select o.number as what from public.orders o
    left join public.invoices i on i.order_id = o.id and i.kind = 'invoice'
    where o.status in ('shipped', 'out_for_delivery', 'delivered', 'rto')
      and coalesce(i.total, 0) <> (o.total + o.credit_used + (
        select coalesce(sum(c.amount), 0) from public.order_cancellations c where c.order_id = o.id and c.invoiced
      )) * 100::bigint`,
  'what an invoiced order lost has its credit note': `
    select o.number as what from public.orders o join public.order_cancellations c on c.order_id = o.id and c.invoiced
    group by o.id having sum(c.amount) * 100::bigint > (
      select coalesce(sum(i.total), 0) from public.invoices i where i.order_id = o.id and i.kind = 'credit_note'
    )`,
  'a parcel that came back left its order, or took all of it': `
    select p.tracking_number as what from public.parcels p join public.orders o on o.id = p.order_id
    where p.state = 'rto' and o.status <> 'rto'
      and not exists (select 1 from public.order_cancellations c where c.parcel_id = p.id)`,
  'parcels hold pieces of their order and no more': `
    select o.number as what from public.orders o join public.parcels p on p.order_id = o.id and p.state <> 'rto'
    join public.parcel_lines i on i.parcel_id = p.id
    group by o.id, i.variant_id having sum(i.quantity) > (
      select coalesce(sum(l.quantity), 0) from public.order_lines l
      where l.order_id = o.id and l.variant_id = i.variant_id
    )`,
  'an invoice or credit note is the sum of its lines': `
    select i.number as what from public.invoices i left join public.invoice_lines l on l.invoice_id = i.id
    group by i.id having i.total is distinct from sum(l.total)`,
  'credit notes never exceed their invoice': `
    select i.number as what from public.invoices i join public.invoices n on n.corrects = i.id
    group by i.id having sum(n.total) > i.total`,
  'credit notes take back no more pieces than were sold': `
    select i.number as what from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
    join public.invoices n on n.corrects = i.id and n.reason in ('Goods returned', 'Pieces cancelled', 'Parcel not delivered')
    join public.invoice_lines c on c.invoice_id = n.id and c.position = l.position
    group by i.id, l.position, l.quantity having sum(c.quantity) > l.quantity`,
  'the serials of a series have no gap': `
    select s.series || '/' || s.financial_year as what from private.invoice_serials s
    left join public.invoices i on starts_with(i.number, s.series || '/' || s.financial_year || '/')
    group by s.series, s.financial_year
    having array_agg(split_part(i.number, '/', 3)::integer order by i.number) <> array(select generate_series(1, s.last))`,
};

/** Every balance, sum or state that contradicts the entries that made it. */
export function findLedgerFaults(run: Run): Promise<Row[]> {
  const checks = Object.entries(rules).map(
    ([rule, sql]) => `select '${rule}' as rule, t.what from (${sql}) t`,
  );
  return run(checks.join('\nunion all\n'));
}

/** Fails when there is one. */
export async function assertLedgersBalance(run: Run): Promise<void> {
  expect(await findLedgerFaults(run)).toEqual([]);
}
