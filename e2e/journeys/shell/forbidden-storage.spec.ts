import { expect, test } from '../../fixtures';

test('a browser that forbids storage shops all the same, until the page is left', async ({
  page,
  consoleProblems,
}) => {
  await page.addInitScript(() => {
    // What Firefox throws for the third one where cookies are blocked, and Chrome for the first two.
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
      Object.defineProperty(window, name, { configurable: true, get: forbid });
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
  await expect(page.getByRole('region', { name: 'Items' }).getByText('Neel Lotus Tee')).toBeVisible();
  const coupon = page.getByRole('textbox', { name: /coupon/i });
  await coupon.fill('NAMASTE10');
  await coupon.press('Enter');
  await expect(page.getByRole('button', { name: /remove coupon/i })).toBeVisible();
  expect(consoleProblems).toEqual([]);
});
