import type { GeneratedRow } from '../generated';

/** What goes into a bag, an order or a quote: nothing that has a price. */
export interface BagRequestLine {
  variant_id: string;
  quantity: number;
}

/** `payment_id` and `expires_at` are set while the order waits for an online payment. */
export interface ReceiptRow extends Pick<
  GeneratedRow<'orders'>,
  'number' | 'status' | 'total' | 'amount_due' | 'placed_at' | 'expires_at'
> {
  order_id: string;
  payment_id: string | null;
}
