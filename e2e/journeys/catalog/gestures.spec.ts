import type { CDPSession, Locator } from '@playwright/test';
import { expect, pasted, test } from '../../fixtures';
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

  test('what is compared stays in sight above the bag button of a product', async ({ page }) => {
    await page.goto('/product/neel-lotus-tee');
    await page.getByRole('button', { name: 'Add to Compare' }).first().tap();
    const tray = page.getByRole('complementary', { name: 'Products being compared' });
    await expect(tray.getByText('Compare 1 of 3')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'ADD TO BAG' }).last()).toBeInViewport({ ratio: 1 });
    await tray.getByRole('link', { name: 'Compare' }).tap();
    await expect(page.getByRole('columnheader', { name: /Neel Lotus Crew Tee/ })).toBeVisible();
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
  await page.getByRole('button', { name: 'Share Neel Lotus Crew Tee' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await pasted(page)).toBe(page.url());
});
