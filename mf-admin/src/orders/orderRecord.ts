import type { OrderStatus, PaymentState, ReturnState } from '@shop/kernel/domain';
import type { ListPage } from '../table/listPage';

/** A row of `list_admin_orders`. Rupees, ISO times. */
export interface OrderSummary {
  number: string;
  status: OrderStatus;
  email: string;
  name: string;
  city: string;
  total: number;
  placed_at: string;
  pieces: number;
  method: 'cod' | 'online' | null;
  payment_state: PaymentState | null;
  return_open: boolean;
}

export interface OrderList extends ListPage<OrderSummary> {
  /** By status, and `returns`. */
  counts: Record<string, number>;
}

export interface ReturnRecord {
  id: string;
  kind: 'return' | 'exchange';
  state: ReturnState;
  reason: string;
  comment: string;
  refund_amount: number | null;
  created_at: string;
  next: ReturnState[];
  lines: { name: string; variant_label: string; quantity: number; exchange_label: string | null }[];
  events: { state: ReturnState; note: string; at: string }[];
}

export interface PaymentRecord {
  method: 'cod' | 'online';
  state: PaymentState;
  amount: number;
  refunded: number;
  channel: string | null;
  provider_payment_id: string | null;
  error_text: string | null;
  created_at: string;
}

/** Answer of `get_admin_order`. Rupees, ISO times. */
export interface OrderRecord {
  number: string;
  status: OrderStatus;
  email: string;
  delivery: 'standard' | 'express';
  subtotal: number;
  gst: number;
  shipping: number;
  platform_fee: number;
  coupon_id: string | null;
  coupon_saving: number;
  credit_used: number;
  gift_card_used: number;
  total: number;
  amount_due: number;
  ship_to: { name: string; phone: string; address: string; city: string; state: string; pincode: string };
  placed_at: string;
  courier: string | null;
  tracking_number: string | null;
  affiliate_code: string | null;
  next: OrderStatus[];
  lines: {
    variant_id: string;
    product_id: string;
    name: string;
    variant_label: string;
    image_path: string | null;
    unit_price: number;
    quantity: number;
    line_total: number;
  }[];
  events: { status: OrderStatus; note: string; at: string }[];
  payments: PaymentRecord[];
  refunds: { amount: number; state: string; reason: string; created_at: string }[];
  returns: ReturnRecord[];
}

/** Colour of an order's badge; the status itself is always written out. */
export const orderTone = (status: OrderStatus): 'haldi' | 'neem' | 'kumkum' | 'neutral' => {
  if (status === 'delivered') return 'neem';
  if (status === 'cancelled' || status === 'rto') return 'kumkum';
  return ['placed', 'confirmed', 'packed'].includes(status) ? 'haldi' : 'neutral';
};

export const paymentText = (method: 'cod' | 'online' | null, state: PaymentState | null): string =>
  method === null || state === null
    ? 'Nothing due'
    : `${method === 'cod' ? 'Cash' : 'Online'}, ${state.replace('_', ' ')}`;
