import { browserOptions } from '../../browserOptions';
import { expect, test } from '../../fixtures';

// What somebody sets who reads letters twice as large.
test.use({
  launchOptions: { ...browserOptions, args: [...browserOptions.args, '--blink-settings=defaultFontSize=32'] },
});

for (const width of [768, 1366])
  test(`with letters twice as large nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/product/neel-lotus-tee', '/category/women']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.goto('/');
    const slide = page.getByRole('group', { name: '1 of 3' });
    const box = await slide.boundingBox();
    for (const part of [
      slide.getByText('Festive edit', { exact: true }),
      slide.getByRole('heading'),
      slide.getByRole('link'),
    ]) {
      const inner = await part.boundingBox();
      expect(inner?.y).toBeGreaterThanOrEqual(box?.y ?? Infinity);
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
  });

test('with letters twice as large the help and the policies are no wider than a phone', async ({ page }) => {
  const width = 360;
  await page.setViewportSize({ width, height: 740 });
  for (const path of ['/help', '/privacy-policy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
