import { expect, test } from '../../fixtures';

/** Pages that the browser renders, with what a visitor's tab is called there. */
const pages = ['/cart', '/wishlist', '/coupons', '/saved-cards'];

test('what the browser renders is called in the first HTML what it is called when it is there', async ({
  page,
}) => {
  for (const path of pages) {
    const response = await page.goto(path);
    const html = (await response?.text()) ?? '';
    const first = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    const firstDescription = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, first]).toEqual([path, await page.title()]);
    expect(first).toMatch(/^.+ \| Tota Darzi$/);
    const description = page.locator('head > meta[name="description"]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', firstDescription ?? 'none');
  }
});
