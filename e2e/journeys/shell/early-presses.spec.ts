import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { holdScripts } from '../../steps/heldScripts';
import { watchShifts } from '../../steps/layoutShifts';
import { phone } from '../../steps/screens';

test.use({ viewport: phone });

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /wishlist: / });
const wishlist = (page: Page) => page.getByRole('banner').getByRole('link', { name: /wishlist/i });

interface Visit {
  path: string;
  /** What a shopper presses while no script has come, and what is seen of it afterwards. */
  press: (page: Page) => Promise<void>;
  expectDone: (page: Page) => Promise<void>;
  /** Presses in parts of the page that sleep, each seen to be done, of which one is a wish. */
  pressAsleep: (page: Page) => Promise<void>;
}

const pressLastHeart = async (page: Page) => {
  const heart = hearts(page).last();
  await heart.click();
  await expect(heart).toHaveAccessibleName(/^Remove from wishlist/);
};

/** Reaches for a rail that sleeps, which has the rest of its cards only then. */
const reachFor = async (page: Page, name: string, cards: number) => {
  const rail = page.getByRole('list', { name });
  await rail.focus();
  await expect(rail.getByRole('article')).toHaveCount(cards);
};

const visits: Record<string, Visit> = {
  home: {
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    expectDone: (page) => expect(page.getByRole('dialog').getByRole('navigation').first()).toBeVisible(),
    pressAsleep: async (page) => {
      await reachFor(page, 'Best of Tota Darzi', 24);
      await pressLastHeart(page);
    },
  },
  category: {
    path: '/category/women',
    press: async (page) => {
      await hearts(page).first().click();
      await hearts(page).nth(1).click();
      await hearts(page).first().click();
    },
    expectDone: async (page) => {
      await expect(hearts(page).first()).toHaveAccessibleName(/^Remove from wishlist/);
      await expect(hearts(page).nth(1)).toHaveAccessibleName(/^Remove from wishlist/);
      await expect(wishlist(page)).toHaveAccessibleName(/2/);
    },
    pressAsleep: pressLastHeart,
  },
  product: {
    path: '/product/neel-lotus-tee',
    press: async (page) => {
      await page.getByRole('main').getByRole('group').getByText('L', { exact: true }).click();
      await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
    },
    expectDone: async (page) => {
      await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
      await expect(page.getByRole('banner').getByRole('link', { name: /bag, 1 item/i })).toBeVisible();
    },
    pressAsleep: async (page) => {
      await page.getByRole('tab', { name: 'Features' }).click();
      await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
      await reachFor(page, 'Similar Products', 8);
      await pressLastHeart(page);
    },
  },
};

for (const [name, { path, press, expectDone, pressAsleep }] of Object.entries(visits)) {
  test(`what is pressed on the ${name} page before any script has come is done`, async ({
    page,
    consoleProblems,
  }) => {
    const shifted = await watchShifts(page);
    const send = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    // A browser hears nobody before it has painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    await press(page);
    send();
    await expectDone(page);
    expect(await shifted()).toBeLessThan(0.02);
    expect(consoleProblems).toEqual([]);
  });

  test(`on the ${name} page each part that sleeps hears its first press`, async ({
    page,
    consoleProblems,
  }) => {
    const shifted = await watchShifts(page);
    // A browser that is always busy: no part is woken but by hand.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto(path);
    await pressAsleep(page);
    await expect(wishlist(page)).toHaveAccessibleName(/1/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(wishlist(page)).toHaveAccessibleName(/1/);
    expect(await shifted()).toBeLessThan(0.02);
    expect(consoleProblems).toEqual([]);
  });
}

test('whoever adds to the bag and goes on to it before any script has come finds it there', async ({
  page,
}) => {
  const send = await holdScripts(page);
  await page.goto('/product/neel-lotus-tee', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('group').getByText('L', { exact: true }).click();
  const add = page.getByRole('button', { name: 'ADD TO BAG' }).first();
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: /^bag/i }).click();
  send();
  await expect(page).toHaveURL('/cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});
