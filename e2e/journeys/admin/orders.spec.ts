import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { call } from '../../steps/call';
import { mailTo } from '../../steps/mailbox';
import { advance, orderInCash } from '../../steps/orders';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { admin, createShopper, rememberSignIn } from '../../steps/shoppers';
import { expectPlaced, goToProvider, openCheckout } from '../checkout/steps';
import { confirm, rememberAdmin } from './steps';

const affordable = { min: 400, max: 900 };

test('a coupon is made and used, and its order goes from placed to delivered, with a mail at each step', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, affordable);
  const [lastDay] = await shop.sql('select (private.day_of(now()) + 30)::text as day');
  await rememberAdmin(page, shop);
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Code').fill('monsoon50');
  await dialog.getByLabel('Title').fill('Fifty rupees for the rains');
  await dialog.getByLabel('Takes off').selectOption('Rupees');
  await dialog.getByLabel('Rupees', { exact: true }).fill('50');
  await dialog.getByLabel('Order from (₹)').fill('100');
  await dialog.getByLabel('First day').fill('2025-06-01');
  await dialog.getByLabel('Last day').fill(String(lastDay?.day));
  await dialog.getByRole('button', { name: 'Save coupon' }).click();
  await expect(dialog).toBeHidden();

  const number = await orderInCash(shopper, piece?.id ?? '', { coupon: 'MONSOON50' });
  await page.goto('/admin/coupons?q=monsoon50');
  await expect(page.getByRole('row', { name: /MONSOON50/ })).toContainText('₹50');
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('−₹50')).toBeVisible();
  await expectAccessible(page);

  const timeline = page.getByRole('region', { name: 'Timeline' });
  const steps = [
    { button: 'Confirm order', state: 'Order Confirmed', mail: /is confirmed/ },
    { button: 'Mark as packed', state: 'Packed', mail: /is packed/ },
    {
      button: 'Mark as shipped',
      state: 'Shipped',
      mail: /is on its way/,
      answers: {
        Courier: 'Blue Dart',
        'Tracking number': 'BD123456789',
        'Note to the shopper': 'Handle gently.',
      },
    },
    { button: 'Out for delivery', state: 'Out for Delivery', mail: /arrives today/ },
    { button: 'Mark as delivered', state: 'Delivered', mail: /is delivered/ },
  ];
  for (const { button, state, answers } of steps) {
    await confirm(page, button, answers);
    await expect(timeline.getByText(state, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeHidden();
    // The button has done its work and is gone; the keyboard goes on from there.
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
  await confirm(page, 'Cash collected');
  await expect(page.getByText(/Cash, collected/)).toBeVisible();
  await expect(page.getByText('This order has come to its end.')).toBeVisible();
  for (const { mail } of steps) expect(await mailTo(shop, shopper.email, mail)).toContain(number);
  expect(await mailTo(shop, shopper.email, /is on its way/)).toContain('BD123456789');

  const theirs = await openBrowser(browser, shop);
  await rememberSignIn(theirs, shopper.db);
  await theirs.goto(`/orders/${number}`);
  await expect(theirs.getByText('Delivered').first()).toBeVisible();
  await expect(theirs.getByText('BD123456789')).toBeVisible();
  await expect(theirs.getByText('Handle gently.')).toBeVisible();
  await theirs.context().close();

  await page.goto(`/admin/activity?q=${number}&kind=cash`);
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Cash collected');
});

test('money goes back through the provider: in part at once, with a parcel that came back, and after a return was inspected', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  const shopper = await createShopper(shop);
  const pieces = await variantsInStock(shop, 5, affordable);
  const [piece] = pieces;
  const other = pieces.find(({ productId }) => productId !== piece?.productId);
  for (const each of [piece, other]) await fillBag(shopper, each?.id ?? '');
  const theirs = await openBrowser(browser, shop);
  await openCheckout(theirs, shopper);
  await goToProvider(theirs);
  await theirs.getByRole('button', { name: 'Pay with any UPI app' }).click();
  const number = await expectPlaced(theirs);
  await theirs.context().close();

  await rememberAdmin(page, shop);
  await page.goto(`/admin/orders/${number}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rupees').fill('99999');
  await dialog.getByLabel('Reason').fill('A loose thread');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('At most ₹');
  await dialog.getByLabel('Rupees').fill('25');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Refund of ₹25, /)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Refund of ₹25, settled')).toBeVisible({ timeout: 5000 });
  }).toPass();

  const staff = await shop.connect(admin);
  await advance(staff, number, ['confirmed', 'packed']);
  for (const [sent, p_tracking_number] of [
    [piece, 'TWO001'],
    [other, 'TWO002'],
  ] as const)
    await call(staff, 'ship_parcel', {
      ...{ p_number: number, p_courier: 'Blue Dart', p_tracking_number },
      p_pieces: [{ variant_id: sent?.id, quantity: 1 }],
    });
  await page.reload();
  for (const parcel of [1, 2]) {
    await page.getByRole('button', { name: `Parcel ${parcel}: Out for Delivery` }).click();
    await expect(page.getByRole('button', { name: `Parcel ${parcel}: Delivered` })).toBeVisible();
  }
  await confirm(page, 'Parcel 1: Delivered', {}, 'It is delivered');
  await page.getByRole('button', { name: 'Parcel 2: Came back' }).click();
  await dialog.getByLabel(other?.name ?? '').selectOption('Damaged, not for sale');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await dialog.getByRole('button', { name: 'It came back' }).click();
  await expect(dialog).toBeHidden();
  for (const state of ['Parcel 1: Delivered', 'Parcel 2: Returned to Sender'])
    await expect(page.getByText(state).first()).toBeVisible();
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const shown = await openBrowser(browser, shop);
  await rememberSignIn(shown, shopper.db);
  await shown.goto(`/orders/${number}`);
  const parcels = shown.getByRole('list', { name: 'Parcels of this order' });
  await expect(parcels.getByRole('listitem')).toHaveText([
    new RegExp(`^Parcel 1: Delivered.*${piece?.name}.*TWO001`),
    new RegExp(`^Parcel 2: Returned to Sender.*${other?.name}.*TWO002`),
  ]);
  await expect(shown.getByText(/came back to us/)).toBeVisible();
  await expectAccessible(shown);
  await shown.context().close();
  expect(await mailTo(shop, shopper.email, /A parcel of order .* is coming back/)).toContain('TD');

  await call(shopper.db, 'request_return', {
    p_number: number,
    p_request: { kind: 'return', reason: 'Too small', lines: [{ variant_id: piece?.id, quantity: 1 }] },
  });
  await page.goto('/admin/orders?status=returns');
  await page.getByRole('link', { name: number }).click();
  for (const button of ['Approve', 'Picked up', 'Received', 'Passed: refund']) await confirm(page, button);
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(page.getByText(/Refunded ₹/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Refund of ₹.*, settled$/)).toHaveCount(3, { timeout: 5000 });
  }).toPass();
});
