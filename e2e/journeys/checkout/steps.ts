import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { choose } from '../../steps/choose';
import { mailTo } from '../../steps/mailbox';
import { fillBag, type Piece, variantsInStock } from '../../steps/pieces';
import { createShopper, openSignedIn, type Shopper } from '../../steps/shoppers';

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

/** From the bag: by the button of its summary, which the bar at the foot of a phone stands in for. */
export const proceedToCheckout = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: 'Proceed to Checkout' }).click();

/** Opens the checkout of a filled bag, with the saved address chosen. */
export async function openCheckout(page: Page, shopper: Shopper): Promise<void> {
  await openSignedIn(page, shopper, '/checkout');
  await expect(page.getByRole('radio', { name: /12 Ram Nagar/ })).toBeChecked();
  await expect(placeButton(page)).toBeEnabled();
}

/** Opens the checkout for a new shopper with one piece of the price in the bag, of which at least five are there. */
export async function startCheckout(
  page: Page,
  shop: RunningShop,
  price = { min: 300, max: 900 },
): Promise<{ shopper: Shopper; piece: Piece }> {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, price);
  if (!piece) throw new Error('The sample catalogue has nothing to buy at this price');
  await fillBag(shopper, piece.id);
  await openCheckout(page, shopper);
  return { shopper, piece };
}

/** Chooses to pay the courier, which nobody does for the shopper. */
export const payCash = (page: Page) => choose(page.getByRole('radio', { name: /Cash on delivery/ }));

/** Chooses online payment and goes to the provider's page. Answers with the order's number. */
export async function goToProvider(page: Page): Promise<string> {
  await choose(page.getByRole('radio', { name: /Pay online/ }));
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await page.waitForURL(/sandbox-pay/);
  await expect(page.getByRole('heading', { name: 'How do you want to pay?' })).toBeVisible();
  return /TD[0-9A-Z]{10}/.exec((await page.textContent('body')) ?? '')?.[0] ?? '';
}

/** Waits for the thanks and answers with the order's number. */
export async function expectPlaced(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/placed\/TD/);
  await expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  return /TD[0-9A-Z]{10}/.exec(page.url())?.[0] ?? '';
}

/** Status, amounts and payment of an own order, as the database has them. */
export async function orderOf({ db }: Shopper, number: string) {
  const { data } = await db
    .from('orders')
    .select('status,total,amount_due,coupon_id,gift_card_used,payments(method,state,channel)')
    .eq('number', number)
    .single();
  return data;
}

/** Buys a gift card for the shopper in another tab and answers with its code, as the mail brings it. */
export async function buyGiftCard(
  shop: RunningShop,
  { db, email }: Shopper,
  context: BrowserContext,
  amount: number,
): Promise<string> {
  const { data, error } = await db.rpc('buy_gift_card', {
    p_idempotency_key: crypto.randomUUID(),
    p_request: { amount, recipient_email: email, sender_name: `Ravi ${amount}`, message: 'Happy Diwali' },
  });
  expect(error).toBeNull();
  const started = await db.functions.invoke<{ url: string; fields: Record<string, string> }>(
    'payments-start',
    {
      body: { payment_id: (data as { payment_id: string }).payment_id },
    },
  );
  const { url = '', fields = {} } = started.data ?? {};
  const opened = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const tab = await context.newPage();
  await tab.goto(opened.headers.get('location') ?? '');
  await tab.getByRole('button', { name: /Pay and close the browser/ }).click();
  await expect(tab.getByText('Payment successful')).toBeVisible();
  await tab.close();
  const mail = await mailTo(shop, email, new RegExp(`Ravi ${amount} sent you`));
  return /TDGC(-[0-9A-Z]{4}){4}/.exec(mail)?.[0] ?? '';
}
