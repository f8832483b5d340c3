import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { screens } from '../../steps/screens';
import { watchRequests } from '../../steps/watchRequests';

const trail = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allTextContents();

for (const [device, viewport] of Object.entries(screens)) {
  const isPhone = device === 'phone';

  /** Opens the menu of a category and follows one of its entries. */
  const followMenu = async (page: Page, category: string, entry: string) => {
    if (isPhone) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: category }).click();
      await expect(menu.getByRole('link', { name: 'Under ₹499' })).toBeVisible();
      await expect(menu.getByRole('link', { name: entry })).toBeVisible();
      await expectAccessible(page);
      await menu.getByRole('link', { name: entry }).click();
      return;
    }
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('button', { name: `${category} menu` }).press('Enter');
    await expect(menu.getByRole('link', { name: 'Under ₹499' })).toBeVisible();
    await expect(menu.getByRole('link', { name: entry })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: entry }).press('Enter');
  };

  test.describe(`finding something on a ${device}`, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('from the menu to a type, a filter, another colour and the product', async ({ page }) => {
      const menus: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/product-menu.json')) menus.push(request.method());
      });
      const untilQuiet = watchRequests(page);
      await page.goto('/about');
      await untilQuiet();
      expect(menus, 'nobody has reached for a menu').toEqual([]);
      await followMenu(page, 'Imitation Jewellery', 'Bangles & kadas');
      await expect(page).toHaveURL('/category/imitation-jewellery?type=bangles');
      await expect(page.getByRole('heading', { level: 1, name: 'Bangles & kadas Collection' })).toBeVisible();
      expect(menus).toEqual(['GET']);
      expect(await trail(page)).toEqual([
        'Home',
        'Imitation Jewellery',
        'Bangles & bracelets',
        'Bangles & kadas',
      ]);

      if (isPhone) await page.getByRole('button', { name: /^Filters/ }).click();
      const filters = isPhone
        ? page.getByRole('dialog', { name: 'Filters' })
        : page.getByRole('complementary', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: /^2\.4/ }).check();
      if (isPhone) await filters.getByRole('button', { name: /^Show / }).click();
      await expect(page).toHaveURL('/category/imitation-jewellery?type=bangles&size=2.4');

      const card = page.getByRole('article', { name: 'Kumkum Lac Bangle Stack' });
      const colours = card.getByRole('group', { name: 'Colours of Kumkum Lac Bangle Stack' });
      await expect(colours.getByRole('link', { name: 'Red' })).toHaveAttribute('aria-current', 'true');
      await colours.getByRole('link', { name: 'Turquoise' }).click();
      await expect(page).toHaveURL('/product/firozi-bangles');
      // What the card knew shows at once, and the rest of the way with the product.
      await expect.poll(() => trail(page)).toHaveLength(5);
      await expect(page.getByRole('group', { name: 'Select bangle size' })).toBeVisible();
      const others = page.getByRole('group', { name: 'Colours', exact: true });
      await expect(others.getByRole('link', { name: 'Turquoise' })).toHaveAttribute('aria-current', 'true');
      await others.getByRole('link', { name: 'Red' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Kumkum Lac Bangle Stack' })).toBeVisible();
      const specifications = page.getByRole('tabpanel', { name: 'Description' });
      await expect(specifications.getByText('Brass, Lac')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('without scripts the colours of a card and the way to a product are links', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/category/imitation-jewellery?type=bangles');
  await page.getByRole('link', { name: 'Purple' }).first().click();
  await expect(page).toHaveURL('/product/jamun-bangles');
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Bangles & kadas' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bangles & kadas Collection' })).toBeVisible();
  await context.close();
});
