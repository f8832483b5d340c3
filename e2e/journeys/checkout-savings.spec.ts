import { expectAccessible } from '../expectAccessible';
import { expect, test } from '../fixtures';
import {
  createShopper,
  expectPlaced,
  fillBag,
  goToProvider,
  openCheckout,
  orderOf,
  phone,
  variantsInStock,
} from './checkoutSteps';

test('an expired coupon says so beside its field, a current one is charged as shown, on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, { min: 500, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  await fillBag(shopper, piece.id);
  await openCheckout(page, shopper);
  await page.goto('/cart');
  await page.getByLabel('Coupon code').fill('WELCOME20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon has expired.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/cart?coupon=namaste10');
  const saving = Math.min(150, Math.round(piece.price / 10));
  await expect(page.getByText(`You save ₹${saving} on this order`)).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Coupon NAMASTE10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Coupon NAMASTE10')).toBeVisible();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  const number = await expectPlaced(page);

  const gst = Math.round((piece.price * 18) / 100);
  expect(await orderOf(shopper, number)).toMatchObject({
    coupon_id: 'NAMASTE10',
    total: piece.price + gst + 50 + 5 - saving,
  });
  await fillBag(shopper, piece.id);
  await page.goto('/cart');
  await expect(page.getByLabel('Coupon code')).toHaveValue('');
});

test('cash stops at ₹5000, and the page says so before anything is ordered', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const [dear] = await variantsInStock(shop, 1, { min: 4300, max: 20_000 });
  await fillBag(shopper, dear?.id ?? '');
  await openCheckout(page, shopper);
  await expect(page.getByText('Only for amounts below ₹5,000.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Pay online/ })).toBeChecked();
  await goToProvider(page);
});
