import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { watchShifts } from '../../steps/layoutShifts';
import { hearMessages } from '../../steps/messages';
import { screens } from '../../steps/screens';

for (const [device, viewport] of Object.entries(screens)) {
  test.describe(`around the home page on a ${device}`, () => {
    test.use({ viewport });

    test('the home page shows its sections, and nothing on it shifts', async ({ page, consoleProblems }) => {
      const shifted = await watchShifts(page);
      // The fonts come when the page has long been read in letters of the device.
      let send = () => {};
      const isRead = new Promise<void>((resolve) => (send = resolve));
      await page.route('**/fonts/**', async (route) => {
        await isRead;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
      send();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      for (const title of [
        'Hot Deals',
        'Trending now',
        'Best of Tota Darzi',
        'Shop by Category',
        'New Arrivals',
      ]) {
        const heading = page.getByRole('heading', { name: title });
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeVisible();
      }
      const best = page.getByRole('list', { name: 'Best of Tota Darzi' });
      await best.focus();
      await expect(best.getByRole('article')).toHaveCount(24);
      await expect(page.getByRole('link', { name: 'Become an affiliate' })).toHaveAttribute(
        'href',
        '/register',
      );
      expect(await shifted()).toBeLessThan(0.02);
      expect(consoleProblems).toEqual([]);
      // Of a banner that is giving way to the next one nobody could read the words.
      const highlights = page.getByRole('region', { name: 'Highlights' });
      await highlights.getByRole('button', { name: 'Pause' }).click();
      await expect
        .poll(() => highlights.evaluate((region) => region.getAnimations({ subtree: true }).length))
        .toBe(0);
      await expectAccessible(page);
    });

    test('the carousel turns by its buttons and rests when told', async ({ page }) => {
      await page.goto('/');
      const highlights = page.getByRole('region', { name: 'Highlights' });
      await highlights.getByRole('button', { name: 'Pause' }).click();
      await expect(highlights.getByRole('button', { name: 'Play' })).toBeVisible();
      await highlights.getByRole('button', { name: 'Next slide' }).click();
      await expect(highlights.getByRole('heading', { name: 'The Anime Collection' })).toBeVisible();
      await expect(highlights.getByRole('heading', { name: 'Mega Fashion Sale' })).toBeHidden();
      await highlights.getByRole('button', { name: 'Show slide: Toys & Bicycles' }).click();
      await highlights.getByRole('link', { name: 'Ride in' }).click();
      await expect(page).toHaveURL('/category/toys-bicycles');
    });

    test('a quick view sells without leaving the page', async ({ page }) => {
      await page.goto('/category/men');
      const opener = page.getByRole('button', { name: 'Quick View: Neel Lotus Crew Tee' });
      await opener.click();
      const popup = page.getByRole('dialog', { name: 'Quick View' });
      await expect(popup.getByRole('heading', { name: 'Neel Lotus Crew Tee' })).toBeVisible();
      await expect(popup.getByText('38% OFF')).toBeVisible();
      await expectAccessible(page);
      await expect(popup.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
      await choose(popup.getByRole('radio', { name: 'M', exact: true }));
      await popup.getByRole('button', { name: 'ADD TO BAG' }).click();
      await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL('/category/men');
    });

    test('three products are compared, a fourth is refused', async ({ page }) => {
      await page.goto('/category/men');
      const add = page.getByRole('button', { name: /^Add to Compare/ });
      await expect(add.nth(3)).toBeVisible();
      const hear = await hearMessages(page);
      for (const taken of [1, 2, 3]) {
        await add.first().click();
        await expect(page.getByRole('button', { name: /^Remove from Compare/ })).toHaveCount(taken);
      }
      await hear('Product added to comparison!');
      await add.first().click();
      await expect(page.getByText('You can compare maximum 3 products at a time')).toBeVisible();
      await page.reload();
      const tray = page.getByRole('complementary', { name: 'Products being compared' });
      await tray.getByRole('link', { name: 'Compare' }).click();
      await expect(page).toHaveURL('/compare');
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await expectAccessible(page);
      // All of them are for men, and each has words of its own.
      const facts = (name: string) => page.getByRole('rowheader', { name });
      await expect(facts('Category')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Show differences only' }).check();
      await expect(facts('Category')).toHaveCount(0);
      await expect(facts('Description')).toBeVisible();
    });

    test('new arrivals and a search lead to products', async ({ page }) => {
      await page.goto('/new-arrivals');
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto('/search');
      await expectAccessible(page);
      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('sari');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Results for “sari”' })).toBeVisible();
      await expect(page.getByRole('article', { name: 'Firozi Zari Saree' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/search?q=zzzzqqqq');
      await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the carousel turns by itself every five seconds, until it is told to rest', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // On a busy machine the moment may be over when the page hears of it.
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))).toPass();
  const highlights = page.getByRole('region', { name: 'Highlights' });
  const dots = highlights.getByRole('button', { name: /^Show slide/ });
  const shown = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
  const first = await shown();
  for (const turn of [1, 2, 3]) {
    await page.clock.runFor(5000);
    await expect.poll(shown).toBe((first + turn) % 3);
  }
  const pause = highlights.getByRole('button', { name: 'Pause' });
  await pause.click();
  await expect(pause).toBeHidden();
  // A hand on it would hold it as well.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.runFor(12_000);
  expect(await shown()).toBe(first);
});
