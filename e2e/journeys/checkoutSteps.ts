import type { BrowserContext, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { shop as brand } from '@shop/kernel/domain';
import { expect } from '../fixtures';
import type { RunningShop } from '../runningShop';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1366, height: 900 };

/** A shopper with an account and an address; what a journey is not about is set up without the pages. */
export interface Shopper {
  email: string;
  password: string;
  db: SupabaseClient;
  addressId: string;
}

const password = 'nagpur-orange';
let shoppers = 0;

async function readMail(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  const list = await (await fetch(`${shop.backendUrl}/mailbox?to=${encodeURIComponent(email)}`)).text();
  const entries = [...list.matchAll(/<a href="(\/mailbox\/\d+)">([^<]*)</g)];
  const address = entries.find(([, , found = '']) => subject.test(found))?.[1];
  return address ? (await fetch(`${shop.backendUrl}${address}`)).text() : '';
}

/** Waits for a mail to somebody and answers with its page. */
export async function mailTo(shop: RunningShop, email: string, subject: RegExp): Promise<string> {
  await expect.poll(() => readMail(shop, email, subject)).not.toBe('');
  return readMail(shop, email, subject);
}

/** An account that has confirmed its address, and a delivery address. */
export async function createShopper(shop: RunningShop): Promise<Shopper> {
  shoppers += 1;
  const email = `buyer.${shoppers}@example.com`;
  const visitor = await shop.connect();
  await visitor.auth.signUp({ email, password, options: { data: { full_name: 'Asha Kulkarni' } } });
  const mail = await mailTo(shop, email, /Confirm/);
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail)?.[1] ?? '';
  await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  const db = await shop.connect({ email, password });
  const { data } = await db.rpc('save_address', {
    p_address: {
      ...{ type: 'home', name: 'Asha Kulkarni', phone: '9876543210', address: '12 Ram Nagar, Dharampeth' },
      ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440010', is_default: true },
    },
  });
  return { email, password, db, addressId: (data as { id: string }).id };
}

interface Piece {
  id: string;
  label: string;
  productId: string;
  name: string;
  price: number;
  stock: number;
}

/** Variants with at least `stock` pieces, cheapest product first, so that journeys do not take each other's. */
export async function variantsInStock(
  shop: RunningShop,
  stock: number,
  price: { min: number; max: number },
): Promise<Piece[]> {
  const visitor = await shop.connect();
  const { data } = await visitor
    .from('products')
    .select('id,name,price,product_variants(id,label,stock)')
    .gte('price', price.min)
    .lte('price', price.max)
    .order('price');
  const products = (data ?? []) as {
    id: string;
    name: string;
    price: number;
    product_variants: { id: string; label: string; stock: number }[];
  }[];
  return products.flatMap(({ id: productId, name, price: rupees, product_variants }) =>
    product_variants
      .filter((variant) => variant.stock >= stock)
      .map(({ id, label, stock: left }) => ({ id, label, productId, name, price: rupees, stock: left })),
  );
}

/** Puts a piece into the account's bag, as another device would. */
export async function fillBag({ db }: Shopper, variantId: string, quantity = 1): Promise<void> {
  const { error } = await db.rpc('set_bag_line', { p_variant_id: variantId, p_quantity: quantity });
  expect(error).toBeNull();
}

/** Fills in the sign-in dialog that is open. */
export async function fillSignIn(page: Page, { email }: Shopper): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens a page in a browser where the shopper has signed in before. */
export async function openSignedIn(page: Page, { db }: Shopper, address: string): Promise<void> {
  const { data } = await db.auth.getSession();
  // Any file of the shop's origin: its pages would start as a visitor's.
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    `${brand.slug}-auth`,
    JSON.stringify(data.session),
  ] as const);
  await page.goto(address);
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

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

/** Chooses online payment and goes to the provider's page. Answers with the order's number. */
export async function goToProvider(page: Page): Promise<string> {
  await page.getByRole('radio', { name: /Pay online/ }).check({ force: true });
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
  const started = await db.functions.invoke<{ url: string }>('payments-start', {
    body: { payment_id: (data as { payment_id: string }).payment_id },
  });
  const tab = await context.newPage();
  await tab.goto(started.data?.url ?? '');
  await tab.getByRole('button', { name: /Pay and close the browser/ }).click();
  await expect(tab.getByText('Payment successful')).toBeVisible();
  await tab.close();
  const mail = await mailTo(shop, email, new RegExp(`Ravi ${amount} sent you`));
  return /TDGC(-[0-9A-Z]{4}){4}/.exec(mail)?.[0] ?? '';
}
