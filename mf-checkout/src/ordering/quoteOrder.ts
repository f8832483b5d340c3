import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { type Order, placeholderPicture, type totalsOf } from '@shop/kernel/domain';
import type { RequestLine } from './requestLines';

type QuoteRow = Answer<'quote_order'>;

export const deliveries = ['standard', 'express'] as const satisfies readonly QuoteRow['delivery'][];
export type Delivery = (typeof deliveries)[number];

/** What an order is made of, apart from where it goes and how it is paid. */
export interface QuoteRequest {
  lines: RequestLine[];
  delivery: Delivery;
  /** Code of the wanted coupon. */
  coupon?: string;
  useCredit?: boolean;
  useGiftCards?: boolean;
}

export type Place = QuoteRow['place'];
type Totals = ReturnType<typeof totalsOf>;

/** The server's price for a bag (`quote_order`): what is shown at review is what is charged. */
export interface Quote extends Totals {
  /** Those that the database chose for this bag. */
  promotions: QuoteRow['promotions'];
  /** What a little more would bring. */
  nearPromotion: QuoteRow['near_promotion'];
  /** With what is there of each, and what it cost before. */
  lines: (Order['lines'][number] & { stock: number; mrp: number })[];
  delivery: Delivery;
  coupon: { id: string; title: string } | null;
  /** Why the wanted coupon does not count, in words for the shopper; `null` when it does or none is wanted. */
  couponProblem: QuoteRow['coupon_problem'];
  /** Why the wanted coupon is left out although it counts: promotions that do not go with it save more. */
  couponAside: QuoteRow['coupon_aside'];
  /** Coupons to suggest, as the database judges them. */
  offers: QuoteRow['offers'];
  /** Balance and the part of it that the order takes, in rupees. */
  credit: { balance: number; used: number };
  giftCards: { balance: number; used: number };
  /** The sum is below the limit; whether the place has it, `place` says. */
  codAllowed: boolean;
  /** What is promised in general: a quote is for no place. */
  place: Place;
}

const toLine = (row: QuoteRow['lines'][number]): Quote['lines'][number] => ({
  variantId: row.variant_id,
  productId: row.product_id,
  name: row.name,
  variant: row.variant_label,
  imagePath: row.image_path ?? placeholderPicture.path,
  unitPrice: row.unit_price,
  quantity: row.quantity,
  lineTotal: row.line_total,
  discount: row.discount,
  stock: row.stock,
  mrp: row.mrp,
});

/** A price as the database answers it. */
export const toQuote = (row: QuoteRow): Quote => ({
  subtotal: row.subtotal,
  gst: row.gst,
  shipping: row.shipping,
  platformFee: row.platform_fee,
  promotionSaving: row.promotion_saving,
  couponSaving: row.coupon?.saving ?? 0,
  creditUsed: row.credit.used,
  saving: row.saving,
  total: row.total,
  giftCardUsed: row.gift_cards.used,
  amountDue: row.amount_due,
  lines: row.lines.map(toLine),
  delivery: row.delivery,
  coupon: row.coupon && { id: row.coupon.id, title: row.coupon.title },
  promotions: row.promotions,
  nearPromotion: row.near_promotion,
  couponProblem: row.coupon_problem,
  couponAside: row.coupon_aside,
  offers: row.offers,
  credit: row.credit,
  giftCards: row.gift_cards,
  codAllowed: row.cod_allowed,
  place: row.place,
});

/** As `quote_order` and `place_order` take it. */
export const quoteArguments = ({ lines, delivery, coupon, useCredit, useGiftCards }: QuoteRequest) => ({
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
  const row = await unwrap(db.rpc('quote_order', quoteArguments(request)));
  return toQuote(row);
}
