import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect } from '../../fixtures';
import { openAccount } from '../../steps/shoppers';
import { test } from './shopWithPast';
import { rememberAdmin } from './steps';

/** Each section once in every scheme and at every width; which colours stand on which does not hang on the width. */
const looks = [
  { colorScheme: 'light', width: 1366 },
  { colorScheme: 'dark', width: 768 },
] as const;

/** Pixels: the narrowest phone, which is a desktop at 400 % as well, and where the layout changes. */
const widths = [320, 600, 768, 960, 1280];

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

/** Nor is anything of its lists, whose rows are folded on a phone. */
async function expectWholeRows(page: Page) {
  const wide = await page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((region) => region.getAttribute('aria-label')),
    );
  expect(wide, `lists of ${page.url()} that scroll sideways on ${page.viewportSize()?.width} px`).toEqual([]);
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
      for (const width of widths) {
        await page.setViewportSize({ width, height: 780 });
        await expectUpright(page);
        await expectWholeRows(page);
      }
    });
  }
  expect(consoleProblems).toEqual([]);
});

test('an address of one long word breaks in lists and headings', async ({ page, shop }) => {
  const email = `anantha.${'venkatanarasimharaju'.repeat(2)}@${'longname'.repeat(5)}.example`;
  await openAccount(shop, { email, password: 'nagpur-orange' }, '');
  await rememberAdmin(page, shop);
  await page.goto(`/admin/users?q=${email}`);
  const user = page.getByRole('region', { name: 'Users' }).getByRole('link', { name: email });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expect(user).toBeVisible();
    await expectWholeRows(page);
  }
  await user.click();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    await expectUpright(page);
  }
});

test('a list on a phone is a table still, sorted by its columns and ticked row by row', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await rememberAdmin(page, shop);
  await page.goto('/admin/products');
  const list = page.getByRole('region', { name: 'Products' });
  await list.getByRole('link', { name: 'Price' }).click();
  await expect(list.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  const row = list.getByRole('row').nth(1);
  await expect(row.getByRole('cell', { name: /^₹/ })).toBeInViewport({ ratio: 1 });
  await row.getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectAccessible(page);
});

test('the fields of a new coupon keep to their dialog on a phone, and to themselves', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await rememberAdmin(page, shop);
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const dialog = page.getByRole('dialog', { name: 'New coupon' });
  const [first, last] = await Promise.all(
    ['First day', 'Last day'].map((label) => dialog.getByLabel(label).boundingBox()),
  );
  if (!first || !last) throw new Error('The days are not shown');
  expect(first.x + first.width <= last.x || first.y + first.height <= last.y).toBe(true);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
