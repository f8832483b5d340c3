import { formatRupees } from '@shop/kernel/domain';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { countPresses } from './countPresses';
import { rememberAdmin } from './steps';

test('forty prices of the season fall by 15 % at once, and rise again', async ({ page, shop }) => {
  await rememberAdmin(page, shop);
  const presses = await countPresses(page);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Admin sections' })
    .getByRole('link', { name: 'Products' })
    .click();
  await page.getByRole('link', { name: 'Published', exact: true }).click();
  await expect(page).toHaveURL(/status=published/);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^26–50 of/)).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(14).click({ modifiers: ['Shift'] });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit 40' }).click();

  const prices = page.getByRole('textbox', { name: /^Price \(₹\) of / });
  await expect(prices).toHaveCount(25);
  const before = Number(await prices.first().inputValue());
  await page.getByLabel('Amount').click();
  await page.getByLabel('Amount').fill('-15');
  await page.getByRole('button', { name: 'Apply to all' }).click();
  await expect(page.getByText('40 products change')).toBeVisible();
  const after = Number(await prices.first().inputValue());
  expect(after % 10).toBe(9);
  expect(Math.abs(after - before * 0.85)).toBeLessThanOrEqual(5);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save 40 products?' });
  await expect(dialog.getByText(`${formatRupees(before)} → ${formatRupees(after)}`).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText('40 of 40 products are saved.')).toBeVisible();
  // docs/how-to/a-staff-day.md
  expect(presses.take()).toBeLessThanOrEqual(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the edit of 40 products?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('40 products are as before.')).toBeVisible();
  await expect(prices.first()).toHaveValue(String(before));

  await page.getByRole('link', { name: 'Earlier edits' }).click();
  await expect(page.getByText('40 taken back')).toBeVisible();
});
