import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../fixtures';

const faults: Record<string, (route: Route) => Promise<void>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  '500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  garbage: (route) => route.fulfill({ contentType: 'text/javascript', body: '<html>not a script</html>' }),
  'no connection': (route) => route.abort(),
  'no answer': () => new Promise(() => undefined),
};

const entry = '**/remotes/mf-checkout/*/remoteEntry.js*';

async function expectFrameToStand(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/checkout/i)
      .first(),
  ).toBeVisible();
}

for (const [name, answer] of Object.entries(faults)) {
  test(`checkout answers with ${name}: the frame stands, says what is missing, and a retry heals`, async ({
    page,
  }) => {
    await page.route(entry, answer);
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expectFrameToStand(page);

    await page.getByRole('link', { name: 'Tota Darzi' }).first().click();
    await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(retry).toBeVisible();

    await page.unroute(entry);
    await retry.click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
}

test('the bag survives a checkout that is down', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/product/neel-lotus-tee');
  await page.getByRole('radio', { disabled: false }).first().check({ force: true });
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await page.getByRole('link', { name: 'Bag, 1 item' }).first().click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('the account remote is down: the sign-in dialog says so and can be tried again', async ({ page }) => {
  const account = '**/remotes/mf-account/*/remoteEntry.js*';
  await page.route(account, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(account);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});

test('the catalogue’s scripts are gone: its page says so inside the frame', async ({ page }) => {
  await page.route('**/remotes/mf-catalog/**', (route) => route.abort());
  await page.goto('/category/men');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/remotes/mf-catalog/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeVisible();
});
