import type { Address } from './address';
import type { AppliedPromotion } from './amountRows';
import type { Delivery, Totals } from './pricing';
import type { PromisedDates } from './promisedDays';

export type OrderStatus =
  | 'pending_payment'
  | 'expired'
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'cancelled'
  | 'rto';

/** The way of an order when nothing goes wrong (spec §4, Tracking). */
export const orderCourse = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** Names of the timeline's steps, in the order of the staff's filter (spec §4, Tracking). */
export const orderStatusNames: Record<OrderStatus, string> = {
  pending_payment: 'Waiting for Payment',
  expired: 'Not Paid in Time',
  placed: 'Order Placed',
  confirmed: 'Order Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  rto: 'Returned to Sender',
};

export type PaymentState =
  | 'due'
  | 'collected'
  | 'refused'
  | 'created'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'part_refunded'
  | 'refunded';

export interface Payment {
  id: string;
  method: 'cod' | 'online';
  state: PaymentState;
  /** How the provider was paid; `null` before that and for cash. */
  channel: 'upi' | 'card' | 'netbanking' | null;
  /** Rupees. */
  amount: number;
  /** Rupees that went back. */
  refunded: number;
}

/** Money on its way back. `at` is an ISO time, `vpa` the UPI ID that cash goes to. */
export interface Refund {
  id: string;
  amount: number;
  state: 'pending' | 'settled' | 'failed';
  reason: string;
  vpa: string | null;
  at: string;
}

export type ReturnKind = 'return' | 'exchange';

export type ReturnState =
  | 'requested'
  | 'approved'
  | 'picked_up'
  | 'received'
  | 'refunded'
  | 'exchanged'
  | 'rejected';

export interface ReturnedLine {
  variantId: string;
  quantity: number;
  exchangeVariantId: string | null;
  /** What the other size is called; `null` of a return, and of a size that is not shown any more. */
  exchangeVariant: string | null;
}

/** A return or exchange the shopper asked for. `at` is an ISO time, `refundAmount` rupees once it is known. */
export interface OrderReturn {
  id: string;
  kind: ReturnKind;
  state: ReturnState;
  reason: string;
  comment: string;
  refundAmount: number | null;
  /** Of what was paid in cash: the UPI ID that the money goes to, or `credit`. */
  refundTo: string | null;
  /** What the shop last said about it; often nothing. */
  note: string;
  at: string;
  lines: ReturnedLine[];
}

export interface OrderLine {
  variantId: string;
  productId: string;
  name: string;
  variant: string;
  /** Of the product's first picture, or of the placeholder where it had none. */
  imagePath: string;
  /** Rupees a piece. */
  unitPrice: number;
  quantity: number;
  lineTotal: number;
  /** Rupees that promotions take off all pieces of the line. */
  discount: number;
  /** It comes back only where it came broken or wrong (spec §9), as was said when it was bought. Absent before an order. */
  isFinalSale?: boolean;
}

/** One step of an order's history; append-only in the database. `at` is an ISO time. */
export interface OrderEvent {
  status: OrderStatus;
  note: string;
  at: string;
}

/** Pieces that an order which stands has lost; rupees, `at` is an ISO time. */
export interface Cancellation {
  lines: { name: string; variant: string; quantity: number }[];
  /** By how much the order costs less. */
  amount: number;
  /** What of it went back; the rest had not been paid. */
  refunded: number;
  /** They were in a parcel that came back; otherwise they were cancelled. */
  cameBack: boolean;
  at: string;
}

/** One of several parcels of an order; `deliveredAt` is an ISO time. */
export interface Parcel {
  position: number;
  state: 'shipped' | 'out_for_delivery' | 'delivered' | 'rto';
  courier: string;
  trackingNumber: string;
  deliveredAt: string | null;
  lines: { variantId: string; name: string; variant: string; quantity: number }[];
}

/** A placed order as its shopper sees it. Amounts are rupees; times are ISO 8601, days are days in IST. */
export interface Order extends Totals, PromisedDates {
  id: string;
  number: string;
  status: OrderStatus;
  email: string;
  delivery: Delivery;
  /** Percent by which its GST was computed. */
  gstPercent: number;
  placedAt: string;
  couponId: string | null;
  promotions: AppliedPromotion[];
  /** Until when stock and savings are held for an open payment; `null` unless it waits for one. */
  expiresAt: string | null;
  deliveredAt: string | null;
  courier: string | null;
  trackingNumber: string | null;
  shipTo: Omit<Address, 'id' | 'isDefault'>;
  lines: OrderLine[];
  events: OrderEvent[];
  /** `null` where nothing was due. */
  payment: Payment | null;
  refunds: Refund[];
  /** Empty where all of it leaves as one. */
  parcels: Parcel[];
  /** The first first. */
  cancellations: Cancellation[];
  returns: OrderReturn[];
}

/** Balance and the part of it that an order takes, in rupees. */
export interface Balance {
  balance: number;
  used: number;
}
