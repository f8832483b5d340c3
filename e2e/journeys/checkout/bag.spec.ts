import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { createShopper, openSignedIn } from '../../steps/shoppers';

test('a bag is emptied once somebody has said so twice, and leads back to the shelves before and after', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy at this price');
  const shopper = await createShopper(shop);
  await fillBag(shopper, piece.id, 2);
  await openSignedIn(page, shopper, '/cart');
  const line = page.getByRole('main').getByRole('link', { name: piece.name }).first();
  await expect(line).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Products Collection' })).toBeVisible();
  await page.goBack();

  const clear = page.getByRole('button', { name: 'Clear Cart' });
  await clear.click();
  const question = page.getByRole('group', { name: 'Clear your cart?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(clear).toBeFocused();
  await expect(line).toBeVisible();
  await clear.click();
  await question.getByRole('button', { name: 'Yes, clear it' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bag, 0 items' }).first()).toBeVisible();
  await expect.poll(async () => (await shopper.db.rpc('get_bag')).data as unknown).toEqual([]);
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Products Collection' })).toBeVisible();
});
