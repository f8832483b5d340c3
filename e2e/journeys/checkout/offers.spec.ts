import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { createShopper, openSignedIn } from '../../steps/shoppers';

test('an offer stands on the product’s page, and the bag suggests and applies the best', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const [piece] = await variantsInStock(shop, 2, { min: 600, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  const saving = `₹${Math.min(150, Math.round(piece.price / 10))}`;
  const shopper = await createShopper(shop);
  await openSignedIn(page, shopper, `/product/${piece.productId}`);
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByText('10% OFF up to ₹150 above ₹500 with NAMASTE10')).toBeVisible();
  await expect(offers.getByText(`Saves ${saving} on one piece`)).toBeVisible();
  await offers.scrollIntoViewIfNeeded();
  await expectAccessible(page);

  await fillBag(shopper, piece.id);
  await page.goto('/cart');
  await expect(page.getByText(`Best for this bag: NAMASTE10 saves ${saving}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply NAMASTE10' }).click();
  await expect(page.getByText(`You save ${saving} on this order`)).toBeVisible();
  await expect(page.getByText(/^Best for this bag/)).toBeHidden();
});
