import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { choose } from '../../steps/choose';
import { orderInCash } from '../../steps/orders';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { createShopper, openSignedIn } from '../../steps/shoppers';
import { expectPlaced, openCheckout, orderOf, payCash, placeButton, startCheckout } from './steps';

const cheap = { min: 100, max: 900 };

test('what another shopper bought meanwhile is named, and nothing is ordered until it is settled', async ({
  page,
  shop,
}) => {
  const [rare, common] = (await variantsInStock(shop, 2, cheap)).sort(
    (one, other) => one.stock - other.stock,
  );
  if (!rare || !common) throw new Error('The sample catalogue has nothing to buy');
  const slow = await createShopper(shop);
  const quick = await createShopper(shop);
  await fillBag(slow, rare.id);
  await fillBag(slow, common.id);
  await openCheckout(page, slow);
  await payCash(page);

  await orderInCash(quick, rare.id, { quantity: rare.stock });

  await placeButton(page).click();
  await expect(page.getByText(`${rare.name} has just sold out. Nothing was ordered.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take what is left' }).click();
  await expect(page.getByText(`${rare.name} is sold out.`)).toHaveCount(0);
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  const number = await expectPlaced(page);
  expect(await orderOf(slow, number)).toMatchObject({ status: 'placed' });
});

test('two tabs: what one puts into the bag or orders, the other shows at once, and two clicks order once', async ({
  page,
  shop,
  context,
}) => {
  const { shopper, piece } = await startCheckout(page, shop);
  const second = await context.newPage();
  await second.goto('/cart');
  await second.getByRole('button', { name: /Increase quantity/ }).click();
  await expect(page.getByText(`2 × ₹${piece.price}`)).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();

  await payCash(page);
  await placeButton(page).dblclick();
  await expectPlaced(page);
  await expect(second.getByText('Your cart is empty')).toBeVisible();
  const { data: orders } = await shopper.db.from('orders').select('number');
  expect(orders).toHaveLength(1);
});

test('a reload in the middle keeps every choice, and a lost answer never orders twice', async ({
  page,
  shop,
}) => {
  const { shopper } = await startCheckout(page, shop);
  await choose(page.getByRole('radio', { name: /Express delivery/ }));
  await payCash(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /12 Ram Nagar/ })).toBeChecked();

  // The order arrives, its answer does not.
  await page.route('**/rest/v1/rpc/place_order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const unanswered = page.getByRole('heading', { name: 'We could not hear whether your order arrived' });
  await placeButton(page).click();
  await expect(unanswered).toBeVisible();
  await page.reload();
  await expect(unanswered).toBeVisible();
  // It is asked about by itself.
  await page.unrouteAll({ behavior: 'wait' });
  await expectPlaced(page);
  const { data: orders } = await shopper.db.from('orders').select('number,delivery');
  expect(orders).toMatchObject([{ delivery: 'express' }]);
});

test('the bag follows the shopper to another device, where it can be changed and undone', async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, cheap);
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  await fillBag(shopper, piece.id, 2);
  await openSignedIn(page, shopper, '/cart');
  await expect(page.getByText('2 items')).toBeVisible();

  const other = await openBrowser(browser, shop);
  await openSignedIn(other, shopper, '/cart');
  await other.getByRole('button', { name: /Increase quantity/ }).click();
  await expect(other.getByText('3 items')).toBeVisible();
  await other.getByRole('button', { name: `Remove ${piece.name}` }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('3 items')).toBeVisible();
  await other.context().close();

  // What a browser tells a tab that somebody comes back to.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('3 items')).toBeVisible();
});

test('the whole checkout by keyboard: wrong fields are named together, each leads to its field', async ({
  page,
  shop,
}) => {
  const { shopper } = await startCheckout(page, shop);
  const { keyboard } = page;
  const focusOn = (role: 'radio' | 'button', name: RegExp) => page.getByRole(role, { name }).focus();
  await focusOn('radio', /12 Ram Nagar/);
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.type('Ravi Kulkarni');
  await keyboard.press('Tab');
  await keyboard.type('12345');
  await keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the address' });
  await expect(summary).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Mobile Number')).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('+91 98765 43211');
  for (const text of ['4 Civil Lines', '440001', 'Nagpur']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.type('Maharashtra');
  await focusOn('button', /Save address/);
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /4 Civil Lines/ })).toBeChecked();

  await focusOn('radio', /Standard delivery/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Express delivery/ })).toBeChecked();
  await focusOn('radio', /Pay online/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await focusOn('button', /^Place order/);
  await keyboard.press('Enter');
  const number = await expectPlaced(page);
  const { data: order } = await shopper.db
    .from('orders')
    .select('delivery,ship_to')
    .eq('number', number)
    .single();
  expect(order).toMatchObject({ delivery: 'express', ship_to: { phone: '9876543211', pincode: '440001' } });
});
