import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { hearMessages } from '../../steps/messages';
import { advance, orderInCash } from '../../steps/orders';
import { admin, createShopper, rememberSignIn } from '../../steps/shoppers';

const productId = 'ruby-jhumka';

test('who received a piece reviews it once, earns credit, and moves its rating', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  await advance(await shop.connect(admin), await orderInCash(shopper, `${productId}:one`));
  await rememberSignIn(page, shopper.db);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  await page.goto('/product/neel-lotus-tee');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByText('Reviews are for shoppers who received this product.')).toBeVisible();

  await page.goto(`/product/${productId}`);
  const rating = page.getByText(/· \d+ ratings? · \d+ reviews?$/).first();
  const [rated = 0, written = 0] = [...(await rating.innerText()).matchAll(/· (\d+)/g)].map(([, count]) =>
    Number(count),
  );
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('button', { name: 'Publish review' }).click();
  await expect(reviews.getByText('Choose between 1 and 5 stars.')).toBeVisible();
  await expect(reviews.getByText('Write between 10 and 2000 characters.')).toBeVisible();
  await expectAccessible(page);

  await choose(reviews.getByRole('radio', { name: '5 stars, Excellent' }));
  const hear = await hearMessages(page);
  await reviews.getByLabel('Your review').fill('They swing lightly and the red is deep.\n<b>Lovely</b>');
  await reviews.getByRole('button', { name: 'Publish review' }).click();
  await hear('Thank you for your review! ₹25 of credit are yours.');
  await expect(reviews.getByText('<b>Lovely</b>')).toBeVisible();
  await expect(reviews.getByText('Asha K.')).toBeVisible();
  await expect(rating).toContainText(new RegExp(`· ${rated + 1} ratings? · ${written + 1} reviews?$`));
  await expect(reviews.getByText('You have reviewed this product.')).toBeVisible();
  // The structured data count the review, too, and the browser lets them.
  const structured = page.locator('script[type="application/ld+json"]').first();
  await expect.poll(() => structured.textContent()).toContain(`"ratingCount":${rated + 1}`);
  expect(complaints).toEqual([]);
});

test('visitors are asked to sign in before they review', async ({ page }) => {
  await page.goto(`/product/${productId}`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});
