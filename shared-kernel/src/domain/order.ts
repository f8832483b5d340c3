import type { Address } from './address';
import type { Delivery, Totals } from './pricing';

export const orderStatuses = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Names of the timeline's steps (spec §4, Tracking). */
export const orderStatusNames: Record<OrderStatus, string> = {
  placed: 'Order Placed',
  confirmed: 'Order Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const paymentMethods = ['cod'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface OrderLine {
  variantId: string;
  productId: string;
  name: string;
  variant: string;
  imagePath: string;
  /** Rupees a piece. */
  unitPrice: number;
  quantity: number;
  lineTotal: number;
}

/** One step of an order's history; append-only in the database. `at` is an ISO time. */
export interface OrderEvent {
  status: OrderStatus;
  note: string;
  at: string;
}

export interface Order extends Totals {
  id: string;
  number: string;
  status: OrderStatus;
  email: string;
  delivery: Delivery;
  placedAt: string;
  shipTo: Omit<Address, 'id' | 'isDefault'>;
  lines: OrderLine[];
  events: OrderEvent[];
  payment: { method: PaymentMethod; state: string };
}

/** The server's price for a bag (`quote_order`): what is shown at review is what is charged. */
export interface Quote extends Totals {
  lines: (OrderLine & { stock: number })[];
  delivery: Delivery;
  /** ISO dates in IST between which the parcel arrives. */
  promisedFrom: string;
  promisedTo: string;
}
