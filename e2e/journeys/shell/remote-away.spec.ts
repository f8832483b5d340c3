import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';

const entry = '**/remotes/mf-checkout/*/remoteEntry.js*';

test('the bag survives a checkout that is down', async ({ page }) => {
  await page.route(entry, (route) => route.abort());
  await page.goto('/product/neel-lotus-tee');
  await choose(page.getByRole('radio', { disabled: false }).first());
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

test('a part of a page that does not load says so in its place, and comes when it is asked for again', async ({
  page,
}) => {
  await page.goto('/product/neel-lotus-tee');
  const size = page.getByRole('radio', { disabled: false }).last();
  await choose(size);
  const parts = [
    ['pin-form', 'Enter PIN code for the day of delivery', page.getByLabel('PIN code')],
    ['tell-me', 'Tell me when the price falls', page.getByRole('dialog').getByLabel('Email')],
    ['lightbox', 'Enlarge picture 1 of', page.getByRole('dialog').getByRole('img').first()],
  ] as const;
  for (const [script, opener, part] of parts) {
    const address = `**/${script}*.js*`;
    await page.route(address, (route) => route.abort());
    await page.getByRole('button', { name: opener }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This part did not load' });
    await expect(notice).toBeVisible();
    await expect(size).toBeChecked();
    await page.unroute(address);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(part).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(size).toBeChecked();
});
