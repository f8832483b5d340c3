import type { CDPSession, Locator } from '@playwright/test';
import { expect, pasted, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { hearMessages } from '../../steps/messages';
import { screens } from '../../steps/screens';

/** A finger drawn over an element from right to left, as the browser itself gets it. */
async function swipeLeft(touch: CDPSession, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to swipe.');
  const y = box.y + box.height / 2;
  const at = (share: number) => [{ x: box.x + box.width * share, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) });
  for (const share of [0.75, 0.6, 0.45, 0.3, 0.15]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('a finger turns the banner, the gallery and the full screen', async ({ page, context }) => {
    const touch = await context.newCDPSession(page);
    await page.goto('/');
    const highlights = page.getByRole('region', { name: 'Highlights' });
    await highlights.getByRole('button', { name: 'Pause' }).tap();
    await swipeLeft(touch, highlights.getByRole('group', { name: '1 of 3' }));
    await expect(highlights.getByRole('group', { name: '2 of 3' })).toBeVisible();

    await page.goto('/product/neel-lotus-tee');
    await swipeLeft(touch, page.getByRole('button', { name: 'Enlarge picture 1 of 3' }));
    const thumbnail = (number: number) => page.getByRole('button', { name: `Show picture ${number} of 3` });
    await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: 'Enlarge picture 2 of 3' }).tap();
    const lightbox = page.getByRole('dialog', { name: 'Pictures of Neel Lotus Crew Tee' });
    await expect.poll(() => lightbox.boundingBox()).toEqual({ x: 0, y: 0, ...screens.phone });
    await swipeLeft(touch, lightbox.getByRole('img'));
    await expect(lightbox.getByText('3 / 3')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Close' }).tap();
    await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true');
  });

  test('what is compared stays in sight above the bag button of a product, and is bought from its table', async ({
    page,
    context,
  }) => {
    const touch = await context.newCDPSession(page);
    await page.goto('/product/neel-lotus-tee');
    await page.getByRole('button', { name: 'Add to Compare' }).first().tap();
    const tray = page.getByRole('complementary', { name: 'Products being compared' });
    await expect(tray.getByText('Compare 1 of 3')).toBeInViewport();
    // Whoever goes back to the top has the bar with the second button there. While it comes or goes the tray moves, and a
    // finger that is on its way misses it.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'ADD TO BAG' })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'ADD TO BAG' }).last()).toBeInViewport({ ratio: 1 });
    await tray.getByRole('link', { name: 'Compare' }).tap();
    await expect(page.getByRole('columnheader', { name: /Neel Lotus Crew Tee/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Bag: Neel Lotus Crew Tee' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Quick View' });
    await choose(sheet.getByRole('radio', { name: 'M', exact: true }));
    await swipeLeft(touch, sheet.getByRole('list', { name: 'Pictures of Neel Lotus Crew Tee' }));
    await expect(sheet.getByRole('listitem').first()).not.toBeInViewport({ ratio: 0.5 });
    await sheet.getByRole('button', { name: 'ADD TO BAG' }).tap();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('one button buys at a time, and the header gives way to whoever reads on', async ({ page }) => {
    await page.goto('/product/neel-lotus-tee');
    const buy = page.getByRole('button', { name: 'ADD TO BAG' });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: 'XS', exact: true })).toBeInViewport();
    await expect(buy).toHaveCount(2);
    await expect(buy.first()).not.toBeInViewport({ ratio: 1 });
    await expect(buy.last()).toBeInViewport({ ratio: 1 });
    await choose(page.getByRole('radio', { name: 'M', exact: true }));
    await buy.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 300));
    const bag = page.getByRole('banner').getByRole('link', { name: /^Bag/ });
    await expect(bag).not.toBeInViewport();
    await expect(buy).toHaveCount(1);
    // What came into the bag brings the header back, and the message covers neither it nor the button.
    await buy.tap();
    await expect(bag).toBeInViewport({ ratio: 1 });
    const said = page.getByRole('region', { name: 'Notifications' }).getByText(/added to your bag/);
    await expect(said).toBeInViewport({ ratio: 1 });
    for (const free of [bag, buy]) await free.click({ trial: true });
    // It is the next stop of the keyboard, and gone where the bag itself is.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'View bag' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Bag' })).toBeVisible();
    await expect(said).toHaveCount(0);
    // The bag has its way on at the foot of the screen, until its own button comes.
    const proceed = page.getByRole('button', { name: 'Proceed to Checkout' });
    await expect(proceed).toHaveCount(2);
    await expect(proceed.last()).toBeInViewport({ ratio: 1 });
    await proceed.first().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 300));
    await expect(proceed).toHaveCount(1);
  });

  test('a listing begins with products, and keeps its filters at hand', async ({ page }) => {
    await page.goto('/category/women');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 });
    await cards.nth(8).scrollIntoViewIfNeeded();
    // The header gives way to whoever reads on, and what stands below it moves up with it.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 100));
      await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1000 });
      // Its first line, the count, is the last thing to go: now the bar rests, and a finger does not miss the button.
      await expect(page.getByRole('main').getByRole('status').first()).not.toBeInViewport({ timeout: 1000 });
    }).toPass();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(filters).toBeInViewport({ ratio: 1 });
    await filters.tap();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('the home page is short, and its categories are near', async ({ page }) => {
    await page.goto('/');
    const categories = page.getByRole('heading', { name: 'Shop by Category' });
    await expect(categories).toBeVisible();
    const { top, height } = await categories.evaluate((heading) => ({
      top: heading.getBoundingClientRect().top + scrollY,
      height: document.documentElement.scrollHeight,
    }));
    expect(top).toBeLessThan(2 * screens.phone.height);
    expect(height).toBeLessThan(6000);
  });

  test('each picture comes in one size: what looks ahead in the HTML wants the same as the page', async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({
      viewport: screens.phone,
      isMobile: true,
      deviceScaleFactor: 1.75,
    });
    for (const path of ['/', '/category/women', '/product/neel-lotus-tee']) {
      const page = await context.newPage();
      const fetched = new Set<string>();
      page.on('request', (request) => fetched.add(request.url()));
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      const pictures = [...fetched].filter((url) => /\/media\/.+-\d+\.\w+$/.test(url));
      const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
      expect(pictures.length, path).toBeGreaterThan(0);
      // A tile may show small what a card shows larger; nothing comes that no place on the page shows.
      expect(shown, path).toEqual(expect.arrayContaining(pictures));
      await page.close();
    }
    await context.close();
  });

  test('with letters twice as large nothing is pushed off the screen', async ({ browser, shop }) => {
    const context = await browser.newContext({ viewport: screens.phone, isMobile: true, bypassCSP: true });
    const page = await context.newPage();
    for (const path of ['/', '/category/women', '/product/neel-lotus-tee', '/cart']) {
      await page.goto(shop.url + path);
      // What the browser renders comes with a footer of its own, in the place of the one that loads with it.
      await page.getByText('Loading page').first().waitFor({ state: 'hidden' });
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await expect(page.getByRole('banner').getByRole('link', { name: /^Bag/ })).toBeInViewport({ ratio: 1 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(screens.phone.width);
    }
    await context.close();
  });
});

test('a mouse over a picture magnifies the spot it is on, and lets go', async ({ page }) => {
  await page.goto('/product/neel-lotus-tee');
  const opener = page.getByRole('button', { name: 'Enlarge picture 1 of 3' });
  const picture = opener.getByRole('img');
  const resting = await picture.boundingBox();
  if (!resting) throw new Error('The picture is not there.');
  // In its upper left quarter, which then stays where it is while the rest grows to the lower right.
  const spot = { x: resting.width / 4, y: resting.height / 4 };
  await expect(async () => {
    await opener.hover({ position: spot });
    const box = await picture.boundingBox();
    expect(box?.width).toBeCloseTo(resting.width * 2, 0);
    expect(box?.x).toBeCloseTo(resting.x - spot.x, 0);
  }).toPass();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(resting.width, 0);
});

test('sharing copies the address where the device has no sheet for it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/product/neel-lotus-tee');
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
  const hear = await hearMessages(page);
  await page.getByRole('button', { name: 'Share Neel Lotus Crew Tee' }).click();
  await hear('Link copied');
  expect(await pasted(page)).toBe(page.url());
});
