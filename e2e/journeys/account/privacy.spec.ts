import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { mailTo } from '../../steps/mailbox';
import { hearMessages } from '../../steps/messages';
import { desktop, phone } from '../../steps/screens';
import { createShopper, openAccount, openSignedIn, rememberAccount } from '../../steps/shoppers';

test.use({ viewport: phone });

test('a device is signed out, mails are chosen, consent is withdrawn, the data is taken along, and the account is deleted for good', async ({
  page,
  browser,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const elsewhere = await openBrowser(browser, shop);
  await rememberAccount(elsewhere, shop, shopper);

  await openSignedIn(page, shopper, '/profile/privacy');
  // Here, elsewhere, and where the link of the confirmation mail was opened.
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);
  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  // On the row beside it.
  await expect(devices.locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto(`${shop.url}/profile`);
  await expect(elsewhere.getByText('Please log in to view your profile')).toBeVisible();

  const letters = page.getByRole('checkbox', { name: /Letters from the workshop/ });
  const present = page.getByRole('checkbox', { name: /Your anniversary/ });
  // Nothing is chosen for anybody.
  await expect(present).not.toBeChecked();
  const hear = await hearMessages(page);
  await present.check();
  await hear('Your anniversary with us: these mails come to you.');
  await letters.check();
  const agreed = page.getByRole('list', { name: 'What you agree to now' });
  const subscribed = agreed.getByRole('listitem').filter({ hasText: 'Letters from the workshop' });
  await expect(subscribed).toContainText('on this page');
  await page.reload();
  await expect(letters).toBeChecked();
  await expect(present).toBeChecked();
  await subscribed.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(subscribed).toHaveCount(0);
  await expect(letters).not.toBeChecked();
  await expect(agreed.locator(':focus')).toHaveCount(1);

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloaded;
  await hear('Your data is downloaded.');
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { email: shopper.email },
    profiles: [{ full_name: 'Asha Kulkarni' }],
    addresses: [{ pincode: '440010' }],
    orders: [],
  });

  const otherTab = await page.context().newPage();
  await otherTab.goto('/profile/privacy');
  await expect(otherTab.getByText('This device')).toBeVisible();
  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const submit = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByLabel('Your password', { exact: true }).fill('guessed');
  await submit.click();
  await expect(dialog.getByText('Your password is not correct.')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await submit.click();
  await hear('Your account is deleted. We have written to you one last time.');
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(otherTab.getByText('Your data is yours')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
  await mailTo(shop, shopper.email, /account is deleted/);
  expect((await shopper.db.auth.signInWithPassword(shopper)).error?.code).toBe('invalid_credentials');

  await shop.sql('delete from supabase_local.mails where recipient = $1', [shopper.email]);
  const again = await openAccount(shop, { email: shopper.email, password: 'marigold-two' }, 'Asha Again');
  expect((await again.from('addresses').select('id')).data).toEqual([]);
  await elsewhere.context().close();
});
