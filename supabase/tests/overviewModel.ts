import type { Row } from '@shop/test-databases';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

/** The figures of a period as the overview answers them. */
export interface Figures {
  orders: number;
  gross: number;
  total: number;
  refunds: number;
  net: number;
  [figure: string]: number | null;
}

/** A row of a breakdown. */
export interface Part {
  id: string;
  orders: number;
  total?: number;
  gross?: number;
}

export interface Overview {
  from: string;
  to: string;
  has_orders: boolean;
  current: Figures;
  previous: Figures;
  days: { day: string; orders: number; total: number; refunds: number; net: number; visits: number }[];
  types: Part[];
  states: Part[];
  means: Part[];
  stock_alerts: { default: number; total: number; more: boolean; rows: Record<string, unknown>[] };
}

/** What stands, with its day in India, and nothing added up beforehand. */
const sales = `
  with sale as (
    select o.*, (o.placed_at at time zone 'Asia/Kolkata')::date as day, p.method, p.state as paid, p.channel
    from public.orders o left join public.payments p on p.order_id = o.id
    where o.status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered')
      and (o.placed_at at time zone 'Asia/Kolkata')::date between $1 and $2
  ), back as (
    select r.created_at, r.amount, p.order_id from public.refunds r join public.payments p on p.id = r.payment_id
    where r.state <> 'failed' and r.provider_payment_id is not distinct from p.provider_payment_id
    union all
    select e.created_at, e.amount, e.order_id from public.credit_entries e
    where e.amount > 0 and (e.kind = 'refund' or e.kind = 'reversal' and e.event_key like 'order:%')
    union all
    select e.created_at, e.amount, e.order_id from public.gift_card_entries e where e.amount > 0
    union all
    select c.created_at, -c.refunded, c.order_id from public.order_cancellations c
  ), refund as (
    select b.amount from back b join public.orders o on o.id = b.order_id
    where o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
      and (b.created_at at time zone 'Asia/Kolkata')::date between $1 and $2
  )`;

const figures = `${sales}
  select jsonb_build_object(
    'orders', count(*), 'gross', coalesce(sum(subtotal), 0), 'discounts', coalesce(sum(saving - credit_used), 0),
    'gst', coalesce(sum(gst), 0), 'shipping', coalesce(sum(shipping), 0), 'fees', coalesce(sum(platform_fee), 0),
    'total', coalesce(sum(subtotal + gst + shipping + platform_fee - (saving - credit_used)), 0),
    'cash_due', coalesce(sum(amount_due) filter (where paid = 'due'), 0),
    'cash_collected', coalesce(sum(amount_due) filter (where paid = 'collected'), 0),
    'refunds', (select coalesce(sum(amount), 0) from refund),
    'new_customers', count(distinct user_id) filter (where not exists (
      select 1 from public.orders e where e.user_id = sale.user_id and e.placed_at < sale.placed_at
        and (e.placed_at at time zone 'Asia/Kolkata')::date < $1
        and e.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
    )),
    'customers', count(distinct user_id)
  ) as figures from sale`;

/** The same sums by the plainest statements there are: what the overview has to answer. */
export async function figuresByHand(run: Run, from: string, to: string): Promise<Record<string, number>> {
  const [row] = await run(figures, [from, to]);
  return row?.figures as Record<string, number>;
}

/** What of the overview contradicts itself or the sums by hand; empty when everything agrees. */
export async function overviewFaults(run: Run, overview: Overview): Promise<string[]> {
  const { current, from, to, days, states, means, types } = overview;
  const { customers = 0, ...byHand } = await figuresByHand(run, from, to);
  const sum = (parts: readonly object[], of: string) =>
    parts.reduce((total, part) => total + Number(Object.entries(part).find(([name]) => name === of)?.[1]), 0);
  const laws: [string, unknown, unknown][] = [
    ...Object.entries(byHand).map(([name, value]): [string, unknown, unknown] => [
      name,
      current[name],
      value,
    ]),
    ['customers', Number(current.new_customers) + Number(current.returning_customers), customers],
    ['net is total less refunds', current.net, current.total - current.refunds],
    [
      'the statement adds up',
      current.gross -
        Number(current.discounts) +
        Number(current.gst) +
        Number(current.shipping) +
        Number(current.fees),
      current.total,
    ],
    ['days add up to the total', sum(days, 'total'), current.total],
    ['days add up to the orders', sum(days, 'orders'), current.orders],
    ['days add up to the refunds', sum(days, 'refunds'), current.refunds],
    ['states add up to the total', sum(states, 'total'), current.total],
    ['states add up to the orders', sum(states, 'orders'), current.orders],
    ['means add up to the total', sum(means, 'total'), current.total],
    ['types add up to gross', sum(types, 'gross'), current.gross],
  ];
  return laws.flatMap(([name, is, should]) =>
    is === should ? [] : [`${name}: ${String(is)}, not ${String(should)}`],
  );
}
