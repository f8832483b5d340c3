import { expect, test } from '../fixtures';
import {
  createShopper,
  desktop,
  expectPlaced,
  fillBag,
  openCheckout,
  orderOf,
  variantsInStock,
} from './checkoutSteps';

test('what another shopper bought meanwhile is named, and nothing is ordered until it is settled', async ({
  page,
  shop,
}) => {
  const [rare, common] = (await variantsInStock(shop, 2, { min: 100, max: 900 })).sort(
    (one, other) => one.stock - other.stock,
  );
  if (!rare || !common) throw new Error('The sample catalogue has nothing to buy');
  const slow = await createShopper(shop);
  const quick = await createShopper(shop);
  await fillBag(slow, rare.id);
  await fillBag(slow, common.id);
  await openCheckout(page, slow);

  const lines = [{ variant_id: rare.id, quantity: rare.stock }];
  const { data: quote } = await quick.db.rpc('quote_order', { p_lines: lines, p_delivery: 'standard' });
  const { error } = await quick.db.rpc('place_order', {
    ...{ p_idempotency_key: crypto.randomUUID(), p_lines: lines, p_address_id: quick.addressId },
    ...{ p_delivery: 'standard', p_payment_method: 'cod' },
    p_expected_due: (quote as { amount_due: number }).amount_due,
  });
  expect(error).toBeNull();

  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expect(page.getByText(`${rare.name} has just sold out. Nothing was ordered.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take what is left' }).click();
  await expect(page.getByText(`${rare.name} is sold out.`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Place order', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  const number = await expectPlaced(page);
  expect(await orderOf(slow, number)).toMatchObject({ status: 'placed' });
});

test('two tabs: what one orders, the other no longer offers', async ({ page, shop, context }) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 4, { min: 100, max: 900 });
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const second = await context.newPage();
  await second.goto('/checkout');
  await expect(second.getByRole('button', { name: 'Place order', exact: true })).toBeEnabled();

  await page.getByRole('button', { name: 'Place order', exact: true }).dblclick();
  await expectPlaced(page);
  // What a browser tells a tab that somebody comes back to.
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(second.getByText('Your cart is empty')).toBeVisible();
  const { data: orders } = await shopper.db.from('orders').select('number');
  expect(orders).toHaveLength(1);
});

test('a reload in the middle keeps every choice, and a lost answer never orders twice', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 4, { min: 100, max: 900 });
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  await page.getByRole('radio', { name: /Express delivery/ }).check({ force: true });
  await page.reload();
  await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /12 Ram Nagar/ })).toBeChecked();

  // The order arrives, its answer does not.
  await page.route('**/rest/v1/rpc/place_order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expect(page.getByText('We did not hear back about your order')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/place_order');
  await page.reload();
  await expect(page.getByText('We did not hear back about your order')).toBeVisible();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  await expectPlaced(page);
  const { data: orders } = await shopper.db.from('orders').select('number,delivery');
  expect(orders).toHaveLength(1);
  expect(orders).toMatchObject([{ delivery: 'express' }]);
});

test('the bag follows the shopper to another device, where it can be changed and undone', async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 4, { min: 100, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  await fillBag(shopper, piece.id, 2);
  await openCheckout(page, shopper);
  await page.goto('/cart');
  await expect(page.getByText('2 items')).toBeVisible();

  const device = await browser.newContext({ baseURL: shop.url, viewport: desktop });
  await device.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  const other = await device.newPage();
  await openCheckout(other, shopper);
  await other.goto('/cart');
  await other.getByRole('button', { name: /Increase quantity/ }).click();
  await expect(other.getByText('3 items')).toBeVisible();
  await other.getByRole('button', { name: `Remove ${piece.name}` }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('3 items')).toBeVisible();
  await device.close();

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('3 items')).toBeVisible();
});
