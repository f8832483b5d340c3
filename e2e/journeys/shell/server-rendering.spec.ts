import type { Page } from '@playwright/test';
import { shop as brand } from '@shop/kernel/domain';
import { expect, test } from '../../fixtures';
import { phone } from '../../steps/screens';

interface Visit {
  path: string;
  title: RegExp;
  content: string;
  expectMore?: (page: Page) => Promise<void>;
}

/** What the law wants said of a product (adr 0060). */
async function expectDeclarations(page: Page) {
  const declared = page.getByRole('region', { name: 'Origin and maker' });
  await declared.scrollIntoViewIfNeeded();
  for (const name of ['Country of origin', 'Made or packed by', 'Net quantity', 'MRP', 'Sold by'])
    await expect(declared.getByText(name, { exact: true })).toBeVisible();
  await expect(declared.getByText(/^₹[\d,]+ with all taxes$/)).toBeVisible();
}

/** What is fetched before anything else is the first screen's, and each is announced once. */
async function expectPictureAnnounced(page: Page) {
  const announced = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ imageSrcset }) => imageSrcset));
  const first = page.locator('main img[fetchpriority=high], main picture:has([fetchpriority=high]) source');
  expect(announced).toContain(await first.first().getAttribute('srcset'));
  expect(announced).toEqual([...new Set(announced)]);
}

const pages: Visit[] = [
  { path: '/', title: /Tota Darzi/, content: 'Hot Deals' },
  { path: '/category/women', title: /Women/, content: 'Women Collection' },
  {
    path: '/product/neel-lotus-tee',
    title: /Neel Lotus Crew Tee/,
    content: 'Neel Lotus Crew Tee',
    expectMore: expectDeclarations,
  },
];

for (const { path, title, content, expectMore } of pages) {
  test(`${path} has its content, title, description and structured data before any script`, async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,160}/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toHaveProperty('@context', 'https://schema.org');
    await expectPictureAnnounced(page);
    await expectMore?.(page);
    await context.close();
  });

  test(`${path} hydrates without a word in the console`, async ({ page, consoleProblems }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(consoleProblems).toEqual([]);
  });
}

test('whoever has no scripts reads how to reach the shop, also where a page never comes', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: shop.url,
    viewport: phone,
  });
  const page = await context.newPage();
  for (const path of ['/cart', '/checkout', '/profile', '/product/neel-lotus-tee']) {
    await page.goto(path);
    for (const name of [brand.contact.phone, brand.contact.email])
      await expect(page.getByRole('link', { name }).first()).toBeInViewport();
  }
  await context.close();
});

for (const path of ['/cart', '/profile', '/admin', '/about']) {
  test(`${path} opens without a word in the console`, async ({ page, consoleProblems }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(consoleProblems).toEqual([]);
  });
}

test('an unknown product answers 404 and says so', async ({ page }) => {
  const response = await page.goto('/product/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
});

test('an unknown collection answers 404 and says so', async ({ page }) => {
  const response = await page.goto('/collections/no-such-thing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This collection is over' })).toBeVisible();
});

test('an address that nobody owns answers 404', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const path of [
  '/assets/gone.js',
  '/remotes/mf-catalog/gone/home.js',
  '/fonts/gone.woff2',
  '/media/gone.webp',
]) {
  test(`${path}, which is not there, answers 404 and no page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/plain');
  });
}
