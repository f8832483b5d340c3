import type { GeneratedRow } from '../generated';

/** A coupon to suggest; a visitor has to sign in for some. */
export interface OfferRow {
  id: string;
  title: string;
  saving: number;
  needs_sign_in: boolean;
}

/** A coupon for one piece of a product; `saving` is empty where one piece is not enough. */
export interface ProductOfferRow extends Pick<
  GeneratedRow<'coupons'>,
  'id' | 'type' | 'value' | 'min_order' | 'max_discount' | 'valid_until'
> {
  needs_sign_in: boolean;
  saving: number | null;
}

/** What applies to a product by itself; in rupees and pieces of goods that it is for, `ends_at` ISO. */
export interface ProductPromotionRow {
  id: string;
  title: string;
  ends_at: string | null;
  first_order: boolean;
  min_amount: number;
  min_pieces: number;
}

/** `lines`: rupees by variant; `is_shared`: what is given is shared out among the pieces that it needs. */
export interface AppliedPromotionRow {
  id: string;
  title: string;
  saving: number;
  is_shared: boolean;
  lines: Record<string, number>;
}

/** What a little more would bring: rupees of goods or pieces that it is for, or pieces of what it gives. */
export interface NearPromotionRow {
  title: string;
  missing_amount: number;
  missing_pieces: number;
  missing_given: number;
  needs_sign_in: boolean;
}
