import type { Order } from '@shop/kernel/domain';

interface OrderFigures {
  placed: number;
  /** Neither delivered nor cancelled. */
  underway: number;
  /** Rupees of all orders that were not cancelled. */
  spent: number;
}

/** Counts the account's own orders. */
export function orderFigures(orders: readonly Pick<Order, 'status' | 'total'>[]): OrderFigures {
  const kept = orders.filter(({ status }) => status !== 'cancelled');
  return {
    placed: orders.length,
    underway: kept.filter(({ status }) => status !== 'delivered').length,
    spent: kept.reduce((sum, { total }) => sum + total, 0),
  };
}
