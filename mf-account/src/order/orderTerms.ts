import type { Order } from '@shop/kernel/domain';

type OrderLine = Order['lines'][number];

const hour = 3_600_000;

/**
 * Until when the shopper may cancel, in milliseconds, or nothing: an hour after placing it while it is not packed
 * (spec §9), and any time while it waits for its payment. `cancel_order` decides.
 */
export function cancellableUntil(order: Pick<Order, 'status' | 'placedAt'>): number | undefined {
  if (order.status === 'pending_payment') return Infinity;
  if (order.status !== 'placed' && order.status !== 'confirmed') return undefined;
  return Date.parse(order.placedAt) + hour;
}

/**
 * Until when the shopper may change address, sizes and delivery, in milliseconds, or nothing: an hour after placing it,
 * and until the shop has confirmed it (spec §9). `modify_order` decides.
 */
export const modifiableUntil = ({ status, placedAt }: Pick<Order, 'status' | 'placedAt'>) =>
  status === 'placed' ? Date.parse(placedAt) + hour : undefined;

/** What came when: each parcel on its own, an order without parcels at once. */
function arrivals({ status, deliveredAt, parcels, lines }: Delivered): { at: number; lines: Pieces[] }[] {
  if (parcels.length > 0)
    return parcels.flatMap((parcel) =>
      parcel.deliveredAt ? [{ at: Date.parse(parcel.deliveredAt), lines: parcel.lines }] : [],
    );
  return status === 'delivered' && deliveredAt ? [{ at: Date.parse(deliveredAt), lines }] : [];
}

export type Delivered = Pick<Order, 'status' | 'deliveredAt' | 'parcels' | 'lines'>;
type Pieces = Pick<OrderLine, 'variantId' | 'quantity'>;

/**
 * Until when pieces may be sent back, in milliseconds, or nothing: the window of the parcel that came last.
 * `request_return` decides.
 */
export function returnableUntil(order: Delivered, returnDays: number): number | undefined {
  const last = lastArrival(order);
  return last === undefined ? undefined : last + returnDays * 24 * hour;
}

/** When the last parcel so far came, in milliseconds, or nothing. */
export function lastArrival(order: Delivered): number | undefined {
  const came = arrivals(order).map(({ at }) => at);
  return came.length > 0 ? Math.max(...came) : undefined;
}

export interface ReturnableLine extends OrderLine {
  /** Pieces that no return or exchange has asked for yet. */
  left: number;
}

/**
 * The lines of which something that came at `since` or later can still be sent back; a rejected request gives its pieces
 * free again.
 */
export function returnableLines(order: Delivered & Pick<Order, 'returns'>, since: number): ReturnableLine[] {
  const asked = order.returns.filter(({ state }) => state !== 'rejected').flatMap((each) => each.lines);
  const count = (pieces: Pieces[], id: string) =>
    pieces.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = arrivals(order);
  const piecesOf = (some: typeof all) => some.flatMap(({ lines }) => lines);
  const came = piecesOf(all.filter(({ at }) => at >= since));
  return order.lines
    .map((line) => ({
      ...line,
      // What has not arrived yet makes up for nothing that goes back.
      left: Math.min(
        count(came, line.variantId),
        count(piecesOf(all), line.variantId) - count(asked, line.variantId),
      ),
    }))
    .filter(({ left }) => left > 0);
}

/** How long something is still possible, in words; `left` in milliseconds. */
export function timeLeftText(left: number): string {
  const minutes = Math.max(1, Math.ceil(left / 60_000));
  if (minutes < 120) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

/** Before it there is no invoice. */
export const hasLeftTheShop = ({ status }: Pick<Order, 'status'>): boolean =>
  ['shipped', 'out_for_delivery', 'delivered', 'rto'].includes(status);
