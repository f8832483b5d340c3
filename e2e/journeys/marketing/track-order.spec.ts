import type { Route } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { orderInCash } from '../../steps/orders';
import { variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { createShopper } from '../../steps/shoppers';

const pass = (route: Route) => route.continue();
const notFound = 'Order not found. Please check your order number and email.';

test('a real order, the sample and a miss', async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 1, { min: 300, max: 900 });
  const number = await orderInCash(shopper, piece?.id ?? '');

  await page.goto('/track-order');
  const form = page.getByRole('form', { name: 'Track your order' });
  let answer = pass;
  await page.route('**/rest/v1/rpc/track_order', (route) => answer(route));
  /** The answer is on its way until the form has been seen to wait for it. */
  const track = async (order: string, email: string, end: (route: Route) => Promise<void> = pass) => {
    let send = () => {};
    const seen = new Promise<void>((resolve) => (send = resolve));
    answer = async (route) => {
      await seen;
      await end(route);
    };
    await form.getByLabel('Order Number').fill(order);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Track Order' }).click();
    await expect(form.getByRole('button', { name: 'Tracking...' })).toBeDisabled();
    send();
    await expect(form.getByRole('button', { name: 'Track Order' })).toBeEnabled();
  };

  await track(number.toLowerCase(), shopper.email.toUpperCase());
  const real = page.getByRole('region', { name: `Order ${number}` });
  await expect(real.getByText('Our warehouse in Nagpur')).toBeVisible();
  await expect(real.getByText(/^Demo/)).toBeHidden();
  await expectAccessible(page);

  await track(number, 'somebody.else@example.com');
  await expect(page.getByText(notFound)).toBeVisible();
  await expect(page.getByText('In Transit', { exact: true })).toBeHidden();

  await track('TD1', shopper.email);
  await expect(page.getByText(/^Demo: no order of this number/)).toBeVisible();
  await expect(page.getByText('In Transit', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await track('12345', shopper.email);
  await expect(page.getByText(notFound)).toBeVisible();

  await track(number, shopper.email, (route) => route.abort());
  await expect(page.getByText(/could not look it up/)).toBeVisible();
  await track(number, shopper.email);
  await expect(real).toBeVisible();
});
