import { expect, test } from '../../fixtures';

/** Pages that the browser renders, with what a visitor's tab is called there. */
const pages = ['/cart', '/wishlist', '/coupons', '/saved-cards'];

test('what the browser renders is called in the first HTML what it is called when it is there', async ({
  page,
}) => {
  for (const path of pages) {
    const response = await page.goto(path);
    const first = /<title>([^<]*)<\/title>/.exec((await response?.text()) ?? '')?.[1];
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, first]).toEqual([path, await page.title()]);
    expect(first).toMatch(/^.+ \| Tota Darzi$/);
    expect(await page.locator('head > meta[name="description"]').count()).toBe(1);
  }
});
