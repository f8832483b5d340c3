import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from '../fixtures';
import { call } from './call';
import type { Shopper } from './shoppers';

/** The steps of an order that arrives. */
const wayHome = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

interface Wishes {
  quantity?: number;
  coupon?: string;
  /** Of the affiliate whose link brought the shopper. */
  affiliateCode?: string;
}

/** Orders one size without the pages, to be paid in cash. Answers with the order's number. */
export async function orderInCash(
  { db, addressId }: Pick<Shopper, 'db' | 'addressId'>,
  variantId: string,
  { quantity = 1, coupon, affiliateCode }: Wishes = {},
): Promise<string> {
  const lines = [{ variant_id: variantId, quantity }];
  const quote = await call<{ amount_due: number; coupon_problem: unknown }>(db, 'quote_order', {
    p_lines: lines,
    p_coupon: coupon ?? null,
  });
  expect(quote.coupon_problem).toBeNull();
  const { number } = await call<{ number: string }>(db, 'place_order', {
    p_idempotency_key: crypto.randomUUID(),
    p_lines: lines,
    p_address_id: addressId,
    p_delivery: 'standard',
    p_payment_method: 'cod',
    p_expected_due: quote.amount_due,
    p_coupon: coupon ?? null,
    p_affiliate_code: affiliateCode ?? null,
  });
  return number;
}

/** Moves an order along as the staff does: to the shopper's door, or as far as `statuses` say. */
export async function advance(staff: SupabaseClient, number: string, statuses = wayHome): Promise<void> {
  for (const p_status of statuses) await call(staff, 'advance_order', { p_number: number, p_status });
}
