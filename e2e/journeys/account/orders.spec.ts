import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { openBrowser } from '../../steps/browsers';
import { call } from '../../steps/call';
import { homeAddress } from '../../steps/homeAddress';
import { mailTo } from '../../steps/mailbox';
import { advance, orderInCash } from '../../steps/orders';
import { screens } from '../../steps/screens';
import { admin, demoShopper, rememberAccount } from '../../steps/shoppers';

/** The demo shopper's order of two of the first size in stock, to be paid in cash. */
async function placeOrder(shop: RunningShop): Promise<string> {
  const db = await shop.connect(demoShopper);
  const { data: variants } = await db
    .from('product_variants')
    .select('id')
    .eq('product_id', 'neel-lotus-tee')
    .gt('stock', 3)
    .limit(1);
  const { id: addressId } = await call<{ id: string }>(db, 'save_address', { p_address: homeAddress });
  return orderInCash({ db, addressId }, variants?.[0]?.id as string, { quantity: 2 });
}

test('an order is found by the filter, opened, repeated, and cancelled within its hour', async ({
  page,
  shop,
}) => {
  const delivered = await placeOrder(shop);
  await advance(await shop.connect(admin), delivered);
  const number = await placeOrder(shop);
  await rememberAccount(page, shop, demoShopper);
  await page.goto('/profile?tab=orders');
  const list = page.getByRole('list', { name: 'Your orders' });
  await expect(list.getByText(number)).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Delivered');
  await expect(list.getByText(delivered)).toBeVisible();
  await expect(list.getByText(number)).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('On the way');
  await list.getByRole('link', { name: `Order ${number}` }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText(/You can cancel this order for another/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Buy again/ }).click();
  await expect(page.getByText('2 items added to your bag.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bag, 2 items' }).first()).toBeVisible();

  // One of the two first: its money is shown before it is cancelled.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cancel items' }).click();
  await dialog.getByLabel(/Neel Lotus Crew Tee/).selectOption('Cancel 1 of 2');
  await dialog.getByRole('button', { name: 'See what goes back' }).click();
  await expect(dialog.getByText(/You pay ₹[\d,]+ in cash instead of ₹[\d,]+\./)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel these items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/1 × Neel Lotus Crew Tee/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel items' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Cancelled').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('a delivered order brings cashback, and one of its pieces goes back on a phone', async ({
  browser,
  page,
  shop,
}) => {
  const number = await placeOrder(shop);
  await advance(await shop.connect(admin), number);
  await rememberAccount(page, shop, demoShopper);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/orders/${number}`);
  await expect(page.getByText(/You can return or exchange until \d+ \w+ \d{4}, .+ IST\./)).toBeVisible();
  await page.getByRole('button', { name: 'Return or exchange' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Quantity of/).selectOption('1');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').selectOption('Wrong item');
  await dialog.getByLabel('Where your money goes').selectOption('credit');
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(dialog.getByText('Please add a photo.')).toBeVisible();
  const buffer = await page.screenshot();
  await dialog
    .getByLabel('Photos of what is wrong')
    .setInputFiles({ name: 'kurta.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Returns and exchanges' })).toBeVisible();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  const mail = await mailTo(
    shop,
    demoShopper.email,
    new RegExp(`We have your request about order ${number}`),
  );
  expect(mail).toContain('Your return is requested');
  await expectAccessible(page);

  const desk = await openBrowser(browser, shop);
  await rememberAccount(desk, shop, admin);
  await desk.goto(`/admin/orders/${number}`);
  const photo = desk.getByRole('img', { name: 'Photo 1 by the shopper' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  await expectAccessible(desk);
  await desk.context().close();

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download tax invoice TD\// }).click();
  const file = await downloads;
  expect(file.suggestedFilename()).toMatch(/^TD-\d\d-\d\d-\d{6}\.pdf$/);
  await page.getByRole('link', { name: 'View and print' }).click();
  const invoice = page.getByRole('region', { name: /^Tax invoice TD\// });
  await expect(invoice.getByText('Place of supply: Maharashtra (27)')).toBeVisible();
  await expect(invoice.getByRole('columnheader', { name: 'SGST' })).toBeVisible();
  await expectAccessible(page);
  // The goods scroll by themselves; the page keeps to the screen.
  await page.setViewportSize(screens.phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    screens.phone.width,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(invoice.getByText('Place of supply: Maharashtra (27)')).toBeVisible();
  await page.emulateMedia({ media: null });
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g), 'sheets of paper').toHaveLength(1);

  await page.goto('/totadarzi-credit');
  await expect(page.getByRole('cell', { name: `Cashback on order ${number}` })).toBeVisible();
  await page.goto('/totadarzi-insider');
  await expect(page.getByText('Not a member yet')).toBeVisible();
});

test('an open order page shows by itself that the parcel was sent', async ({ page, shop }) => {
  const number = await placeOrder(shop);
  await rememberAccount(page, shop, demoShopper);
  await page.goto(`/orders/${number}`);
  await expect(page.getByText(/You can cancel this order/)).toBeVisible();
  const staff = await shop.connect(admin);
  await advance(staff, number, ['confirmed', 'packed']);
  await call(staff, 'advance_order', {
    p_number: number,
    p_status: 'shipped',
    p_courier: 'Delhivery',
    p_tracking_number: 'DL123456789IN',
  });
  await expect(page.getByText('DL123456789IN')).toBeVisible();
});
