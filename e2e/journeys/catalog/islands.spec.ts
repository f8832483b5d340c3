import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { watchShifts } from '../../steps/layoutShifts';
import { phone } from '../../steps/screens';
import { createShopper, openSignedIn } from '../../steps/shoppers';

test.use({ viewport: phone });

/** The last heart of the page, far below what a phone shows first. */
const farHeart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /wishlist: / })
    .last();
const wishlist = (page: Page) => page.getByRole('banner').getByRole('link', { name: /wishlist/i });

test('a far heart that is pressed before the page has come alive counts once', async ({
  page,
  consoleProblems,
}) => {
  const shifted = await watchShifts(page);
  let send = () => {};
  const isPressed = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/remotes/**', async (route) => {
    await isPressed;
    await route.continue();
  });
  // By then the shell has run, and waits for the remote that owns the page.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heart = farHeart(page);
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Add to wishlist/);
  send();
  await expect(heart).toHaveAccessibleName(/^Remove from wishlist/);
  await expect(wishlist(page)).toHaveAccessibleName(/1/);
  expect(await shifted()).toBeLessThan(0.02);
  expect(consoleProblems).toEqual([]);
});

test('the keyboard walks into what sleeps, and what it presses there is done', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/category/women');
  const card = page.getByRole('main').getByRole('article').last();
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  const tool = page.locator(':focus');
  await expect(tool).toHaveAccessibleName(/Quick View/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(tool).toHaveAccessibleName(/Remove from Compare/);
  await expect(page.getByRole('complementary', { name: 'Products being compared' })).toBeVisible();
  expect(consoleProblems).toEqual([]);
});

test('a link in what sleeps leads on at once, and back leads to its place', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/');
  const card = page.getByRole('main').getByRole('article').last();
  const name = await card.getByRole('link').textContent();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(card).toBeInViewport();
  const heart = farHeart(page);
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Remove from wishlist/);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(consoleProblems).toEqual([]);
});

test('after a reload, far hearts say what the shopper has wished for', async ({
  page,
  shop,
  consoleProblems,
}) => {
  await openSignedIn(page, await createShopper(shop), '/');
  const heart = farHeart(page);
  const isKept = page.waitForResponse(/(merge|add_to)_wishlist/);
  await heart.click();
  await isKept;
  await page.reload();
  await expect(heart).toHaveAccessibleName(/^Remove from wishlist/);
  expect(consoleProblems).toEqual([]);
});
