import { expect, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';

const listings = [
  '/category/all?page=-1',
  '/category/all?page=1e9',
  '/category/all?page=99999999',
  '/category/all?sort=foo&view=bar',
  '/category/all?max=abc',
  '/category/all?max=-5&max=0',
  '/category/all?brand=%3Cscript%3Ealert(1)%3C/script%3E',
  '/category/all?brand=Neelkothi&brand=Neelkothi&sort=rating&sort=price-low',
  `/category/all?brand=${'x'.repeat(2000)}`,
  "/category/no'such%22shelf",
  '/category/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/category/constructor',
  '/category/__proto__',
  '/search?q=a%00b',
  '/search?q=%27;drop%20table%20products;--&page=-1',
];

test('absurd addresses of listings are sane pages', async ({ page, consoleProblems }) => {
  for (const address of listings) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached();
  }
  expect(consoleProblems).toEqual([]);
});

test('a page beyond the end is the last page', async ({ page }) => {
  await page.goto('/category/all?page=9999');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /^Page/ }).last()).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
});

test('product ids that cannot exist are unknown', async ({ page }) => {
  for (const id of ["o'brien", '%22%3E%3Cscript%3E', '..%2f..%2fetc', 'NEEL-LOTUS-TEE', '%00']) {
    const response = await page.goto(`/product/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  }
});

const broken = [
  '{',
  '[{"id":1}]',
  '{"a":{"id":"a","name":{"evil":true},"price":"free"}}',
  '[{"id":"x","name":["y"],"price":null,"image":{}}]',
];

for (const value of broken) {
  test(`a device that remembers ${value} is a fresh one`, async ({ page, consoleProblems }) => {
    await page.addInitScript((text) => {
      for (const key of ['compareProducts', 'recently-viewed', 'bag', 'wishlist', 'referral'])
        localStorage.setItem(key, text);
    }, value);
    for (const address of ['/', '/product/neel-lotus-tee', '/compare']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    await page.goto('/category/men');
    const hear = await hearMessages(page);
    await page
      .getByRole('button', { name: /^Add to Compare/ })
      .first()
      .click();
    await hear('Product added to comparison!');
    expect(consoleProblems).toEqual([]);
  });
}
