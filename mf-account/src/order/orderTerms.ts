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

/** Until when pieces may be sent back, in milliseconds, or nothing. `request_return` decides. */
export function returnableUntil(
  order: Pick<Order, 'status' | 'deliveredAt'>,
  returnDays: number,
): number | undefined {
  if (order.status !== 'delivered' || !order.deliveredAt) return undefined;
  return Date.parse(order.deliveredAt) + returnDays * 24 * hour;
}

export interface ReturnableLine extends OrderLine {
  /** Pieces that no return or exchange has asked for yet. */
  left: number;
}

/** The lines of which something can still be sent back; a rejected request gives its pieces free again. */
export function returnableLines({ lines, returns }: Pick<Order, 'lines' | 'returns'>): ReturnableLine[] {
  const asked = returns.filter(({ state }) => state !== 'rejected').flatMap((each) => each.lines);
  return lines
    .map((line) => ({
      ...line,
      left: asked
        .filter(({ variantId }) => variantId === line.variantId)
        .reduce((left, { quantity }) => left - quantity, line.quantity),
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
