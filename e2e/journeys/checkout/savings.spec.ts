import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { admin, createShopper } from '../../steps/shoppers';
import {
  buyGiftCard,
  expectPlaced,
  goToProvider,
  openCheckout,
  orderOf,
  payCash,
  placeButton,
  proceedToCheckout,
  startCheckout,
} from './steps';

const middling = { min: 500, max: 900 };

test('an expired coupon says so beside its field, a current one is charged as shown, on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const { shopper, piece } = await startCheckout(page, shop, middling);
  await page.goto('/cart');
  await page.getByLabel('Coupon code').fill('WELCOME20');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('This coupon has expired.')).toBeVisible();
  await expectAccessible(page);

  const hear = await hearMessages(page);
  await page.goto('/cart?coupon=namaste10');
  const saving = Math.min(150, Math.round(piece.price / 10));
  await hear(`NAMASTE10 saves you ₹${saving}`);
  await expect(page.getByText(`You save ₹${saving} on this order`)).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expectAccessible(page);
  await proceedToCheckout(page);
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Coupon NAMASTE10')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Coupon NAMASTE10')).toBeVisible();
  await payCash(page);
  await placeButton(page).click();
  const number = await expectPlaced(page);

  const gst = Math.round((piece.price * 18) / 100);
  expect(await orderOf(shopper, number)).toMatchObject({
    coupon_id: 'NAMASTE10',
    total: piece.price + gst + 50 + 5 - saving,
  });
  await fillBag(shopper, piece.id);
  await page.goto('/cart');
  await expect(page.getByLabel('Coupon code')).toHaveValue('');
});

test('cash stops at ₹5000, and the page says so before anything is ordered', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const [dear] = await variantsInStock(shop, 1, { min: 4300, max: 20_000 });
  await fillBag(shopper, dear?.id ?? '');
  await openCheckout(page, shopper);
  await expect(page.getByText('Only for amounts below ₹5,000.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /Pay online/ })).toBeChecked();
  await goToProvider(page);
});

test('credit and a gift card pay first and in part, then a card pays everything', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, middling);
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  const total = piece.price + Math.round((piece.price * 18) / 100) + 50 + 5;
  const staff = await shop.connect(admin);
  const { data: account } = await shopper.db.auth.getUser();
  const granted = await staff.rpc('grant_credit', {
    ...{ p_user: account.user?.id, p_amount: 100, p_reason: 'Welcome', p_key: crypto.randomUUID() },
  });
  expect(granted.error).toBeNull();
  await fillBag(shopper, piece.id);
  await openCheckout(page, shopper);

  const credit = page.getByRole('checkbox', { name: /store credit: ₹100/ });
  await expect(credit).not.toBeChecked();
  await credit.check();
  await expect(page.getByText('You save ₹100 on this order')).toBeVisible();
  await page.getByLabel('Gift card code').fill('TDGC-0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(/There is no gift card with this code/)).toBeVisible();
  await page.getByLabel('Gift card code').fill(await buyGiftCard(shop, shopper, page.context(), 300));
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(/added, with ₹300 on it/)).toBeVisible();
  await expect(page.getByText('To pay', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const place = placeButton(page);
  await payCash(page);
  await expect(place).toBeEnabled();
  await place.click();
  const first = await expectPlaced(page);
  expect(await orderOf(shopper, first)).toMatchObject({
    ...{ total: total - 100, gift_card_used: 300, amount_due: total - 400 },
    payments: [{ method: 'cod', state: 'due' }],
  });

  await fillBag(shopper, piece.id);
  await page.goto('/checkout');
  await expect(place).toBeEnabled();
  await page.getByLabel('Gift card code').fill(await buyGiftCard(shop, shopper, page.context(), 5000));
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText(/Nothing is left to pay/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toHaveCount(0);
  await expect(place).toBeEnabled();
  await place.click();
  const second = await expectPlaced(page);
  expect(await orderOf(shopper, second)).toMatchObject({ status: 'placed', amount_due: 0, payments: [] });
});

test('a price that rises while store credit pays is said before more of it is taken, on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const shopper = await createShopper(shop);
  const [piece] = await variantsInStock(shop, 5, middling);
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  const costs = (price: number) => price + Math.round((price * 18) / 100) + 50 + 5;
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  const [seen, now] = [costs(piece.price), costs(piece.price + 10)];
  const staff = await shop.connect(admin);
  const { data: account } = await shopper.db.auth.getUser();
  const granted = await staff.rpc('grant_credit', {
    ...{ p_user: account.user?.id, p_amount: 3000, p_reason: 'Welcome', p_key: crypto.randomUUID() },
  });
  expect(granted.error).toBeNull();
  await fillBag(shopper, piece.id);
  await openCheckout(page, shopper);
  await page.getByRole('checkbox', { name: /store credit: ₹3,000/ }).check();
  await expect(page.getByText(/Nothing is left to pay/)).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();

  const { data } = await staff.rpc('get_editable_products', { p_ids: [piece.productId] });
  const [product] = data as { version: number }[];
  const edit = crypto.randomUUID();
  const risen = await staff.rpc('edit_products', {
    p_edit: edit,
    p_edits: [{ id: piece.productId, version: product?.version, set: { price: piece.price + 10 } }],
  });
  expect(risen.error).toBeNull();
  await placeButton(page).click();
  await expect(
    page.getByText(
      `The total changed from ${rupees(seen)} to ${rupees(now)}. It would be ${rupees(now)} from your store credit, ₹0 to pay. Nothing was ordered`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const { data: orders } = await shopper.db.from('orders').select('number');
  expect(orders).toEqual([]);

  await page.getByRole('button', { name: 'Accept the new price' }).click();
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).click();
  await expectPlaced(page);
  const { data: purse } = await shopper.db.from('credit_accounts').select('balance').single();
  expect(purse).toEqual({ balance: 3000 - now });
  const undone = await staff.rpc('undo_bulk_edit', { p_edit: edit });
  expect(undone.error).toBeNull();
});

test('who sent a shopper earns a commission, and nobody earns one from an own order', async ({
  page,
  shop,
}) => {
  const [piece] = await variantsInStock(shop, 5, middling);
  const affiliate = await createShopper(shop);
  const shopper = await createShopper(shop);
  const { data: profile } = await affiliate.db.from('profiles').select('affiliate_code').single();
  const code = (profile as { affiliate_code: string }).affiliate_code;
  const commissions = async () => {
    const { data } = await affiliate.db.from('commissions').select('base,percent,state');
    return data;
  };

  for (const buyer of [affiliate, shopper]) {
    await fillBag(buyer, piece?.id ?? '');
    await page.goto(`/?ref=${code}`);
    await openCheckout(page, buyer);
    await payCash(page);
    await placeButton(page).click();
    await expectPlaced(page);
    await page.evaluate(() => localStorage.clear());
  }
  expect(await commissions()).toEqual([{ base: piece?.price, percent: 5, state: 'pending' }]);
});
