import type { Piece } from './goods';
import type { OrderPlot } from './orderPlots';
import { payOnline } from './payOnline';
import type { PlacedOrder } from './PlacedOrder';
import type { Customer } from './planPeople';
import { planReturn } from './planReturn';
import { planReview } from './planReview';
import { settleRefunds } from './settleRefunds';
import { type Actor, day, hour, minute, type Stage } from './stage';

export interface OrderScene {
  plot: OrderPlot;
  /** Milliseconds. */
  now: number;
  admin: Actor;
  cast: readonly Customer[];
  shelf: () => Piece;
}

interface Receipt {
  number: string;
  payment_id: string | null;
  amount_due: number;
}

const couriers = ['Blue Dart', 'Delhivery', 'India Post', 'Ecom Express'];

/** Plans one order from the bag to its end. */
export function planOrder(stage: Stage, scene: OrderScene): void {
  const { plot, now, cast, shelf, admin } = scene;
  const customer = cast[plot.who];
  if (!customer) return;
  const pieces = distinct(Array.from({ length: plot.lines }, shelf));
  const order: PlacedOrder = { number: '', pieces, customer };
  const at = now - plot.ago;
  stage.plan(at, () => place(stage, order, scene));
  const later = (after: number, happen: () => Promise<unknown>) => stage.plan(at + after, happen);
  const advance = (after: number, status: string, more: object = {}) =>
    later(after, () =>
      stage.call(admin, 'advance_order', { p_number: order.number, p_status: status, ...more }),
    );

  if (plot.ending === 'expired') later(11 * minute, () => stage.call('service', 'expire_orders', {}));
  if (plot.ending === 'changed-mind') {
    later(40 * minute, () =>
      stage.call(customer, 'cancel_order', { p_number: order.number, p_reason: 'Ordered the wrong size' }),
    );
    later(42 * minute, () => settleRefunds(stage));
  }
  if (plot.ending === 'refused') {
    advance(20 * hour, 'cancelled', { p_note: 'Found a fault while packing, the last piece' });
    later(21 * hour, () => settleRefunds(stage));
  }
  if (plot.oneMissing) {
    later(21 * hour, () => stage.ask(admin, cancelLastSql, [order.number]));
    later(21 * hour + 2 * minute, () => settleRefunds(stage));
  }
  const steps = stepsOf(plot.ending);
  // Hours on the way.
  const way = plot.express ? 20 : 44;
  // A little apart, as days in a shop are.
  const jitter = (Math.round(plot.ago / minute) % 50) * minute;
  if (steps > 0) advance(3 * hour + jitter / 10, 'confirmed');
  if (steps > 1) advance(22 * hour + jitter / 2, 'packed');
  if (steps > 2) {
    const index = Math.round(plot.ago / hour);
    const courier = couriers[index % couriers.length];
    const tracking = `TD${8_210_000 + index * 37}IN`;
    if (plot.inTwo) {
      const send = (number: string, most: number) =>
        stage.ask(admin, shipSql, [order.number, courier, number, most]);
      later(26 * hour + jitter, () => send(tracking, 1));
      later(34 * hour + jitter, () => send(tracking.replace('IN', '2IN'), 50));
    } else advance(26 * hour + jitter, 'shipped', { p_courier: courier, p_tracking_number: tracking });
  }
  if (steps > 3) advance((26 + way) * hour + jitter, 'out_for_delivery');
  if (plot.ending === 'rto') {
    advance(76 * hour + jitter, 'rto', { p_note: 'Nobody at home, three times' });
    later(77 * hour + jitter, () => settleRefunds(stage));
  }
  if (steps > 4) deliver(stage, order, scene, at + (31 + way) * hour + jitter);
}

/** How many of confirmed, packed, shipped, out for delivery and delivered. */
function stepsOf(ending: OrderPlot['ending']): number {
  const order = ['confirmed', 'packed', 'shipped', 'out-for-delivery', 'delivered'];
  if (ending === 'cash-open') return 5;
  if (ending === 'rto') return 4;
  return order.indexOf(ending) + 1;
}

function deliver(stage: Stage, order: PlacedOrder, { plot, admin }: OrderScene, at: number): void {
  stage.plan(at, () => stage.call(admin, 'advance_order', { p_number: order.number, p_status: 'delivered' }));
  if (plot.means === 'cod' && plot.ending !== 'cash-open') {
    stage.plan(at + 10 * minute, () =>
      stage.ask(
        admin,
        `select public.record_cash(o.number, true) from public.orders o
         where o.number = $1 and exists (select 1 from public.payments p where p.order_id = o.id and p.method = 'cod')`,
        [order.number],
      ),
    );
  }
  // What can no longer come back is the affiliate's. The same minute as the sweep of a running shop.
  if (plot.sentBy !== undefined)
    stage.plan(at + 7 * day + 2 * minute, () => stage.call('service', 'approve_commissions', {}));
  if (plot.returned) planReturn(stage, { order, plot: plot.returned, admin, delivered: at });
  else planReview(stage, order, at, Math.round(plot.ago / hour));
  const { goodwill } = plot;
  if (!goodwill) return;
  const [amount, reason] = goodwill;
  stage.plan(at + 2 * day, () =>
    stage.call(admin, 'refund_order', { p_number: order.number, p_amount: amount, p_reason: reason }),
  );
  stage.plan(at + 2 * day + minute, () => settleRefunds(stage));
}

async function place(stage: Stage, order: PlacedOrder, { plot, cast }: OrderScene): Promise<void> {
  const { customer, pieces } = order;
  const lines = pieces.map(({ variant }, index) => ({
    variant_id: variant,
    quantity: index === 0 ? plot.pieces : 1,
  }));
  const receipt = await stage.ask<Receipt>(customer, placeSql, [
    crypto.randomUUID(),
    lines,
    customer.addressId,
    plot.express ? 'express' : 'standard',
    plot.means === 'cod',
    plot.coupon ?? null,
    plot.useCredit ?? false,
    plot.sentBy === undefined ? null : cast[plot.sentBy]?.id,
    customer.id,
  ]);
  order.number = receipt.number;
  const { payment_id: id, amount_due: amount } = receipt;
  if (id && amount > 0) {
    const paid = plot.ending !== 'expired' && plot.ending !== 'pending';
    await payOnline(stage, { id, amount, paid, means: plot.means === 'cod' ? 'upi' : plot.means, order });
  }
}

/** At the total that the shopper would have seen. Cash where that is allowed, and nothing where credit pays all. */
const placeSql = `
  select public.place_order(
    $1, $2, $3, $4,
    case
      when q.due = 0 then 'none'
      when $5::boolean and q.cash then 'cod' else 'online'
    end,
    q.due, q.coupon, $7, false, (select p.affiliate_code from public.profiles p where p.id = $8), null,
    p_expected_credit => q.credit
  ) as value
  from (
    select (q.quote ->> 'amount_due')::integer as due, (q.quote ->> 'cod_allowed')::boolean as cash,
      (q.quote #>> '{credit,used}')::integer as credit,
      -- Below its least amount, or used up, they do without it.
      q.quote #>> '{coupon,id}' as coupon
    from private.price_order($9, $2, $4, $6, $7, false, (
      select a.pincode from public.addresses a where a.id = $3
    )) as q (quote)
  ) q`;

/** So many of the lines that are still here, as a parcel. */
const shipSql = `
  select public.ship_parcel($1, (
    select jsonb_agg(jsonb_build_object('variant_id', u.variant_id, 'quantity', u.quantity))
    from (
      select n.* from public.orders o
      cross join lateral private.unsent_pieces(o.id) n
      join public.order_lines l on l.order_id = o.id and l.variant_id = n.variant_id
      where o.number = $1 order by l.position limit $4::integer
    ) u
  ), $2, $3) as value`;

/** A piece of the last line, at what its cancellation is quoted with. */
const cancelLastSql = `
  select public.cancel_admin_pieces(
    $1, p.pieces, (public.quote_admin_cancellation($1, p.pieces) ->> 'amount')::integer, gen_random_uuid(),
    'We are sorry: the last one had a fault.'
  ) as value
  from (
    select jsonb_build_array(jsonb_build_object('variant_id', l.variant_id, 'quantity', 1)) as pieces
    from public.order_lines l join public.orders o on o.id = l.order_id
    where o.number = $1 order by l.position desc limit 1
  ) p`;

const distinct = (pieces: Piece[]): Piece[] => [
  ...new Map(pieces.map((piece) => [piece.product, piece])).values(),
];
