import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { screens } from '../../steps/screens';

/** Inside the dialog, or with the browser's own buttons, which come after it. */
const holdsFocus = (dialog: Element) =>
  dialog.contains(document.activeElement) || document.activeElement === document.body;

for (const [device, viewport] of Object.entries(screens)) {
  test.describe(`a product on a ${device}`, () => {
    test.use({ viewport });

    test('is chosen, counted and put into the bag', async ({ page, shop }) => {
      const visitor = await shop.connect();
      const { data } = await visitor
        .from('product_variants')
        .select('label,stock')
        .eq('product_id', 'kesar-kurta')
        .order('position');
      const { label, stock } = data?.find((variant) => variant.stock > 1 && variant.stock < 6) ?? {};

      await page.goto('/product/kesar-kurta');
      await expect(page.getByText('inclusive of all taxes')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
      await expect(page.getByText('Please select a variant').first()).toBeVisible();
      await choose(page.getByRole('radio', { name: new RegExp(`^${label}\\b`) }));
      await expect(page.getByText('Please select a variant')).toHaveCount(0);
      const more = page.getByRole('button', { name: 'Increase quantity' });
      for (let quantity = 1; quantity < stock; quantity += 1) {
        await more.click();
        await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText(String(quantity + 1));
      }
      await expect(more).toBeDisabled();

      await page.getByRole('button', { name: 'ADD TO BAG' }).last().click();
      await expect(page.getByRole('link', { name: `Bag, ${stock} items` }).first()).toBeVisible();
      if (device === 'phone') {
        const bar = page.getByRole('button', { name: 'ADD TO BAG' }).last();
        const covered = await bar.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
        expect(covered, 'the message must not cover the bag button').toBe(false);
      }
    });

    test('is looked at closely by keyboard', async ({ page }) => {
      await page.goto('/product/neel-lotus-tee');
      const opener = page.getByRole('button', { name: 'Enlarge picture 1 of 3' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const lightbox = page.getByRole('dialog', { name: 'Pictures of Neel Lotus Crew Tee' });
      await expect(lightbox.getByText('1 / 3')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('ArrowLeft');
      await expect(lightbox.getByText('3 / 3')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(lightbox.getByText('1 / 3')).toBeVisible();
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        expect(await lightbox.evaluate(holdsFocus)).toBe(true);
      }
      const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
      expect(await scrolls()).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(lightbox).toBeHidden();
      expect(await scrolls()).not.toBe('hidden');
      await expect(opener).toBeFocused();
    });

    test('tells all about itself: tabs, size chart, similar products', async ({ page }) => {
      await page.goto('/product/neel-lotus-tee');
      await page.getByRole('tab', { name: 'Description' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name: 'Features' })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel').getByText('Ananya Deshpande')).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Size chart' }).click();
      const chart = page.getByRole('dialog', { name: 'Size Chart' });
      const sizeM = (table: string) =>
        chart.getByRole('table', { name: table }).getByRole('row', { name: /^M / });
      await expect(sizeM("Men's sizes")).toContainText('96-101');
      await expect(sizeM('The piece itself')).toContainText('106.5');
      await chart.getByText('Inches').click();
      await expect(sizeM("Men's sizes")).toContainText('38-40');
      await expect(sizeM('The piece itself')).toContainText('41.9');
      await chart.getByRole('textbox', { name: 'In inches' }).fill('40');
      await chart.getByRole('button', { name: 'Find my size' }).click();
      await expect(
        chart.getByText('Between M and L: take L for a loose fit, M for a close one.'),
      ).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      // The device remembers the unit.
      await page.getByRole('button', { name: 'Size chart' }).click();
      await expect(sizeM("Men's sizes")).toContainText('38-40');
      await page.keyboard.press('Escape');

      const similar = page.getByRole('article');
      await page.getByRole('list', { name: 'Similar Products' }).focus();
      await expect(similar).toHaveCount(8);
      const name = (await similar.first().getAttribute('aria-label')) ?? '';
      await similar.first().getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'Recently Viewed' }).getByText('Neel Lotus Crew Tee'),
      ).toBeVisible();
    });
  });
}

test('a product of which few are left says how many, and one of which there are more does not', async ({
  page,
  shop,
}) => {
  const { data } = await (await shop.connect()).from('products').select('id,product_variants(stock)');
  const products = (data ?? []).map(({ id, product_variants: variants }) => ({
    id: String(id),
    left: variants.reduce((sum, { stock }) => sum + Number(stock), 0),
  }));
  const few = products.find(({ left }) => left > 0 && left < 6);
  const more = products.find(({ left }) => left > 5);
  if (!few || !more) throw new Error('The sample catalogue has not both');
  await page.goto(`/product/${few.id}`);
  await expect(page.getByText(`Hurry, only ${few.left} left`)).toBeVisible();
  await page.goto(`/product/${more.id}`);
  await expect(page.getByRole('button', { name: 'ADD TO BAG' }).first()).toBeVisible();
  await expect(page.getByText(/^Hurry, only/)).toHaveCount(0);
});

test('a product that is sold out cannot be bought, and what is like it can', async ({ page }) => {
  await page.goto('/product/dockside-stripe-tee');
  const instead = page.getByRole('region', { name: 'Like this, and in stock' });
  await expect(instead.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'OUT OF STOCK' }).first()).toBeDisabled();
  await expectAccessible(page);
});
