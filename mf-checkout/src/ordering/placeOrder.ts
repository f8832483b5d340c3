import { type Arguments, type Database, unwrap } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { quoteArguments, type QuoteRequest } from './quoteOrder';

/** A business as its GST certificate names it. */
export type GstBuyer = NonNullable<Arguments<'place_order'>['p_gst']>;

export interface OrderRequest extends QuoteRequest {
  /** One per attempt of the shopper; sent again unchanged when the answer got lost. */
  idempotencyKey: string;
  addressId: string;
  /** `none` where coupon, credit and gift cards pay everything. */
  paymentMethod: 'cod' | 'online' | 'none';
  /** Rupees the shopper saw as due and agreed to; below, those that their credit and gift cards pay. */
  expectedDue: number;
  expectedCredit: number;
  expectedGiftCards: number;
  /** Affiliate code the shopper came by. */
  affiliateCode?: string;
  /** Ids of the promotions that the shopper saw: should one have ended, the refusal names it. */
  promotions: string[];
  /** Who wants a tax invoice for a business. */
  gst?: GstBuyer;
  /** A guest's; the server knows an account's. */
  email?: string;
}

/** What became of an order. */
export interface OrderReceipt {
  number: string;
  status: Order['status'];
  /** Set while the order waits for an online payment. */
  paymentId: string | null;
}

/**
 * Places the order in one transaction; sending the same request again answers with the same order. Paid online it
 * waits for its payment, and the bag stays as it is until then. Throws `DataError` (`supabase/CONVENTIONS.md`).
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<OrderReceipt> {
  const row = await unwrap(
    db.rpc('place_order', {
      ...quoteArguments(request),
      p_idempotency_key: request.idempotencyKey,
      p_address_id: request.addressId,
      p_payment_method: request.paymentMethod,
      p_expected_due: request.expectedDue,
      p_expected_credit: request.expectedCredit,
      p_expected_gift_cards: request.expectedGiftCards,
      p_affiliate_code: request.affiliateCode ?? null,
      p_promotions: request.promotions,
      ...(request.gst && { p_gst: request.gst }),
      ...(request.email !== undefined && { p_email: request.email }),
    }),
  );
  return { number: row.number, status: row.status, paymentId: row.payment_id };
}
