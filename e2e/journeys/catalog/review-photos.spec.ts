import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { choose } from '../../steps/choose';
import { advance, orderInCash } from '../../steps/orders';
import { admin, createShopper, rememberAccount, rememberSignIn } from '../../steps/shoppers';

const productId = 'neel-lotus-tee';

/** A photo as a phone writes it, drawn by the browser, with the place in its EXIF. */
async function placedPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 1200];
    const context = canvas.getContext('2d');
    context!.fillStyle = 'teal';
    context!.fillRect(0, 0, 900, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const drawn = Buffer.from(base64, 'base64');
  const place = Buffer.from('Exif\0\0GPS 21.1458N 79.0882E');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([drawn.subarray(0, 2), head, place, drawn.subarray(2)]);
}

const reviewsOf = async (page: Page) => {
  await page.getByRole('tab', { name: 'Reviews' }).click();
  return page.getByRole('tabpanel', { name: 'Reviews' });
};

test('a photo goes with a review once the staff approved it, without its place; others filter by it and vote', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const buyer = await createShopper(shop);
  await advance(await shop.connect(admin), await orderInCash(buyer, `${productId}:m`));
  await rememberSignIn(page, buyer.db);
  await page.goto(`/product/${productId}`);
  const panel = await reviewsOf(page);
  await panel.getByRole('button', { name: 'Write a review' }).click();
  const photo = await placedPhoto(page);
  await panel.getByLabel('Add photos').setInputFiles([
    { name: 'tee.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(panel.getByText('Ready')).toBeVisible();
  await expect(panel.getByText('This file is no picture that we can show.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Remove photo 2' }).click();
  await choose(panel.getByRole('radio', { name: '4 stars, Very good' }));
  await panel.getByLabel('Your review').fill('True to size, and the blue is deep.');
  await panel.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Your photos show once we have looked at them.')).toBeVisible();

  // Whoever sends bytes without the page is told the same, and what is stored says nothing of a place.
  const { data: session } = await buyer.db.auth.getSession();
  const send = (body: Buffer) =>
    fetch(`${shop.backendUrl}/functions/v1/review-photo?product=${productId}`, {
      method: 'POST',
      headers: { apikey: shop.publishableKey, authorization: `Bearer ${session.session?.access_token}` },
      body: new Uint8Array(body),
    });
  expect((await send(Buffer.from('<script>alert(1)</script>'))).status).toBe(422);
  expect((await send(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
  const [stored] = await shop.sql(`select name from storage.objects where bucket_id = 'review-uploads'`);
  const { data: kept } = await buyer.db.storage.from('review-uploads').download(String(stored?.name));
  expect(await kept?.text()).not.toContain('GPS');
  const published = await (await shop.connect()).rpc('get_reviews', { p_product_id: productId });
  expect(published.data).toMatchObject({ total: 2, pictured: 0 });

  const staff = await openBrowser(browser, shop);
  await rememberAccount(staff, shop, admin);
  await staff.goto('/admin/reviews?state=waiting');
  const waiting = staff.getByRole('listitem', { name: /^photo 1 of the review by Asha K\., Waiting/ });
  await expect(waiting.getByRole('img')).toBeVisible();
  await expectAccessible(staff);
  await waiting.press('a');
  await expect(staff.getByText('Nothing here')).toBeVisible();
  await staff.context().close();

  const reader = await createShopper(shop);
  await rememberSignIn(page, reader.db);
  await page.goto(`/product/${productId}`);
  const read = await reviewsOf(page);
  await read.getByText('With photos (1)').click();
  await expect(read.getByText('1 of 2 reviews, with photos')).toBeVisible();
  await expect(page).toHaveURL(/\?photos=yes$/);
  await read.getByRole('button', { name: /^4 star/ }).click();
  await expect(page).toHaveURL(/stars=4/);
  await expect(read.getByText('True to size, and the blue is deep.')).toBeVisible();
  const vote = read.getByRole('button', { name: 'Helpful: the review by Asha K.' });
  await vote.click();
  await expect(read.getByText('1 person found this helpful')).toBeVisible();
  await expectAccessible(page);
  await read.getByRole('button', { name: 'Enlarge photo 1 of 1' }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('1 of 2 reviews, with 4 stars and photos')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Helpful: the review by Asha K.' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page.getByText('1 of 2 reviews, with photos')).toBeVisible();
});
