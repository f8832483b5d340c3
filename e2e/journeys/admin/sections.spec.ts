import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect } from '../../fixtures';
import { test } from './shopWithPast';
import { rememberAdmin } from './steps';

/** Each section once in every scheme and at every width; which colours stand on which does not hang on the width. */
const looks = [
  { colorScheme: 'light', width: 1366 },
  { colorScheme: 'dark', width: 768 },
] as const;

/** Pixels: the narrowest phone, and a desktop at 400 %. */
const narrowest = 320;

/** Nothing of the page is reached by scrolling sideways. */
async function expectUpright(page: Page) {
  const reached = await page.evaluate(() => {
    scrollTo(10_000, 0);
    const pixels = scrollX;
    scrollTo(0, 0);
    return pixels;
  });
  expect(reached, `pixels that ${page.url()} scrolls sideways`).toBe(0);
}

test('every section of the dashboard can be read in both schemes, on a tablet and on a desktop', async ({
  page,
  shop,
  consoleProblems,
}) => {
  test.slow();
  await rememberAdmin(page, shop);
  await page.goto('/admin');
  const links = page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(sections).toEqual(expect.arrayContaining(['/admin', '/admin/orders', '/admin/activity']));
  for (const section of sections) {
    await test.step(section, async () => {
      await page.goto(section);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      for (const { colorScheme, width } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectUpright(page);
      }
      await page.setViewportSize({ width: narrowest, height: 780 });
      await expectUpright(page);
    });
  }
  expect(consoleProblems).toEqual([]);
});
