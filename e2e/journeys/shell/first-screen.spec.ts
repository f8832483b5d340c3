import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { phone } from '../../steps/screens';

/** Home, whose banner does not come before it is let go and whose clock stands, so that nobody stops waiting for it. */
async function openHome(page: Page) {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/media/banners/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const further = page.getByRole('heading', { name: 'Hot Deals', includeHidden: true });
  return {
    scripts,
    letBannerGo: letGo,
    isFurtherLaidOut: () => further.evaluate((heading) => heading.checkVisibility()),
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the banner comes before scripts, and before anything further down is laid out', async ({ page }) => {
    const { scripts, letBannerGo, isFurtherLaidOut } = await openHome(page);
    expect(await isFurtherLaidOut()).toBe(false);
    expect(scripts).toEqual([]);
    const banner = page.waitForResponse('**/media/banners/**');
    letBannerGo();
    await (await banner).finished();
    await expect
      .poll(async () => {
        // A frame; a second, after which scripts would come without it, is not over.
        await page.clock.runFor(16);
        return scripts.length;
      })
      .toBeGreaterThan(1);
    await page.clock.resume();
    await expect.poll(isFurtherLaidOut).toBe(true);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('navigation').first()).toBeVisible();
  });

  test('whoever scrolls meanwhile sees what stands further down', async ({ page }) => {
    const { scripts, isFurtherLaidOut } = await openHome(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(isFurtherLaidOut).toBe(true);
    expect(scripts).toEqual([]);
  });

  test('without scripts all of it is there', async ({ browser, shop }) => {
    const context = await browser.newContext({
      viewport: phone,
      javaScriptEnabled: false,
      baseURL: shop.url,
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Hot Deals' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await context.close();
  });
});

test('on a desk all of it is laid out at once', async ({ page }) => {
  const { isFurtherLaidOut } = await openHome(page);
  expect(await isFurtherLaidOut()).toBe(true);
});
