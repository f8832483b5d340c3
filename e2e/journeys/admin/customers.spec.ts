import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { call } from '../../steps/call';
import { advance, orderInCash } from '../../steps/orders';
import { variantsInStock } from '../../steps/pieces';
import { admin, createShopper } from '../../steps/shoppers';
import { countPresses } from './countPresses';
import { confirm, rememberAdmin } from './steps';

const affordable = { min: 400, max: 900 };

test('support goes from a phone number to the customer, their return and its refund; finance reads the month', async ({
  page,
  shop,
}) => {
  test.slow();
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, affordable);
  const number = await orderInCash(shopper, piece?.id ?? '');
  const staff = await shop.connect(admin);
  await advance(staff, number, ['confirmed', 'packed']);
  await call(staff, 'advance_order', {
    p_number: number,
    p_status: 'shipped',
    p_courier: 'Blue Dart',
    p_tracking_number: `AWB${number.slice(-6)}`,
  });
  await advance(staff, number, ['out_for_delivery', 'delivered']);
  await call(staff, 'record_cash', { p_number: number, p_collected: true });
  await call(shopper.db, 'request_return', {
    p_number: number,
    p_request: {
      ...{ kind: 'return', reason: 'Too small', refund: { way: 'credit' } },
      lines: [{ variant_id: piece?.id, quantity: 1 }],
    },
  });

  await rememberAdmin(page, shop);
  const presses = await countPresses(page);
  const sections = page.getByRole('navigation', { name: 'Admin sections' });
  await page.goto('/admin');
  await sections.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('searchbox').click();
  await page.getByRole('searchbox').fill(number);
  await page.keyboard.press('Enter');
  const users = page.getByRole('region', { name: 'Users' });
  await expect(users.getByRole('row')).toHaveCount(2);
  await users.getByRole('cell').first().getByRole('link').click();
  await expect(page.getByText('Spent net')).toBeVisible();
  const untilFound = presses.take();
  await page.getByLabel('For the staff').fill('Rang at nine: the sleeves are short.');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await page.getByRole('link', { name: /^Notes/ }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('the sleeves are short');
  await expectAccessible(page);
  presses.take();
  await page.getByRole('link', { name: /^Returns/ }).click();
  await page.getByRole('region', { name: 'Returns' }).getByRole('link', { name: number }).click();
  for (const button of ['Approve', 'Picked up', 'Received', 'Passed: refund']) await confirm(page, button);
  await expect(page.getByText(/Refunded ₹/)).toBeVisible();
  // docs/how-to/a-staff-day.md
  expect(untilFound + presses.take()).toBeLessThanOrEqual(13);

  await page.goto('/admin/activity/views');
  const views = page.getByRole('region', { name: 'Who looked at whom' });
  await expect(views.getByRole('row').filter({ hasText: admin.email }).first()).toBeVisible();

  await page.goto('/admin/cash/new');
  await page.getByLabel('Courier', { exact: true }).fill('Blue Dart');
  await page.getByLabel('Reference of the transfer').fill(`UTR ${number}`);
  await page.getByLabel('Remitted on').fill('2026-01-05');
  await page.getByLabel('List', { exact: true }).fill(`AWB${number.slice(-6)},100\nTD0000000000,5`);
  await page.getByRole('button', { name: 'Compare with our cash' }).click();
  const faults = page.getByRole('region', { name: 'Lines that do not agree' });
  await expect(faults.getByText('Short', { exact: true })).toBeVisible();
  await expect(faults.getByText('Unknown', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Blue Dart, UTR ${number}` })).toBeVisible();

  presses.take();
  await sections.getByRole('link', { name: 'GST' }).click();
  const thisMonth = (await page.getByLabel('Month').getAttribute('max')) ?? '';
  await page.getByLabel('Month').fill(thisMonth);
  await expect(page.getByRole('region', { name: 'Papers of the month' })).toContainText('Credit notes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV: Consumers, summed up (B2CS)' }).click();
  expect((await download).suggestedFilename()).toBe(`gstr1-${thisMonth}-b2cs.csv`);
  expect(presses.take()).toBeLessThanOrEqual(2);
  await expectAccessible(page);
  await page.goto('/admin/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expectAccessible(page);
});
