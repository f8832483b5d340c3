import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { shop as brand } from '@shop/kernel/domain';
import { expect } from '../fixtures';
import type { Account, RunningShop } from '../runningShop';
import { homeAddress } from './homeAddress';
import { mailTo } from './mailbox';

/** A shopper with an account and an address; what a journey is not about is set up without the pages. */
export interface Shopper extends Account {
  db: SupabaseClient;
  addressId: string;
}

/** The demo accounts of every local backend. */
export const demoShopper: Account = { email: 'shopper@example.com', password: 'shop-demo' };
export const admin: Account = { email: 'admin@example.com', password: 'admin-demo' };

const password = 'nagpur-orange';
let shoppers = 0;

/** Signs up and confirms the address, which has no mails yet; answers a client that is signed in. */
export async function openAccount(
  shop: RunningShop,
  account: Account,
  fullName: string,
): Promise<SupabaseClient> {
  const visitor = await shop.connect();
  await visitor.auth.signUp({ ...account, options: { data: { full_name: fullName } } });
  const mail = await mailTo(shop, account.email, /Confirm/);
  const link = /href="([^"]*\/auth\/v1\/verify[^"]*)"/.exec(mail)?.[1] ?? '';
  await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' });
  return shop.connect(account);
}

/** An account that has confirmed its address, and a delivery address. */
export async function createShopper(shop: RunningShop): Promise<Shopper> {
  shoppers += 1;
  const email = `buyer.${shoppers}@example.com`;
  const db = await openAccount(shop, { email, password }, 'Asha Kulkarni');
  const { data } = await db.rpc('save_address', {
    p_address: {
      ...homeAddress,
      name: 'Asha Kulkarni',
      address: '12 Ram Nagar, Dharampeth',
      pincode: '440010',
      is_default: true,
    },
  });
  return { email, password, db, addressId: (data as { id: string }).id };
}

/** Fills in the sign-in dialog that is open. */
export async function fillSignIn(page: Page, { email }: Shopper): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Makes the browser one in which they have signed in before; for journeys that are not about signing in. */
export async function rememberSignIn(page: Page, db: SupabaseClient): Promise<void> {
  const { data } = await db.auth.getSession();
  // Any file of the shop's origin: its pages would start as a visitor's.
  await page.goto('/robots.txt');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    `${brand.slug}-auth`,
    JSON.stringify(data.session),
  ] as const);
}

/** The same for an account that is there from the beginning. */
export const rememberAccount = async (page: Page, shop: RunningShop, account: Account): Promise<void> =>
  rememberSignIn(page, await shop.connect(account));

/** Opens a page in a browser where the shopper has signed in before. */
export async function openSignedIn(page: Page, { db }: Shopper, address: string): Promise<void> {
  await rememberSignIn(page, db);
  await page.goto(address);
}
