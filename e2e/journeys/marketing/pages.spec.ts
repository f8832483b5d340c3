import { expectAccessible } from '../../expectAccessible';
import { expect, readingTest, test } from '../../fixtures';
import { screens } from '../../steps/screens';

const pages = [
  ['/about', 'About Us', 'It began with a tailor'],
  ['/contact', 'Contact Us', 'Mon-Sat 9AM-8PM IST'],
  ['/track-order', 'Track Your Order', 'Need Help?'],
  ['/size-guide', 'Size Guide', 'Perfect Fit Guarantee'],
  ['/returns', 'Returns & Exchanges', 'Another size, free the first time'],
  ['/shipping', 'Shipping', 'Zero Mile'],
  ['/help', 'Help Centre', 'Still Need Help?'],
  ['/privacy-policy', 'Privacy Policy', 'Grievance officer'],
  ['/terms-of-service', 'Terms of Service', 'at least 18 years'],
  ['/refund-policy', 'Refund Policy', '5-7 days'],
  ['/bulk-orders', 'Bulk Orders', '20% off'],
  ['/vendor-signup', 'Sell with Us', 'Document verification'],
  ['/affiliate-program', 'Affiliate Program', 'No joining fee'],
  ['/gift-cards', 'Gift Cards', 'Does it expire?'],
] as const;

test('every page is there before any script, with every tab readable', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const page = await context.newPage();
  for (const [path, title, words] of pages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{60,160}/);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(data).toContain('BreadcrumbList');
    await expect(page.getByRole('contentinfo').getByText(/GSTIN 27ZZZCZ0000Z1Z1/)).toBeVisible();
  }
  await context.close();
});

for (const [device, viewport] of Object.entries(screens)) {
  for (const [path, title] of pages) {
    readingTest(`${path} can be used by everybody, on a ${device}`, async ({ page, consoleProblems }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'no wider than the screen').toBeLessThanOrEqual(viewport.width);
      await expectAccessible(page);
      expect(consoleProblems).toEqual([]);
    });
  }
}

test('tabs and questions have addresses of their own', async ({ page }) => {
  await page.goto('/returns#exchanges');
  await expect(page.getByRole('tab', { name: 'Exchanges' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Another size, free the first time' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Return Process' }).click();
  await expect(page).toHaveURL(/\/returns#process$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Return Process' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Exchanges' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Return Process' })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/returns#refund-time');
  await expect(page.getByText(/UPI and net banking: 3-5 days/)).toBeVisible();
  await page.getByText('I paid cash. How do I get it back?').click();
  await expect(page).toHaveURL(/#cod-refund$/);
  await expect(page.getByText(/UPI and net banking: 3-5 days/)).toBeHidden();
  await page.getByText('I paid cash. How do I get it back?').click();
  await expect(page.getByText(/As store credit at once/)).toBeHidden();
});

test('the calculator follows the tiers, and joining keeps who sent the visitor', async ({ page }) => {
  await page.goto('/affiliate-program?ref=TDABC123');
  await page.getByRole('slider', { name: 'Orders a month' }).fill('50');
  await page.getByRole('slider', { name: 'Average order' }).fill('10000');
  await expect(page.getByText('₹85,000')).toBeVisible();
  await page.getByRole('tab', { name: 'How It Works' }).click();
  // The first tab has such a link too, which is there for a moment longer.
  const steps = page.getByRole('tabpanel', { name: 'How It Works' });
  await steps.getByRole('link', { name: 'Join now' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeVisible();
  await expect(page).toHaveURL(/\?ref=TDABC123$/);
});

test('the size guide speaks inches, and links stand in the sitemap', async ({ page, request }) => {
  await page.goto('/size-guide#women');
  await expect(page.getByRole('cell', { name: '82-85' }).first()).toBeVisible();
  await page.getByText('inches', { exact: true }).click();
  await expect(page.getByRole('table', { name: "Women's sizes, inches" })).toBeVisible();
  const sitemap = await request.get('/sitemap-pages.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const xml = await sitemap.text();
  for (const [path] of pages) expect(xml).toContain(`${path}</loc>`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemap-pages.xml');
});
