import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { mailTo } from '../../steps/mailbox';
import { hearMessages } from '../../steps/messages';
import { phone } from '../../steps/screens';
import { expectPlaced, goToProvider, orderOf, placeButton, startCheckout } from './steps';

test('a UPI payment fails, the bag is kept, and the next one places the order, on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const { shopper, piece } = await startCheckout(page, shop);
  await expectAccessible(page);

  const number = await goToProvider(page);
  await page.getByRole('button', { name: /Fail the payment/ }).click();
  await expect(page.getByText(/The UPI payment did not go through/)).toBeVisible();
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

  // The mailbox is a site of its own, as webmail is: it may show what other sites may.
  await page.goto(`${shop.backendUrl}/mailbox?to=${encodeURIComponent(shopper.email)}`);
  await page.getByRole('link', { name: new RegExp(`Order ${number} is placed`) }).click();
  const picture = page.getByRole('img', { name: piece.name });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([160, 200]);
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '');
  expect([answer.headers()['content-type'], answer.headers()['cross-origin-resource-policy']]).toEqual([
    'image/jpeg',
    'cross-origin',
  ]);
  const bytes = await answer.body();
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(bytes.length).toBeLessThan(16_000);
});

test('a card is declined, net banking works, and what is cancelled within the hour is paid back', async ({
  page,
  shop,
}) => {
  const { shopper } = await startCheckout(page, shop);
  const number = await goToProvider(page);
  await choose(page.getByRole('radio', { name: 'Card', exact: true }));
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByText(/The card payment did not go through/)).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/sandbox-pay/);
  await choose(page.getByRole('radio', { name: 'Net banking' }));
  await choose(page.getByRole('radio', { name: 'Axis Bank' }));
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectPlaced(page);
  expect(await orderOf(shopper, number)).toMatchObject({
    payments: [{ method: 'online', state: 'captured', channel: 'netbanking' }],
  });

  await page.getByRole('link', { name: 'See your order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const hear = await hearMessages(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await hear(`Order ${number} is cancelled.`);
  await expect(page.getByText(/₹[\d,]+ (is on its way back|went back) to you/)).toBeVisible();
  await mailTo(shop, shopper.email, new RegExp(`Order ${number} is cancelled`));
});

test('the browser is closed after paying by card: the webhook alone places the order', async ({
  page,
  shop,
  context,
}) => {
  const { shopper } = await startCheckout(page, shop);
  const number = await goToProvider(page);
  await choose(page.getByRole('radio', { name: 'Card', exact: true }));
  await expect(page.getByLabel('Card number')).toHaveValue(/4111/);
  await page.getByRole('button', { name: /Pay and close the browser/ }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`/orders/${number}`);
  await expect(later.getByText('Order Placed').first()).toBeVisible();
  await expect(later.getByText(/₹[\d,]+ was paid\./)).toBeVisible();
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
  const { shopper } = await startCheckout(page, shop);
  const number = await goToProvider(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your order waits for its payment' })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Your order waits for its payment' })).toBeVisible();

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/sandbox-pay/);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText(/You left the payment page/)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(new RegExp(`Your order ${number} of`))).toBeVisible();
  await page.getByRole('link', { name: 'Pay or cancel it' }).click();

  await page.getByRole('button', { name: 'Choose cash on delivery instead' }).click();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await placeButton(page).click();
  const second = await expectPlaced(page);
  expect(second).not.toBe(number);
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'cancelled' });
  expect(await orderOf(shopper, second)).toMatchObject({ payments: [{ method: 'cod', state: 'due' }] });
});

test('the time to pay runs out and the bag is kept; money that comes after the last piece went goes back', async ({
  page,
  shop,
}) => {
  const { shopper, piece } = await startCheckout(page, shop, { min: 1000, max: 3000 });
  const number = await goToProvider(page);
  await page.getByRole('button', { name: /Capture late/ }).click();
  await expect(page.getByText('The bank has not answered')).toBeVisible();
  const capture = await page.locator('form[action$="/capture"]').getAttribute('action');
  await page.getByRole('link', { name: /^Return to/ }).click();
  await expect(page.getByRole('heading', { name: 'Your bank has not answered yet' })).toBeVisible();

  await shop.sql('update public.orders set expires_at = now() where number = $1', [number]);
  await expect(page.getByRole('heading', { name: 'The time to pay ran out' })).toBeVisible();
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
  await expectAccessible(page);

  await shop.sql('update public.product_variants set stock = 0 where id = $1', [piece.id]);
  await page.request.post(`${shop.backendUrl}${capture}`);
  // What a browser tells a tab that somebody comes back to; it would look by itself after a while.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/Your payment came too late: the items have sold out/)).toBeVisible();
  await expect(page.getByText(/back to you\. Banks take 3-5 business days/)).toBeVisible();
  await mailTo(shop, shopper.email, new RegExp(`Your money for order ${number} is on its way back`));
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'expired' });
  await page.getByRole('link', { name: 'Back to your bag' }).click();
  await expect(page.getByText('Sold out. Please remove it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await shop.sql('update public.product_variants set stock = $2 where id = $1', [piece.id, piece.stock]);
});

test('what is paid after it was cancelled in another tab goes back, and the page says so', async ({
  page,
  shop,
  context,
}) => {
  const { shopper } = await startCheckout(page, shop);
  const number = await goToProvider(page);
  const other = await context.newPage();
  await other.goto(`/checkout/payment/${number}`);
  await other.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(other.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();

  await page.getByRole('button', { name: 'Pay with any UPI app' }).click();
  await expect(page.getByText('Payment successful')).toBeVisible();
  await expect(page.getByText(/back to you/)).toBeVisible();
  await mailTo(shop, shopper.email, new RegExp(`Your money for order ${number} is on its way back`));
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'cancelled' });
});
