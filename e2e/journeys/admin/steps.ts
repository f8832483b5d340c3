import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { admin, rememberAccount, type Shopper } from '../../steps/shoppers';

/** Calls a function of the database and fails the journey when it is refused. */
export async function call<Answer>(db: SupabaseClient, name: string, args: object = {}): Promise<Answer> {
  const { data, error } = await db.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`);
  return data as Answer;
}

export const rememberAdmin = (page: Page, shop: RunningShop): Promise<void> =>
  rememberAccount(page, shop, admin);

/** Presses a button that asks first, fills in what its dialog asks for, and confirms. */
export async function confirm(
  page: Page,
  button: string,
  answers: Record<string, string> = {},
  action = button,
  place: Page | Locator = page,
): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(answers)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Orders one piece without the pages, to be paid in cash, perhaps by an affiliate's link. Answers with the order's number. */
export async function orderInCash(
  { db, addressId }: Shopper,
  variantId: string,
  coupon?: string,
  affiliateCode?: string,
): Promise<string> {
  const lines = [{ variant_id: variantId, quantity: 1 }];
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
