import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expectAccessible } from '../../expectAccessible';
import { expect, readingTest } from '../../fixtures';

const repository = path.resolve(import.meta.dirname, '../../..');
const elements = readdirSync(path.join(repository, 'shared-ui/src/elements')).filter(
  (name) => name !== 'Field',
);
/** How many things each lays over the page. */
const openers = new Map([
  ['Dialog', 3],
  ['Drawer', 1],
]);
const site = 'http://gallery.example';
const widths = [360, 1366];

const test = readingTest.extend({
  page: async ({ page }, use) => {
    await page.route(`${site}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        path: path.join(repository, 'dist/gallery', pathname === '/' ? 'index.html' : pathname),
      });
    });
    // What turns without end would never be still for the check.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
    await page.emulateMedia({ reducedMotion: null });
    await page.unroute(`${site}/**`);
  },
});

for (const element of elements) {
  test(`the design system’s ${element} is accessible and fits a phone and a desktop`, async ({ page }) => {
    await page.goto(`${site}/?element=${element}`);
    await expect(page.getByRole('heading', { level: 1, name: element })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'no wider than the screen').toBeLessThanOrEqual(width);
    }
    await expectAccessible(page);
    const opener = page.getByRole('button', { name: /^Open the / });
    await expect(opener).toHaveCount(openers.get(element) ?? 0);
    for (const one of await opener.all()) {
      await one.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
