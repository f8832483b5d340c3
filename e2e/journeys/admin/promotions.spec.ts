import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { call } from '../../steps/call';
import { choose } from '../../steps/choose';
import { advance } from '../../steps/orders';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { screens } from '../../steps/screens';
import { admin, createShopper, openSignedIn } from '../../steps/shoppers';
import { expectPlaced, openCheckout, payCash, placeButton } from '../checkout/steps';
import { confirm, rememberAdmin } from './steps';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test('a promotion of the staff counts in bags, is kept by orders and invoices, and ends with a word', async ({
  page,
  shop,
  browser,
}) => {
  const [piece] = await variantsInStock(shop, 12, { min: 400, max: 900 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  const staff = await shop.connect(admin);
  const { data } = await staff.from('products').select('type_id').eq('id', piece.productId).single();
  const first = await createShopper(shop);
  const second = await createShopper(shop);
  const full = 3 * piece.price + Math.round(3 * piece.price * 0.18) + 5;
  const total = 2 * piece.price + Math.round(2 * piece.price * 0.18) + 5;

  await page.setViewportSize(screens.desktop);
  await rememberAdmin(page, shop);
  await page.goto('/admin/promotions/new');
  await page.getByLabel(/^Title/).fill('Buy 2 get 1 free');
  await page.getByLabel('Kind', { exact: true }).selectOption('buy_get');
  await page.getByLabel('Products that are bought', { exact: true }).selectOption('type');
  await page.getByLabel('Add', { exact: true }).selectOption(String(data?.type_id));
  await choose(page.getByLabel('On, from when it begins'));
  await page.getByRole('button', { name: 'Try on past orders' }).click();
  await expect(page.getByText(/^Applies to \d+ products?\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save promotion' }).click();
  await expect(page.getByRole('cell', { name: /Buy 2, get 1 free/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Live' })).toBeVisible();

  // The shopper sees what it does, and pays that.
  const theirs = await openBrowser(browser, shop);
  await theirs.setViewportSize(screens.phone);
  await openSignedIn(theirs, first, `/product/${piece.productId}`);
  await theirs.getByRole('heading', { name: 'Delivery options' }).scrollIntoViewIfNeeded();
  await expect(theirs.getByRole('region', { name: 'Offers' }).getByText('Buy 2 get 1 free')).toBeVisible();
  await fillBag(first, piece.id, 2);
  await theirs.goto('/cart');
  await expect(
    theirs.getByText('Add 1 piece more of what it is for, and Buy 2 get 1 free counts.'),
  ).toBeVisible();
  await fillBag(first, piece.id, 3);
  await theirs.goto('/cart');
  await expect(theirs.getByText(`Buy 2 get 1 free: −${rupees(piece.price)}`)).toBeVisible();
  const summary = theirs.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(`−${rupees(piece.price)}`)).toBeVisible();
  await expect(summary.getByText(rupees(total))).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/checkout');
  await payCash(theirs);
  await placeButton(theirs).click();
  const number = await expectPlaced(theirs);

  await advance(staff, number, ['confirmed', 'packed', 'shipped']);
  await theirs.goto(`/orders/${number}`);
  await expect(theirs.getByText('Buy 2 get 1 free')).toBeVisible();
  await expect(theirs.getByText(rupees(total)).first()).toBeVisible();
  const [invoice] = await call<{ total: number }[]>(first.db, 'get_invoices', { p_order: number });
  expect(invoice?.total).toBe(total * 100);

  // It ends while another shopper is in the checkout.
  await fillBag(second, piece.id, 3);
  await openCheckout(theirs, second);
  await payCash(theirs);
  await expect(theirs.getByText(rupees(total)).first()).toBeVisible();
  await page.goto('/admin/promotions');
  await confirm(page, 'End Buy 2 get 1 free', {}, 'End it now');
  await expect(page.getByRole('cell', { name: 'Ended' })).toBeVisible();
  await placeButton(theirs).click();
  await expect(
    theirs.getByText(
      `“Buy 2 get 1 free” has ended. The total changed from ${rupees(total)} to ${rupees(full)}.`,
    ),
  ).toBeVisible();
  await expect(theirs.getByText(rupees(full)).last()).toBeVisible();
  await placeButton(theirs).click();
  await expectPlaced(theirs);
  await theirs.context().close();
});
