import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { inLivePhase } from '../../steps/livePhase';
import { variantsInStock } from '../../steps/pieces';
import { desktop, phone } from '../../steps/screens';
import { expectPlaced, openCheckout, orderOf, payCash, placeButton, startCheckout } from './steps';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test('in the live shop prices may hold the GST: label, summary and order agree, on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const { shopper, piece } = await startCheckout(page, shop);
  const { data } = await shopper.db
    .from('products')
    .select('original_price')
    .eq('id', piece.productId)
    .single();
  const mrp = (data as { original_price: number }).original_price;

  await inLivePhase(
    shop,
    async () => {
      // The web server reads the settings every three seconds, and keeps a page for three.
      await expect(async () => {
        await page.goto(`/product/${piece.productId}`);
        await expect(page.getByText(/^At checkout: ₹/)).toBeVisible({ timeout: 5000 });
      }).toPass();
      await expect(page.getByText('inclusive of all taxes', { exact: true })).toBeVisible();
      const origin = page.getByRole('region', { name: 'Origin and maker' });
      await expect(origin).toContainText(`MRP${rupees(mrp)} with all taxes`);
      await expect(origin).toContainText('Country of origin');
      await expect(origin).toContainText('sample maker');

      await page.goto('/cart');
      const summary = page.getByRole('complementary', { name: 'Order summary' });
      await expect(summary).toContainText(`MRP${rupees(mrp)}`);
      await expect(summary).toContainText(`Discount−${rupees(mrp - piece.price)}`);
      await expect(summary).not.toContainText('GST');
      await expect(summary).toContainText(`You save ${rupees(mrp - piece.price)}`);
      await expectAccessible(page);

      await openCheckout(page, shopper);
      await expect(page.getByText(/GST \(/)).toHaveCount(0);
      await payCash(page);
      await placeButton(page).click();
      const number = await expectPlaced(page);
      const total = piece.price + (piece.price > 1000 ? 0 : 50) + 5;
      expect(await orderOf(shopper, number)).toMatchObject({ total });
    },
    'included',
  );
});

test('where the live shop adds the GST, the price does not claim to hold it', async ({ page, shop }) => {
  await page.setViewportSize(desktop);
  const [piece] = await variantsInStock(shop, 2, { min: 300, max: 900 });
  await inLivePhase(shop, async () => {
    await expect(async () => {
      await page.goto(`/product/${piece?.productId}`);
      await expect(page.getByText(/^At checkout: 18% GST/)).toBeVisible({ timeout: 5000 });
      await expect(page.getByText('inclusive of all taxes', { exact: true })).toHaveCount(0);
    }).toPass();
    await expect(page.getByRole('region', { name: 'Origin and maker' })).toContainText('plus 18% GST');
  });
});
