import { expectAccessible } from '../../expectAccessible';
import { expect, signIn, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';
import { phone } from '../../steps/screens';
import { demoShopper, rememberAccount } from '../../steps/shoppers';

test('a dialog becomes modal a moment after it shows, and its field is not left meanwhile', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const left: EventTarget[] = [];
    Object.assign(window, { left });
    addEventListener('blur', ({ target }) => target instanceof HTMLInputElement && left.push(target), true);
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { left: unknown[] }).left.length)).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
});

test('Escape closes a dialog that is painted and not modal yet', async ({ page }) => {
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Profile' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A frame that never comes.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await opener.click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the dialog keeps the keyboard inside, closes by Escape, and begins afresh each time', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Profile' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('asha@example.com');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill('nobody@example.com');
  const hear = await hearMessages(page);
  await dialog.getByRole('button', { name: 'Send Reset Email' }).click();
  await hear('Password reset email sent! Check your inbox.');
  await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('signing in and out shows in the other tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  await other.goto('/profile');
  await expect(other.getByText('Please log in to view your profile')).toBeVisible();
  await signIn(page, demoShopper.email, demoShopper.password);
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(demoShopper.email);
  const hear = await hearMessages(page);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await hear('You are logged out.');
  await expect(other.getByText('Please log in to view your profile')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();

  await signIn(page, demoShopper.email, demoShopper.password);
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(demoShopper.email);
  await page.goto('/profile/privacy');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Your data is yours')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile')).toBeVisible();
  await expect(other.getByText('Please log in to view your profile')).toBeVisible();
  // Somebody wanted that, so nothing is explained there.
  await expect(other.getByText('You have been signed out')).toHaveCount(0);
});

test('the address of the sign-in opens its dialog over the home page, as the menu of a phone does', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await page.goto('/login');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectAccessible(page);
  await menu.getByRole('button', { name: 'Login / Sign Up' }).click();
  await expect(menu).toBeHidden();
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test('name and number are changed, greeted by in every tab, and still there after a reload', async ({
  page,
  context,
  shop,
}) => {
  await rememberAccount(page, shop, demoShopper);
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  await other.goto('/about');
  await page.goto('/profile');
  await page.getByLabel('Mobile Number').fill('12345');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please enter a 10-digit Indian mobile number.')).toBeVisible();
  await page.getByLabel('Full Name').fill('Lakshmi Nair');
  await page.getByLabel('Mobile Number').fill('91234 56780');
  const hear = await hearMessages(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await hear('Your details are saved.');
  await other.getByRole('button', { name: 'Profile' }).click();
  await expect(other.getByText('Hello, Lakshmi')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Nair');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('9123456780');
  await expect(page.getByRole('button', { name: /Lakshmi|Profile/ }).first()).toBeVisible();
});

test('a click on a referral link is counted for its affiliate', async ({ page, shop, browser }) => {
  const db = await shop.connect(demoShopper);
  const { data } = await db.rpc('get_affiliate');
  const { code, clicks } = data as { code: string; clicks: { total: number } };
  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  await visit.goto(`${shop.url}/?ref=${code}`);
  await expect
    .poll(async () => ((await db.rpc('get_affiliate')).data as { clicks: { total: number } }).clicks.total)
    .toBe(clicks.total + 1);
  await visitor.close();
  await rememberAccount(page, shop, demoShopper);
  await page.goto('/profile?tab=affiliate');
  await expect(page.getByLabel('Affiliate code')).toHaveValue(code);
  await expect(page.getByRole('button', { name: 'Request payout' })).toBeDisabled();
});

test('whoever comes back from a sign-in elsewhere is told how it ended, once', async ({
  page,
  consoleProblems,
}) => {
  const hear = await hearMessages(page);
  await page.goto('/about?success=auth_success&ref=TD4F7C2A');
  await hear('You are signed in.');
  await expect(page).toHaveURL(/\/about\?ref=TD4F7C2A$/);
  await page.goto('/about?error=auth_error');
  await expect(page.getByText('The sign-in did not work: links expire and work only once.')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(consoleProblems).toEqual([]);
});
