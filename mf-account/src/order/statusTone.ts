import type { Order } from '@shop/kernel/domain';

/** Colour of an order's badge; the status itself is always written out. */
export const statusTone: Record<Order['status'], 'neem' | 'haldi' | 'neutral' | 'kumkum'> = {
  pending_payment: 'haldi',
  expired: 'neutral',
  placed: 'haldi',
  confirmed: 'haldi',
  packed: 'haldi',
  shipped: 'neutral',
  out_for_delivery: 'neutral',
  delivered: 'neem',
  cancelled: 'kumkum',
  rto: 'kumkum',
};
