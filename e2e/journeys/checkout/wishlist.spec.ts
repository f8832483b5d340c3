import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { type Piece, variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { createShopper, fillSignIn, openSignedIn } from '../../steps/shoppers';

test('a visitor’s wishlist becomes the account’s, and a wish goes into the bag in the size that is chosen', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const wish = (await variantsInStock(shop, 3, { min: 100, max: 2000 })).find(({ label }) => label !== '');
  if (!wish) throw new Error('The sample catalogue has no sizes');

  await page.goto('/wishlist');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/product/${wish.productId}`);
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Wishlist/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: wish.name })).toBeVisible();

  await page.getByRole('link', { name: /^Bag/ }).first().click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('Recently viewed')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('button', { name: `Add ${wish.name} to bag` })).toBeVisible();

  await page.getByRole('button', { name: `Move to bag: ${wish.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose yours' });
  await dialog.getByRole('button', { name: 'Move to bag' }).click();
  await expect(dialog.getByText('Please select a variant')).toBeVisible();
  await expectAccessible(page);
  await choose(dialog.getByRole('radio', { name: wish.label }));
  await dialog.getByRole('button', { name: 'Move to bag' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Wishlist', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'View bag' }).click();
  await expect(page.getByText(`${wish.label} ·`)).toBeVisible();

  await page.getByRole('button', { name: `Move to wishlist: ${wish.name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  // In this page: in the beta a visitor's wishlist lives in its memory.
  await page.getByRole('button', { name: 'Profile' }).click();
  await fillSignIn(page, shopper);
  await page.goto('/wishlist');
  await expect(page.getByRole('main').getByRole('link', { name: wish.name })).toBeVisible();
});

test('the wishlist of an account is on every device', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  await page.setViewportSize(phone);
  const pieces = await variantsInStock(shop, 3, { min: 100, max: 2000 });
  const [wish] = pieces;
  const other = pieces.find(({ name }) => name !== wish?.name);
  if (!wish || !other) throw new Error('The sample catalogue has no two products at this price');
  for (const { productId } of [wish, other])
    await shopper.db.rpc('add_to_wishlist', { p_product_id: productId });
  await openSignedIn(page, shopper, '/wishlist');
  const wished = ({ name }: Piece) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(wished(wish)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear Wishlist' }).click();
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wished(wish)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${wish.name} from wishlist` }).click();
  await expect(wished(wish)).toHaveCount(0);
  await page.reload();
  await expect(wished(other)).toBeVisible();
  await expect(wished(wish)).toHaveCount(0);
});
