import type { Order, PaymentMethod, Quote } from '../domain/order';
import type { Delivery } from '../domain/pricing';
import type { BagRequestLine } from './bag';
import type { Database } from './database';
import { unwrap } from './dataError';
import { selectOrders, toOrder, toQuote } from './orderRows';
import type { Answer } from './schema';

/** What an order is made of, apart from where it goes and how it is paid. */
export interface QuoteRequest {
  lines: BagRequestLine[];
  delivery: Delivery;
  /** Code of the wanted coupon. */
  coupon?: string;
  useCredit?: boolean;
  useGiftCards?: boolean;
}

const toQuoteArgs = ({ lines, delivery, coupon, useCredit, useGiftCards }: QuoteRequest) => ({
  p_lines: lines,
  p_delivery: delivery,
  p_coupon: coupon ?? null,
  p_use_credit: useCredit ?? false,
  p_use_gift_cards: useGiftCards ?? false,
});

/**
 * The server's price of a bag, which is what will be charged. A coupon that does not count is no error: the quote
 * says why. Throws `DataError`: INVALID_LINES, INVALID_DELIVERY, UNKNOWN_VARIANT {variant_id}, TOO_MANY_ATTEMPTS.
 */
export async function quoteOrder(db: Database, request: QuoteRequest): Promise<Quote> {
  const row = await unwrap(db.rpc('quote_order', toQuoteArgs(request)));
  return toQuote(row);
}

export interface OrderRequest extends QuoteRequest {
  /** One per attempt of the shopper; sent again unchanged when the answer got lost. */
  idempotencyKey: string;
  addressId: string;
  paymentMethod: PaymentMethod;
  /** Rupees the shopper saw as due and agreed to. */
  expectedDue: number;
  /** Affiliate code the shopper came by. */
  affiliateCode?: string;
}

/** What `place_order` and `cancel_order` answer. Amounts in rupees, times ISO. */
export interface OrderReceipt {
  number: string;
  status: Order['status'];
  total: number;
  amountDue: number;
  /** Set while the order waits for an online payment. */
  paymentId: string | null;
  /** Until when its stock is held for that payment. */
  expiresAt: string | null;
}

const toReceipt = (row: Answer<'place_order'>): OrderReceipt => ({
  number: row.number,
  status: row.status,
  total: row.total,
  amountDue: row.amount_due,
  paymentId: row.payment_id,
  expiresAt: row.expires_at,
});

/**
 * Places the order in one transaction; sending the same request again answers with the same order. Paid online it
 * waits for its payment, and the bag stays as it is until then. Throws `DataError` (`supabase/CONVENTIONS.md`).
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<OrderReceipt> {
  const row = await unwrap(
    db.rpc('place_order', {
      ...toQuoteArgs(request),
      p_idempotency_key: request.idempotencyKey,
      p_address_id: request.addressId,
      p_payment_method: request.paymentMethod,
      p_expected_due: request.expectedDue,
      p_affiliate_code: request.affiliateCode ?? null,
    }),
  );
  return toReceipt(row);
}

/**
 * Cancels an own order: within an hour of placing it, or any time while it waits for its payment. Stock, coupon,
 * credit and gift cards go back. Throws `DataError` CANCEL_CLOSED.
 */
export async function cancelOrder(db: Database, number: string, reason = ''): Promise<OrderReceipt> {
  const row = await unwrap(db.rpc('cancel_order', { p_number: number, p_reason: reason }));
  return toReceipt(row);
}

/** One own order, or `undefined` when the shopper has none of that number. Throws `DataError`. */
export async function fetchOrder(db: Database, number: string): Promise<Order | undefined> {
  const rows = await unwrap(selectOrders(db).eq('number', number));
  return rows[0] && toOrder(rows[0]);
}
