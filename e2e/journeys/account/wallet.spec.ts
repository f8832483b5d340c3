import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, pasted, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';
import { screens } from '../../steps/screens';
import { demoShopper, rememberAccount } from '../../steps/shoppers';

/** Every page of the account by its heading, and words on it that only somebody who is signed in reads. */
const pages: Record<string, [heading: string, own: RegExp]> = {
  '/profile': ['My Account', /^Change password$/],
  '/profile?tab=orders': ['My Account', /^(No orders yet|\d+ orders?)$/],
  '/profile?tab=affiliate': ['My Account', /^Your referral link$/],
  '/totadarzi-credit': ['Tota Darzi Credit', /^Available credit$/],
  '/totadarzi-credit?tab=gift-cards': ['Tota Darzi Credit', /^Add a gift card$/],
  '/totadarzi-insider': ['Tota Darzi Insider', /^(Not a member yet|You are \w+)$/],
  '/coupons': ['Coupons', /^Recently used$/],
  '/saved-cards': ['Saved Cards', /^(No cards yet|\d+ of 10 cards)$/],
  '/saved-vpa': ['Saved UPI IDs', /^Add UPI ID$/],
  '/saved-addresses': ['Saved Addresses', /^Add address$/],
};

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Loading your profile')).toHaveCount(0);
}

const ownOf = (page: Page, own: RegExp) => page.getByRole('main').getByText(own).first();

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [device, viewport] of Object.entries(screens)) {
  test(`every page of the account can be used, on a ${device}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    // What visitors see is one column at any width.
    if (device === 'phone')
      for (const [path, [heading, own]] of Object.entries(pages)) {
        await open(page, path, heading);
        await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
        await expect(ownOf(page, own)).toBeHidden();
        await expectAccessible(page);
      }
    await page.setViewportSize(screens.desktop);
    await rememberAccount(page, shop, demoShopper);
    await page.setViewportSize(viewport);
    for (const [path, [heading, own]] of Object.entries(pages)) {
      await open(page, path, heading);
      await expect(ownOf(page, own)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toHaveCount(0);
      await expectAccessible(page);
      expect([path, await isTooWide(page)]).toEqual([path, false]);
    }
  });
}

/** Boxes of the page that hide a part of what they hold. */
const cutBoxes = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((box) => box.clientWidth > 1 && getComputedStyle(box).overflowX === 'hidden')
      .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.tagName !== 'INPUT')
      .map((box) => box.innerText),
  );

test('with letters twice as large the account keeps to a phone’s screen, and no box cuts what it holds', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: shop.url, viewport: screens.phone, isMobile: true, bypassCSP: true },
  });
  const page = await context.newPage();
  await rememberAccount(page, shop, demoShopper);
  for (const [path, [heading, own]] of Object.entries(pages)) {
    await open(page, path, heading);
    await expect(ownOf(page, own)).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width, await cutBoxes(page)]).toEqual([path, screens.phone.width, []]);
  }
  await context.close();
});

test('Sign In on a page of the account opens the dialog and then shows what is one’s own', async ({
  page,
}) => {
  await open(page, '/saved-addresses', 'Saved Addresses');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(demoShopper.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoShopper.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible();
});

test('a coupon’s code is copied, and says so for a moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, '/coupons', 'Coupons');
  const hear = await hearMessages(page);
  const copy = page.getByRole('button', { name: 'Copy code NAMASTE10' });
  await copy.click();
  await hear('Copied!');
  expect(await pasted(page)).toBe('NAMASTE10');
  await expect(copy).toBeVisible();
  await expect(page.getByText('This coupon has expired.').first()).toBeVisible();
});

test('an unknown gift card code is refused beside its field and kept', async ({ page, shop }) => {
  await rememberAccount(page, shop, demoShopper);
  await open(page, '/totadarzi-credit?tab=gift-cards', 'Tota Darzi Credit');
  const code = page.getByLabel('Gift card code');
  await code.fill('TDGC-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Add gift card' }).click();
  await expect(page.getByText('There is no gift card with this code.')).toBeVisible();
  await expect(code).toHaveValue('TDGC-0000-0000-0000-0000');
});
