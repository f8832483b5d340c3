import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { screens } from '../../steps/screens';

const cardNames = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));

/** Rupees, in the order of the cards. */
const cardPrices = async (page: Page) => {
  const texts = await page.getByRole('main').getByRole('article').getByRole('strong').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
};

/** Pixels below the upper edge of the screen, where the eye has it. */
const placeOf = async (item: Locator) => Math.round((await item.boundingBox())?.y ?? Infinity);

/** Scrolls to it. Cards get their true height once they are seen, and what stands below moves along with them. */
async function scrollTo(item: Locator): Promise<number> {
  await item.scrollIntoViewIfNeeded();
  let place = await placeOf(item);
  await expect
    .poll(async () => {
      const last = place;
      place = await placeOf(item);
      return place - last;
    })
    .toBe(0);
  return place;
}

for (const [device, viewport] of Object.entries(screens)) {
  const chooseFacet = async (page: Page, name: RegExp) => {
    if (device === 'phone') await page.getByRole('button', { name: /^Filters/ }).click();
    const panel =
      device === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
    await panel.getByRole('checkbox', { name }).check();
    if (device === 'phone') await panel.getByRole('button', { name: /^Show \d+ items?$/ }).click();
  };

  test.describe(`a listing on a ${device}`, () => {
    test.use({ viewport });

    test('filters, sorts, and walks back and forward through both', async ({ page }) => {
      await page.goto('/category/men');
      await expect(page.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeVisible();
      await expectAccessible(page);
      const all = await cardNames(page);

      await chooseFacet(page, /^Neelkothi/);
      await expect(page).toHaveURL('/category/men?brand=Neelkothi');
      await expect(page.getByRole('link', { name: 'Remove filter: Neelkothi' })).toBeVisible();
      const count = Number((await page.getByText(/^\d+ items?$/).textContent())?.split(' ')[0]);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      expect(count).toBeLessThan(all.length);

      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
      await expect(page).toHaveURL('/category/men?brand=Neelkothi&sort=price-low');
      await expect
        .poll(async () => {
          const prices = await cardPrices(page);
          return prices.every((price, index) => price >= (prices[index - 1] ?? 0)) ? prices.length : 0;
        })
        .toBe(count);

      await page.getByRole('link', { name: 'Remove filter: Neelkothi' }).click();
      await expect(page).toHaveURL('/category/men?sort=price-low');
      await page.goBack();
      await expect(page).toHaveURL('/category/men?brand=Neelkothi&sort=price-low');
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/category/men');
      await expect.poll(() => cardNames(page)).toEqual(all);
      await page.goForward();
      await expect(page.getByRole('link', { name: 'Remove filter: Neelkothi' })).toBeVisible();
    });

    test('takes a second type beside the first, which heads the page while it is the only one', async ({
      page,
    }) => {
      await page.goto('/category/women');
      await chooseFacet(page, /^Sarees/);
      await expect(page).toHaveURL('/category/women?type=sarees');
      await expect(page.getByRole('heading', { level: 1, name: 'Sarees Collection' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Sarees' })).toBeVisible();
      const sarees = await cardNames(page);
      await chooseFacet(page, /^Kurtas/);
      await expect(page).toHaveURL('/category/women?type=sarees&type=women-kurtas');
      await expect(page.getByRole('heading', { level: 1, name: 'Women Collection' })).toBeVisible();
      await expect.poll(async () => (await cardNames(page)).length).toBeGreaterThan(sarees.length);
      await page.getByRole('link', { name: /^Remove filter: Kurtas/ }).click();
      await expect(page).toHaveURL('/category/women?type=sarees');
      await expect.poll(() => cardNames(page)).toEqual(sarees);
    });

    test('pages by links, and comes back to where the shopper was, even after a reload', async ({ page }) => {
      // What is kept free for cards follows the width of the screen, and most phones are wider than the narrowest.
      if (device === 'phone') await page.setViewportSize({ width: 412, height: 915 });
      await page.goto('/category/all');
      const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' });
      await scrollTo(next);
      await next.click();
      await expect(page).toHaveURL('/category/all?page=2');
      await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const card = page.getByRole('main').getByRole('article').nth(14);
      const name = (await card.getAttribute('aria-label')) ?? '';
      const before = await scrollTo(card);
      const scrolled = () => page.evaluate(() => scrollY);
      expect(await scrolled()).toBeGreaterThan(300);

      await card.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect.poll(scrolled).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/category/all?page=2');
      await expect.poll(async () => Math.abs((await placeOf(card)) - before)).toBeLessThan(30);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'All Products Collection' })).toBeVisible();
      await expect.poll(async () => Math.abs((await placeOf(card)) - before)).toBeLessThan(30);
    });

    test('changes to a list, and helps where filters leave nothing', async ({ page }) => {
      await page.goto('/category/beauty');
      await page.getByRole('link', { name: 'List view' }).click();
      await expect(page).toHaveURL('/category/beauty?view=list');
      await expectAccessible(page);
      await page.goto('/category/beauty?max=1');
      await expect(page.getByText('0 items')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Show the whole collection' }).click();
      await expect(page).toHaveURL('/category/beauty');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  });
}

test('a collection is sorted by price, by rating and by newness, whose equals keep their order', async ({
  page,
  shop,
}) => {
  const rows = await shop.sql(
    `select name, price, rating, extract(epoch from published_at) as published from public.products where category_id = 'men'`,
  );
  const known = new Map(
    rows.map(({ name, price, rating, published }) => [
      String(name),
      { 'price-high': Number(price), rating: Number(rating), newest: Number(published) },
    ]),
  );
  await page.goto('/category/men');
  const featured = await cardNames(page);
  for (const sort of ['price-high', 'rating', 'newest'] as const) {
    const figure = (name: string) => known.get(name)?.[sort] ?? 0;
    const expected = featured.toSorted((one, other) => figure(other) - figure(one));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(sort);
    await expect(page).toHaveURL(`/category/men?sort=${sort}`);
    await expect.poll(() => cardNames(page)).toEqual(expected);
    if (sort !== 'newest') expect(expected).not.toEqual(featured);
  }
});

test('a collection that nobody knows has a name, and nothing in it', async ({ page }) => {
  await page.goto('/category/dragon-kites');
  await expect(page.getByRole('heading', { level: 1, name: 'Dragon Kites Collection' })).toBeVisible();
  await expect(page.getByText('0 items', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('without scripts, pages and filters are links', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  await page.goto('/category/all?sort=price-low&brand=Neelkothi&brand=Rangrez+Mill');
  await page.getByRole('link', { name: 'Remove filter: Neelkothi' }).click();
  await expect(page.getByRole('link', { name: 'Remove filter: Neelkothi' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Remove filter: Rangrez Mill' })).toBeVisible();
  await page.goto('/category/all');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await context.close();
});
