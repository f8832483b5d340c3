import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { call } from '../../steps/call';
import { mailTo } from '../../steps/mailbox';
import { orderInCash } from '../../steps/orders';
import { variantsInStock } from '../../steps/pieces';
import { admin, createShopper } from '../../steps/shoppers';
import { countPresses } from './countPresses';
import { rememberAdmin } from './steps';

test('a morning: what came in overnight goes from placed to shipped by a courier’s list, in fewer than fifteen clicks', async ({
  page,
  shop,
}) => {
  test.slow();
  const pieces = await variantsInStock(shop, 5, { min: 100, max: 900 });
  // More than a page of the list, so that the selection goes over pages; of two shoppers, who each may place twenty a minute.
  const shoppers = [await createShopper(shop), await createShopper(shop)];
  const numbers: string[] = [];
  for (const shopper of shoppers)
    for (let n = 0; n < 14; n += 1)
      numbers.push(await orderInCash(shopper, pieces[n % pieces.length]?.id ?? ''));
  const tag = `night ${numbers[0]?.toLowerCase()}`;
  await call(await shop.connect(admin), 'tag_orders', { p_numbers: numbers, p_tag: tag });
  await rememberAdmin(page, shop);
  const presses = await countPresses(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: /to confirm$/ }).click();
  await expect(page).toHaveURL(/status=placed/);
  // The other journeys of this shop have orders, too.
  await page.goto(`/admin/orders?status=placed&tag=${encodeURIComponent(tag)}`);
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  const bar = page.getByRole('group', { name: 'Selected orders' });
  const dialog = page.getByRole('dialog');

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await press('Select all 28');
  await expect(bar.getByText('28 selected')).toBeVisible();
  await expectAccessible(page);
  await press('Confirm');
  await dialog.getByRole('button', { name: 'Confirm: 28 orders' }).click();
  await expect(page.getByText('28 of 28 orders: Order Confirmed.')).toBeVisible();
  await press('Mark as packed');
  await dialog.getByRole('button', { name: 'Mark as packed: 28 orders' }).click();
  await expect(page.getByText('28 of 28 orders: Packed.')).toBeVisible();

  for (const [kind, file] of [
    ['packing slips', 'slips.pdf'],
    ['shipping labels', 'labels.pdf'],
  ]) {
    const printed = page.waitForEvent('download');
    await press(`Print ${kind}`);
    expect((await printed).suggestedFilename()).toBe(file);
    await expect(page.getByText(`28 of 28 ${kind} are ready to print.`)).toBeVisible();
  }

  await press('Ship by list');
  const list = numbers.map((number, n) => `${number},Blue Dart,BD${100_000 + n}`);
  // Somebody's slip: the last order has the number of the one before.
  list[27] = `${numbers[27]},Blue Dart,BD100026`;
  await dialog.getByLabel('Courier’s list').click();
  await dialog.getByLabel('Courier’s list').fill(['order,courier,tracking', ...list].join('\n'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ship 28 orders' }).click();
  await expect(page.getByText('27 of 28 orders: Shipped.')).toBeVisible();
  const left = page.getByRole('region', { name: 'What stayed as it was' });
  await expect(left.getByRole('row', { name: new RegExp(`Row 29: ${numbers[27]}`) })).toContainText(
    'This tracking number stands in the list twice.',
  );
  // docs/how-to/a-staff-day.md
  expect(presses.take()).toBeLessThanOrEqual(12);
  await expectAccessible(page);

  // Invoices are there once a parcel has left; the order that has not is no part of them.
  await press('Select only the 27 that went well');
  const invoices = page.waitForEvent('download');
  await press('Print invoices');
  expect((await invoices).suggestedFilename()).toBe('invoices.pdf');
  const table = page.waitForEvent('download');
  await press('Export CSV');
  expect((await table).suggestedFilename()).toBe('orders.csv');
  expect(await mailTo(shop, shoppers[0]?.email ?? '', /is on its way/)).toContain('Blue Dart');

  // A list of one's own.
  await page.goto(`/admin/orders?status=shipped&city=Nagpur&payment=cash-due`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name').fill('Cash under way');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Cash under way' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});
