import { expectAccessible } from '../../expectAccessible';
import { expect } from '../../fixtures';
import { test } from './shopWithPast';
import { rememberAdmin } from './steps';

/** Each section once in every scheme and at every width; which colours stand on which does not hang on the width. */
const looks = [
  { colorScheme: 'light', width: 1366 },
  { colorScheme: 'dark', width: 768 },
] as const;

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
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${section} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
  expect(consoleProblems).toEqual([]);
});
