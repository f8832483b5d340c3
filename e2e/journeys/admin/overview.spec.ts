import { expectAccessible } from '../../expectAccessible';
import { expect } from '../../fixtures';
import { test } from './shopWithPast';
import { rememberAdmin } from './steps';

test('a figure of the overview says what it means, and opens the list of as many orders', async ({
  page,
  shop,
}) => {
  await rememberAdmin(page, shop);
  await page.goto('/admin?days=90');
  const orders = page.getByRole('link', { name: /^Orders: \d+, show the orders$/ });
  const count = /\d+/.exec((await orders.getAttribute('aria-label')) ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'About Conversion' }).focus();
  await expect(page.getByText(/^Orders for every hundred visits/)).toBeVisible();
  await expectAccessible(page);
  await orders.click();
  const listed = page.getByRole('status').filter({ hasText: / of \d+$/ });
  await expect(listed).toHaveText(new RegExp(` of ${count}$`));

  await page.goBack();
  const state = page.getByRole('region', { name: 'By state of delivery' }).getByRole('listitem').first();
  const inState = /(\d+) orders/.exec(await state.innerText())?.[1];
  await state.getByRole('link').click();
  await expect(listed).toHaveText(new RegExp(` of ${inState}$`));
});
