import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { watchShifts } from '../../steps/layoutShifts';
import { mailTo } from '../../steps/mailbox';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { desktop, phone } from '../../steps/screens';
import { createShopper, openSignedIn, rememberSignIn } from '../../steps/shoppers';
import { expectPlaced, payCash, placeButton, startCheckout } from './steps';

test('a PIN code given once stands on product, bag and checkout, whose frame leads nowhere else', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy at this price');
  await fillBag(shopper, piece.id);
  await rememberSignIn(page, shopper.db);

  // Before anything is given, the account's address says where to: Nagpur.
  await page.goto(`/product/${piece.productId}`);
  const options = page.getByRole('region', { name: 'Delivery options' });
  await options.scrollIntoViewIfNeeded();
  await expect(options.getByText('Delivering to 440010, Nagpur')).toBeVisible();
  await options.getByRole('button', { name: 'Change PIN code' }).click();
  await options.getByLabel('PIN Code').fill('744101');
  await options.getByRole('button', { name: 'Check PIN code' }).click();
  await expect(options.getByText('Delivering to 744101, Andaman and Nicobar Islands')).toBeVisible();
  await expect(options.getByText('Not possible at your PIN code')).toBeVisible();
  await expect(options.getByText('Not offered at your PIN code')).toBeVisible();

  // Cards say it out of the document's styles: none of them is drawn again, and nothing moves.
  const shifted = await watchShifts(page);
  await page.goto('/category/women');
  const onCard = () =>
    page
      .getByRole('article')
      .first()
      .locator('> div')
      .first()
      .evaluate((frame) => getComputedStyle(frame, '::after').content);
  await expect.poll(onCard).toMatch(/^"Arrives by \w+,\s\d+\s\w+"$/);
  expect(await shifted()).toBe(0);

  await page.goto('/cart');
  await expect(page.getByText(/Arrives .*Cash on delivery is not possible there\./)).toBeVisible();
  await page.getByRole('button', { name: 'Change PIN code' }).click();
  await page.getByLabel('PIN Code').fill('900001');
  await page.getByRole('button', { name: 'Check PIN code' }).click();
  await expect(page.getByText('We do not deliver to PIN code 900001 yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/checkout');
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to bag' })).toBeVisible();
  // Total and button stand on the first screen, however long the page is.
  await expect(placeButton(page)).toBeInViewport();
  await expect(page.getByRole('radio', { name: /Pay online/ })).toBeChecked();
  await choose(page.getByRole('radio', { name: 'Deliver to another address' }));
  await page.getByLabel('PIN Code').fill('560001');
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expectAccessible(page);
  await placeButton(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByRole('link', { name: 'Back to bag' }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});

test('a placed order is changed within its hour, for the price that was said before', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(desktop);
  const { shopper } = await startCheckout(page, shop);
  await payCash(page);
  await placeButton(page).click();
  const number = await expectPlaced(page);
  await openSignedIn(page, shopper, `/orders/${number}`);
  await page.getByRole('button', { name: 'Change order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Delivery', { exact: true }).selectOption('Express delivery');
  await dialog.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(dialog.getByText(/You pay ₹[\d,]+ in cash instead of ₹[\d,]+\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change the order' }).click();
  await expect(page.getByText('Express delivery.', { exact: true })).toBeVisible();
  const { data } = await shopper.db.from('orders').select('delivery,shipping').eq('number', number).single();
  expect(data).toEqual({ delivery: 'express', shipping: 150 });
  expect(await mailTo(shop, shopper.email, /is changed/)).toContain('Express delivery.');
});
