import { expect, test } from '../../fixtures';

test('a browser that forbids storage shops all the same, until the page is left', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: forbid });
    // In Firefox; Chrome makes one all the same.
    Object.assign(window, { BroadcastChannel: forbid });
  });
  await page.goto('/product/neel-lotus-tee');
  await page.getByRole('dialog').getByRole('button', { name: 'Start Exploring' }).click();
  await page.getByRole('main').getByRole('group').getByText('L', { exact: true }).click();
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /bag, 1 item/i })
    .click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('region', { name: 'Items' }).getByText('Neel Lotus Crew Tee')).toBeVisible();
  const coupon = page.getByRole('textbox', { name: /coupon/i });
  await coupon.fill('NAMASTE10');
  await coupon.press('Enter');
  // The server was asked with the code that the tab remembers.
  await expect(page.getByText('This coupon is for orders of ₹500 and more.')).toBeVisible();
});
