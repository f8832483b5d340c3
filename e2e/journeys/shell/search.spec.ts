import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { inLivePhase } from '../../steps/livePhase';
import { desktop, phone } from '../../steps/screens';
import { watchRequests } from '../../steps/watchRequests';

test('the search box suggests by keyboard and by touch, helps with nothing, and remembers', async ({
  browser,
  shop,
}) => {
  await inLivePhase(shop, async () => {
    for (const viewport of [desktop, phone]) {
      const hasTouch = viewport === phone;
      const context = await browser.newContext({ viewport, hasTouch, baseURL: shop.url });
      const page = await context.newPage();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      const untilQuiet = watchRequests(page);
      const box = page.getByRole('combobox', { name: 'Search' });
      await expect(async () => {
        await page.goto('/about');
        await expect(box).toBeEnabled({ timeout: 5000 });
      }).toPass();
      await untilQuiet();
      const forSearch = () => fetched.filter((url) => /\/(suggestions|supabase)\.|\/rpc\/suggest/.test(url));
      expect(forSearch(), 'nobody has been in the box').toEqual([]);

      await (hasTouch ? box.tap() : box.focus());
      await box.pressSequentially('sare');
      const list = page.getByRole('listbox', { name: 'Suggestions' });
      const sarees = list.getByRole('option', { name: 'Sarees in Women' });
      await expect(sarees).toBeVisible();
      await expectAccessible(page);
      if (hasTouch) await sarees.tap();
      else {
        await box.press('ArrowDown');
        await expect(sarees).toHaveAttribute('aria-selected', 'true');
        await box.press('Enter');
      }
      await expect(page).toHaveURL('/category/women?type=sarees');
      await expect(list).toBeHidden();

      await box.fill('qqqzzz');
      await expect(page.getByText('Nothing is called “qqqzzz”.')).toBeVisible();
      await expect(list.getByRole('option', { name: 'Beauty' })).toBeVisible();
      await box.press('Escape');
      await expect(list).toBeHidden();

      await box.fill('brass');
      await box.press('Enter');
      await expect(page).toHaveURL('/search?q=brass');
      await page.goto('/about');
      await (hasTouch ? box.tap() : box.focus());
      const recent = list
        .getByRole('group', { name: 'Recent searches' })
        .getByRole('option', { name: 'brass' });
      await (hasTouch ? recent.tap() : recent.click());
      await expect(page).toHaveURL('/search?q=brass');
      // The address is there before the box of that search is.
      await expect(box).toHaveValue('brass');

      await box.fill('jhumkka');
      await box.press('Enter');
      await expect(page.getByText(/these come close: results for “jhumka”/)).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Jhumka/ })
          .first(),
      ).toBeVisible();
      await context.close();
    }
  });
});
