import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { holdScripts } from '../../steps/heldScripts';
import { watchShifts } from '../../steps/layoutShifts';
import { inLivePhase } from '../../steps/livePhase';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { createShopper, demoShopper, openSignedIn, rememberAccount } from '../../steps/shoppers';

const product = '/product/neel-lotus-tee';

test('crawlers learn the shop’s own addresses, whatever Host they send', async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/checkout$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const maps = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(maps.length).toBeGreaterThan(0);
  for (const address of maps) {
    const answer = await request.get(address, { headers: { host: 'evil.example' } });
    expect(answer.headers()['content-type']).toContain('xml');
    const text = await answer.text();
    expect(text).toContain(`<loc>${shop.url}/`);
    expect(text).not.toContain('evil.example');
  }
  const page = await (await request.get(product, { headers: { host: 'evil.example' } })).text();
  expect(page).toContain(`<link rel="canonical" href="${shop.url}${product}"/>`);
  expect(page).not.toContain('evil.example');
});

test('a page that is long in coming is announced, and may be looked at meanwhile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  // Before that a link loads its page anew.
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
  const send = await holdScripts(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Women' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  send();
  await expect(page.getByRole('heading', { level: 1, name: 'Women Collection' })).toBeVisible();
  await expect(line).toBeHidden();
});

test('nobody but an admin downloads the dashboard', async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mf-admin/')) scripts.push(request.url());
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await rememberAccount(page, shop, demoShopper);
  await page.goto('/admin');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(scripts).toEqual([]);
});

test('an expired link says what happened', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&error_code=otp_expired');
  await expect(page.getByText(/links expire and work only once/)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link opened in another browser asks to sign in here', async ({ page }) => {
  await page.goto('/auth/callback?code=6f1de0d1-8a1c-4b8b-9a55-0d1f5f3c2b1a');
  await expect(page.getByText('Almost there: sign in to continue in this browser.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the wishlist of an account is in every tab and after a reload', async ({ page, context, shop }) => {
  await rememberAccount(page, shop, demoShopper);
  const other = await context.newPage();
  await other.goto('/');
  await page.goto(product);
  await page
    .getByRole('button', { name: /Add to wishlist/i })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Wishlist, 1 item' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' }).first()).toBeVisible();
});

test('data fetched while a link was pointed at is shown without asking again', async ({ page }) => {
  await page.goto('/category/men');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/products?')) asked.push(request.url());
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Neel Lotus Crew Tee' }).first();
  await link.scrollIntoViewIfNeeded();
  // What the page asks for, side by side: the product itself, and what is similar.
  const answerTo = (part: string) => page.waitForResponse((response) => response.url().includes(part));
  const answered = Promise.all([answerTo('id=eq.neel-lotus-tee'), answerTo('/rpc/similar_products')]);
  await link.hover();
  await Promise.all((await answered).map((response) => response.finished()));
  // What has come over the line is in the page’s hands once that has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neel Lotus Crew Tee' })).toBeVisible();
  expect(asked.filter((url) => url.includes('id=eq.neel-lotus-tee'))).toHaveLength(1);
});

test('going back finds the place in the list', async ({ page }) => {
  await page.goto('/category/men');
  const heading = page.getByRole('heading', { level: 1 });
  const listed = (await heading.textContent()) ?? '';
  const links = page.getByRole('main').getByRole('link', { name: /.+/ });
  await links.nth((await links.count()) - 8).focus();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/category/men');
  await expect(heading).not.toHaveText(listed);
  await page.goBack();
  await expect(heading).toHaveText(listed);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

for (const { name, width, bars } of [
  { name: 'phone', width: 360, bars: ['Sort by', 'Bag'] },
  { name: 'desktop', width: 1366, bars: ['Bag'] },
]) {
  test(`focus goes back to what sticks to the top of a ${name}, and the page stays where it was`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/category/women');
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    for (const bar of bars) {
      // From where nothing has the focus, which would have kept the header on the screen.
      await page.getByRole('main').focus();
      await page.evaluate(() => scrollTo(0, 1800));
      const stuck = page.getByRole('link', { name: bar }).or(page.getByLabel(bar)).first();
      await stuck.evaluate((element) => element.focus());
      await expect(stuck).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(1800);
    }
  });
}

test('the keyboard walks through the account’s menu, which a low window scrolls', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1366, height: 330 });
  await openSignedIn(page, await createShopper(shop), '/category/women');
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).focus();
  for (const name of ['Edit Profile', 'Saved Addresses', 'Saved VPA', 'Saved Cards', 'Coupons', 'Credit']) {
    await page.keyboard.press('Shift+Tab');
    const link = page.getByRole('banner').getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('an admin opens the shop: the beta goes, search opens, and a visitor’s bag outlives a reload', async ({
  page,
  shop,
}) => {
  const beta = page.getByRole('complementary', { name: 'Beta' });
  await page.goto(product);
  await expect(beta).toBeVisible();
  await inLivePhase(shop, async () => {
    await expect(async () => {
      await page.goto(product);
      await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeEnabled({ timeout: 5000 });
    }).toPass();
    await expect(beta).toHaveCount(0);
    await choose(page.getByRole('radio', { disabled: false }).first());
    await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).first().fill('tee');
    await page.getByRole('combobox', { name: 'Search' }).first().press('Enter');
    await expect(page).toHaveURL('/search?q=tee');
  });
});

test('a button that is pressed before the page has come alive does its work then', async ({ page }) => {
  let letScriptsCome = () => {};
  const pressed = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/remotes/**', async (route) => {
    await pressed;
    await route.continue();
  });
  // By then the shell has run, and waits for the remote that owns the page.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Profile' }).click();
  letScriptsCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what keeps the room of a page that loads fits the smallest phones', async ({ browser, shop }) => {
  // Without scripts it stays for as long as one looks at it.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(`${shop.url}/profile`);
  await expect(page.getByText('Loading page')).toBeAttached();
  const boxes = await page
    .locator('main *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(Math.max(...boxes)).toBeLessThanOrEqual(320);
  await context.close();
});

test('nothing of the bag jumps away when its contents come', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  await fillBag(shopper, piece?.id ?? '');
  let send = () => {};
  const isSeen = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/rest/v1/**', async (route) => {
    await isSeen;
    await route.continue();
  });
  const shifted = await watchShifts(page);
  await openSignedIn(page, shopper, '/cart');
  await expect(page.getByText('Loading your bag')).toBeAttached();
  send();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});
