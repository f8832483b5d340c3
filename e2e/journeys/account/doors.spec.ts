import type { Page } from '@playwright/test';
import { shop as brand } from '@shop/kernel/domain';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { mailTo } from '../../steps/mailbox';
import { hearMessages } from '../../steps/messages';
import { orderInCash } from '../../steps/orders';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { createShopper, fillSignIn, openSignedIn } from '../../steps/shoppers';

const bagWith = (page: Page, pieces: number) =>
  page.getByRole('link', { name: `Bag, ${pieces} items` }).first();

test('a forgotten password is replaced by the mail’s link, which works once', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const { email, password } = shopper;
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill(email);
  const hear = await hearMessages(page);
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click();
  await hear('Password reset email sent! Check your inbox.');
  const mail = await mailTo(shop, email, /Reset your password/);
  const link = /href="([^"]*\/verify\?[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New Password', { exact: true }).fill('second-secret');
  await page.getByLabel('Confirm New Password').fill('second-secrets');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('second-secret');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Your password is changed. You are signed in.')).toBeVisible();
  await expect(shop.connect({ email, password })).rejects.toThrow('Invalid login credentials');

  await page.goto(link);
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(dialog.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
  await page.keyboard.press('Escape');

  const db = await shop.connect({ email, password: 'second-secret' });
  await openSignedIn(page, { ...shopper, db }, '/profile');
  await page.getByLabel('New Password', { exact: true }).fill('third-secret');
  await page.getByLabel('Confirm New Password').fill('third-secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Please enter your current password.')).toBeVisible();
  await page.getByLabel('Current Password').fill('second-secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await hear('Your password is changed.');
  expect(await shop.connect({ email, password: 'third-secret' })).toBeTruthy();
});

const codeOf = (mail: string) => /code (\d{6})/.exec(mail)?.[1] ?? '';

test('the code of the confirmation mail opens the account, also of the one that was sent again', async ({
  page,
  shop,
}) => {
  const email = `code-${crypto.randomUUID()}@example.com`;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/register');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Asha Kulkarni');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('first-secret');
  await dialog.getByLabel('Confirm password').fill('first-secret');
  const hear = await hearMessages(page);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await hear('Check your email for the confirmation link!');
  const first = await mailTo(shop, email, /Confirm your e-mail address/);
  const path = /\/confirm-email\?email=[^\s"<]+/.exec(first)?.[0] ?? '';

  await page.goto(path);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  // The mail was lost: another one comes, and its code counts.
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await hear('If this address waits for its confirmation, a new mail is on its way.');
  await expect.poll(() => mailTo(shop, email, /Confirm your e-mail address/)).not.toBe(first);
  const code = codeOf(await mailTo(shop, email, /Confirm your e-mail address/));
  expect(code).not.toBe(codeOf(first));
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code is wrong, or older than an hour.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await hear('You are signed in.');
});

test('each way back from a sign-in ends where it should', async ({ page, shop }) => {
  const ways = {
    '?error=access_denied': 'The sign-in did not work',
    '?error_code=otp_expired': 'The sign-in did not work',
    // The other half of a code stays in the browser that asked for it.
    '?code=of-another-browser': 'Almost there: sign in to continue in this browser.',
  };
  for (const [query, message] of Object.entries(ways)) {
    await page.goto(`/auth/callback${query}`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page).toHaveURL(`${shop.url}/`);
  }
  const shopper = await createShopper(shop);
  await page.goto('/auth/callback');
  await expect(page).toHaveURL(`${shop.url}/`);
  const hear = await hearMessages(page);
  await openSignedIn(page, shopper, '/auth/callback');
  await hear('You are signed in.');
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('signing out everywhere ends the other browser too, which keeps its bag and doubles nothing', async ({
  page,
  browser,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  await fillBag(shopper, piece?.id ?? '', 2);
  const elsewhere = await openBrowser(browser, shop);
  await openSignedIn(elsewhere, shopper, '/cart');
  await expect(bagWith(elsewhere, 2)).toBeVisible();
  await openSignedIn(page, { ...shopper, db: await shop.connect(shopper) }, '/profile/privacy');
  await expect(bagWith(page, 2)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Your data is yours' })).toBeVisible();
  await expect(bagWith(page, 0)).toBeVisible();

  // An hour later, when the token of the other browser has run out.
  await elsewhere.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, `${brand.slug}-auth`);
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(elsewhere.getByText('You have been signed out. Your bag is kept')).toBeVisible();
  await expect(bagWith(elsewhere, 3)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).first().click();
  await fillSignIn(elsewhere, shopper);
  await expect
    .poll(async () => (await (await shop.connect(shopper)).rpc('get_bag')).data as unknown)
    .toMatchObject([{ quantity: 3 }]);
  await expect(bagWith(elsewhere, 3)).toBeVisible();
  await elsewhere.context().close();
});

test('an affiliate is paid from ₹500, and reads it in a ledger that is filtered by its address', async ({
  page,
  shop,
}) => {
  const [affiliate, friend] = [await createShopper(shop), await createShopper(shop)];
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  const { data } = await affiliate.db.rpc('get_affiliate');
  await orderInCash(friend, piece?.id ?? '', { affiliateCode: (data as { code: string }).code });
  await affiliate.db.rpc('save_vpa', { p_vpa: 'asha.pays@okaxis' });
  const approve = (amount: number) =>
    shop.sql(
      `update public.commissions set state = 'approved', amount = $2
       where affiliate_id = (select id from auth.users where email = $1)`,
      [affiliate.email, amount],
    );

  await openSignedIn(page, affiliate, '/profile?tab=affiliate');
  const ledger = page.getByRole('table', { name: 'Commissions' });
  await expect(ledger.getByText('Pending')).toBeVisible();
  await approve(499);
  await page.reload();
  await expect(page.getByText('₹1 more, and you can ask for it.')).toBeVisible();
  const request = page.getByRole('button', { name: 'Request payout' });
  await expect(request).toBeDisabled();
  await approve(500);
  await page.reload();
  await request.click();
  await expect(page.getByRole('link', { name: 'Your UPI IDs' })).toBeVisible();
  await page.goto('/saved-vpa');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.goto('/profile?tab=affiliate');
  await request.click();
  const payout = page.getByRole('list', { name: 'Payouts' }).getByRole('listitem');
  await expect(payout).toContainText('₹500 to asha.pays@okaxis');
  await expect(payout.getByText('Requested', { exact: true })).toBeVisible();
  await expect(request).toBeDisabled();

  const staff = await shop.connect({ email: 'admin@example.com', password: 'admin-demo' });
  const { data: open } = await affiliate.db.from('affiliate_payouts').select('id');
  await staff.rpc('approve_payout', { p_payout_id: open?.[0]?.id as string });
  await staff.rpc('settle_payout', { p_payout_id: open?.[0]?.id as string, p_paid: true });
  await page.reload();
  await expect(payout.getByText('Paid', { exact: true })).toBeVisible();
  await page.getByText('Pending', { exact: true }).last().click();
  await expect(page).toHaveURL(/tab=affiliate&show=pending/);
  await expect(page.getByText('None of your commissions fits this choice.')).toBeVisible();
  await page.goBack();
  await expect(ledger.getByText('Paid')).toBeVisible();
});

test('a long purse is turned over page by page, and its filter survives a reload', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  await shop.sql(
    `select private.add_credit(u.id, n, 'grant', 'Present ' || n, 'present:' || u.id || n)
     from auth.users u, generate_series(1, 25) n where u.email = $1`,
    [shopper.email],
  );
  await shop.sql(
    `select private.add_credit(id, -5, 'order', 'A small order', 'spent:' || id) from auth.users where email = $1`,
    [shopper.email],
  );
  await openSignedIn(page, shopper, '/totadarzi-credit');
  const bookings = page.getByRole('table', { name: 'Store credit' });
  await expect(bookings.getByText('Present 25')).toBeVisible();
  await expect(bookings.getByText('Present 5', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(bookings.getByText('Present 5', { exact: true })).toBeVisible();
  await page.getByText('Used', { exact: true }).click();
  await expect(bookings.getByText('A small order')).toBeVisible();
  await expect(bookings.getByText(/^Present/)).toHaveCount(0);
  await page.reload();
  await expect(bookings.getByText('A small order')).toBeVisible();
  await expect(bookings.getByText(/^Present/)).toHaveCount(0);
});
