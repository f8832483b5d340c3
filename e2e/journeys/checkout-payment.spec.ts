import { expectAccessible } from '../expectAccessible';
import { expect, test } from '../fixtures';
import {
  createShopper,
  desktop,
  expectPlaced,
  fillBag,
  goToProvider,
  mailTo,
  openCheckout,
  orderOf,
  phone,
  variantsInStock,
} from './checkoutSteps';

const cheap = { min: 300, max: 900 };

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`pays by UPI after a failure, on a ${device}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    const shopper = await createShopper(shop);
    const [piece] = await variantsInStock(shop, 5, cheap);
    if (!piece) throw new Error('The sample catalogue has nothing to buy');
    await fillBag(shopper, piece.id);
    await openCheckout(page, shopper);
    await expectAccessible(page);

    const number = await goToProvider(page);
    await page.getByRole('button', { name: /Fail the payment/ }).click();
    await expect(page.getByText(/The UPI payment did not go through/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('timer')).toContainText('Your items are held for');
    await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/sandbox-pay/);
    await page.getByRole('button', { name: 'Pay with any UPI app' }).click();
    expect(await expectPlaced(page)).toBe(number);
    await expect(page.getByText(/paid online/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bag, 0 items' }).first()).toBeVisible();
    await expectAccessible(page);

    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'placed',
      payments: [{ method: 'online', state: 'captured', channel: 'upi' }],
    });
    const mail = await mailTo(shop, shopper.email, new RegExp(`Order ${number} is placed`));
    expect(mail).toContain(piece.name);
  });
}

test('pays by card', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const number = await goToProvider(page);
  await page.getByRole('radio', { name: 'Card', exact: true }).check({ force: true });
  await expect(page.getByLabel('Card number')).toHaveValue(/4111/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectPlaced(page);
  expect(await orderOf(shopper, number)).toMatchObject({
    payments: [{ method: 'online', state: 'captured', channel: 'card' }],
  });
});

test('the browser is closed after paying: the webhook alone places the order', async ({
  page,
  shop,
  context,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const number = await goToProvider(page);
  await page.getByRole('button', { name: /Pay and close the browser/ }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`/checkout/payment/${number}`);
  await expectPlaced(later);
  await later.goto('/cart');
  await expect(later.getByText('Your cart is empty')).toBeVisible();
  await mailTo(shop, shopper.email, new RegExp(`Order ${number} is placed`));
});

test('leaving the provider keeps bag and pieces, the back button buys nothing twice, cash is chosen instead', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const number = await goToProvider(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your order waits for its payment' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your order waits for its payment' })).toBeVisible();

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/sandbox-pay/);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText(/You left the payment page/)).toBeVisible({ timeout: 20_000 });
  await page.goto('/cart');
  await expect(page.getByText(new RegExp(`Your order ${number} of`))).toBeVisible();
  await page.getByRole('link', { name: 'Pay or change it' }).click();

  await page.getByRole('button', { name: 'Choose cash on delivery instead' }).click();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await page.getByRole('button', { name: 'Place order', exact: true }).click();
  const second = await expectPlaced(page);
  expect(second).not.toBe(number);
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'cancelled' });
  expect(await orderOf(shopper, second)).toMatchObject({ payments: [{ method: 'cod', state: 'due' }] });
});

test('a cancelled order gives the bag back, and a late capture is placed all the same', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const number = await goToProvider(page);
  await page.getByRole('button', { name: /Capture late/ }).click();
  await expect(page.getByText('The bank has not answered')).toBeVisible();
  await page.getByRole('button', { name: 'Capture now' }).click();
  await expect(page.getByText('The shop has been told by webhook')).toBeVisible();
  await page.goto(`/checkout/payment/${number}`);
  await expectPlaced(page);

  await fillBag(shopper, piece?.id ?? '');
  await page.goto('/checkout');
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeEnabled();
  const other = await goToProvider(page);
  await page.goto(`/checkout/payment/${other}`);
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  await expect(page.getByText(piece?.name ?? '').first()).toBeVisible();
  expect(await orderOf(shopper, other)).toMatchObject({ status: 'cancelled' });
});

test('what is paid after it was cancelled in another tab goes back, and the page says so', async ({
  page,
  shop,
  context,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  await fillBag(shopper, piece?.id ?? '');
  await openCheckout(page, shopper);
  const number = await goToProvider(page);
  const other = await context.newPage();
  await other.goto(`/checkout/payment/${number}`);
  await other.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(other.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();

  await page.getByRole('button', { name: 'Pay with any UPI app' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect(page.getByText(/back to you/)).toBeVisible({ timeout: 30_000 });
  await mailTo(shop, shopper.email, new RegExp(`Your money for order ${number} is on its way back`));
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'cancelled' });
});
