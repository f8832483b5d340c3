import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openBackend } from '@shop/supabase-local/testing';
import { keepOrdering, openShopper, type Orders } from '../../chaos/shoppers';
import { startSupervised, type SupervisedShop } from '../../chaos/supervisedShop';
import { expectAccessible } from '../../expectAccessible';
import { firstPort } from '../../ports';

const port = firstPort('supervised');

/** It starts again within half a second at first, so it is killed until its pauses are long enough to be met. */
async function meetTheMoment(shop: SupervisedShop, open: () => Promise<unknown>): Promise<void> {
  try {
    shop.kill('web server');
  } catch {
    // It has not come back from the last time.
  }
  await open();
}

test('a web server that died says “back in a moment” and comes back; SIGTERM under orders loses none', async ({
  page,
  context,
}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-supervised-'));
  const shop = await startSupervised(port, dataDir, {});
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();

  const moment = page.getByRole('heading', { name: 'Back in a moment' });
  await expect(async () => {
    await meetTheMoment(shop, () => page.goto(`${shop.url}/about`));
    await expect(moment).toBeVisible({ timeout: 500 });
  }).toPass();
  // A copy that stays: the page itself asks again after a moment.
  const copy = await context.newPage();
  await copy.emulateMedia({ reducedMotion: 'reduce' });
  await copy.setContent((await page.content()).replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  await expect(copy.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await expectAccessible(copy);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

  const orders: Orders = { acknowledged: [], failedRequests: 0, longestWait: 0, refusals: [] };
  const over = new AbortController();
  const shoppers = await Promise.all([1, 2, 3].map((n) => openShopper(shop, `supervised.${n}@example.com`)));
  const ordering = Promise.all(shoppers.map((shopper) => keepOrdering(shopper, orders, over.signal)));
  await expect.poll(() => orders.acknowledged.length).toBeGreaterThan(5);
  await shop.stop();
  over.abort();
  await ordering;
  expect(orders.refusals).toEqual([]);

  const backend = await openBackend({ DATA_DIR: dataDir });
  const rows = await backend.sql('select number from public.orders');
  await backend.stop();
  expect(rows.map(({ number }) => number)).toEqual(expect.arrayContaining(orders.acknowledged));
  await rm(dataDir, { recursive: true });
});
