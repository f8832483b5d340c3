import type { Stage } from './stage';

/** What the sweep of a running shop does: has the provider pay back what is due, and notes it in the provider's books. */
export const settleRefunds = (stage: Stage): Promise<unknown> => stage.ask('service', settle);

const settle = `
  with due as materialized (
    select d.*, 'rfnd_' || replace(d.id::text, '-', '') as receipt from public.take_refunds(20) d
  ), refunded as (
    insert into sandbox_pay.refunds (id, payment_id, amount, receipt, idempotency_key)
    select d.receipt, d.provider_payment_id, d.amount * 100, d.id::text, d.key from due d where d.provider_payment_id is not null
  ), paid_out as (
    insert into sandbox_pay.payouts (id, vpa, amount, reference)
    select d.receipt, d.vpa, d.amount * 100, d.key from due d where d.vpa is not null
  ), whole as (
    update sandbox_pay.payments p set status = 'refunded'
    from due d join sandbox_pay.payments s on s.id = d.provider_payment_id
    join sandbox_pay.orders o on o.id = s.order_id and o.amount = d.amount * 100
    where p.id = s.id
  )
  select public.finish_refund(d.id, d.receipt) from due d`;
