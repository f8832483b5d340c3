import { expect, signIn, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { hearMessages } from '../../steps/messages';

test('the demo shopper is greeted and is no admin', async ({ page }) => {
  await signIn(page, 'shopper@example.com', 'shop-demo');
  await page
    .getByRole('button', { name: /Profile|Demo/ })
    .first()
    .click();
  await expect(page.getByText('shopper@example.com').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});

test('the demo admin is offered the dashboard', async ({ page }) => {
  await signIn(page, 'admin@example.com', 'admin-demo');
  await page
    .getByRole('button', { name: /Profile|admin/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' }).first()).toBeVisible();
});

test('a wrong password shows the service’s own words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('shopper@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid login credentials');
});

test('Google, played by the local stand-in, signs in and brings the bag along', async ({ page }) => {
  await page.goto('/product/neel-lotus-tee');
  await choose(page.getByRole('radio', { disabled: false }).first());
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/\/google\//);
  const hear = await hearMessages(page);
  await page.getByLabel(/e-?mail/i).fill('ravi.google@example.com');
  await page.getByRole('button', { name: /continue|sign in/i }).click();
  await hear('You are signed in.');
  await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
});
