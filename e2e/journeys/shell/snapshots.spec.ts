import type { Locator, Page } from '@playwright/test';
import { recordTrace } from '../../bench/pages/recordTrace';
import { mainThreadOf } from '../../bench/pages/trace';
import { expect, test } from '../../fixtures';
import { phone } from '../../steps/screens';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /wishlist: / })
    .first();
const wishlist = (page: Page) => page.getByRole('banner').getByRole('link', { name: /wishlist/i });

/** From now on the code of a page is held back, until what it returns is called. */
async function holdCode(page: Page, name: 'product' | 'contact'): Promise<() => void> {
  let send = () => {};
  const maySend = new Promise<void>((resolve) => (send = resolve));
  await page.route(new RegExp(`/remotes/.*/${name}\\b[^/]*\\.js`), async (route) => {
    await maySend;
    await route.continue();
  });
  return () => send();
}

/** Rests on a link until the page behind it, as the server renders it, is at hand. */
async function restOn(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(() => performance.getEntriesByName('snapshot').length > 0);
}

/** Rests on the first product of a list. */
async function restOnProduct(page: Page): Promise<{ link: Locator; name: string }> {
  await page.goto('/category/women');
  await expect(heart(page)).toBeEnabled();
  const link = cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await restOn(page, link);
  return { link, name };
}

/** Where what a shopper looks at first stands, and how it looks. */
const looksOf = (page: Page) =>
  heading(page).evaluate((title) => {
    const main = title.closest('main');
    const seen = [title, ...(main?.querySelectorAll('nav a, label, img') ?? [])].slice(0, 8);
    return seen.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize } = getComputedStyle(element);
      return [element.localName, ...[x, y + scrollY, width, height].map(Math.round), color, fontSize].join(
        ' ',
      );
    });
  });

for (const [screen, viewport] of Object.entries({ phone, desktop: { width: 1366, height: 900 } })) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('a page that was rested on is there before its code, hears what is pressed in it, and looks no different', async ({
      page,
      consoleProblems,
    }) => {
      const sendCode = await holdCode(page, 'product');
      await page.goto('/category/women');
      await page.evaluate(() => scrollTo(0, 400));
      await expect(heart(page)).toBeEnabled();
      const link = cards(page).nth(4).getByRole('link').first();
      const name = await link.textContent();
      await restOn(page, link);
      const left = await page.evaluate(() => scrollY);
      await link.click();

      await expect(heading(page)).toHaveText(name ?? '');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const before = await looksOf(page);
      await page.getByRole('main').getByText('M', { exact: true }).click();
      await heart(page).click();

      sendCode();
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('radio', { name: /^M\b/ })).toBeChecked();
      await expect(heart(page)).toHaveAccessibleName(/^Remove from wishlist/);
      await expect(wishlist(page)).toHaveAccessibleName(/1/);
      await expect(page.getByRole('main')).toHaveCount(1);
      // Without its code the page had not asked for its data either, which comes in two steps.
      await expect.poll(() => looksOf(page)).toEqual(before);

      await page.goBack();
      await expect(page).toHaveURL(/\/category\/women/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
      expect(consoleProblems).toEqual([]);
    });
  });
}

test('what is written in it stands in the page', async ({ page, consoleProblems }) => {
  const sendCode = await holdCode(page, 'contact');
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /contact/i });
  await link.scrollIntoViewIfNeeded();
  await restOn(page, link);
  await link.click();
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('asha@example.com');
  sendCode();
  await expect(page).toHaveURL(/\/contact/);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(email).toHaveValue('asha@example.com');
  await expect(email).toBeFocused();
  await page.getByRole('main').getByLabel('Name').fill('Asha Rao');
  await expect(email).toHaveValue('asha@example.com');
  expect(consoleProblems).toEqual([]);
});

test('it is laid out before it is shown', async ({ page }) => {
  await page.setViewportSize(phone);
  const devtools = await page.context().newCDPSession(page);
  await holdCode(page, 'product');
  const { link, name } = await restOnProduct(page);
  const trace = await recordTrace(devtools);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  const work = mainThreadOf(await trace.stop());
  const press = work.findIndex(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const paint = work.findIndex(({ name }, index) => index > press && name === 'Paint');
  const boxes = work
    .slice(press, paint)
    .reduce((sum, { args }) => sum + (args?.beginData?.dirtyObjects ?? 0), 0);
  // Of some 200.
  expect(boxes).toBeGreaterThan(0);
  expect(boxes).toBeLessThan(50);
});

test('the page that waits changes nothing of the one that is read', async ({ page, consoleProblems }) => {
  await page.goto('/product/neel-lotus-tee');
  const size = page.getByRole('radio', { name: /^M\b/ });
  await page.getByRole('main').getByText('M', { exact: true }).click();
  await expect(size).toBeChecked();
  const link = cards(page).first().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await restOn(page, link);
  await expect(size).toBeChecked();
  await page.getByRole('main').getByText('L', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^L\b/ })).toBeChecked();
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(consoleProblems).toEqual([]);
});

test('its links lead on within the document', async ({ page, consoleProblems }) => {
  await holdCode(page, 'product');
  const { link, name } = await restOnProduct(page);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en-GB'));
  await link.click();
  await expect(heading(page)).toHaveText(name);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(consoleProblems).toEqual([]);
});

test('whoever presses another link meanwhile comes there', async ({ page }) => {
  const sendCode = await holdCode(page, 'product');
  const { link, name } = await restOnProduct(page);
  await link.click();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('banner').getByRole('link', { name: 'Men', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/men/);
  await expect(heading(page)).toHaveText(/Men/);
  await expect(page.getByRole('main')).toHaveCount(1);
  sendCode();
});
