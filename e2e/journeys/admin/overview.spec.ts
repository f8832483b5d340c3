import { atThisPace } from '@shop/tooling/pace';
import { expectAccessible } from '../../expectAccessible';
import { expect, test as base } from '../../fixtures';
import { type RunningShop, startShop } from '../../runningShop';
import { rememberAdmin } from './steps';

/** On a shop that looks back on 90 days, which no other journey has. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // Playwright reads what a fixture needs from this pattern, which must be there even when empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop({ past: 'full' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: atThisPace(120_000) },
  ],
});

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
