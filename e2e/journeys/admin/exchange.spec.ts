import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { choose } from '../../steps/choose';
import { mailTo } from '../../steps/mailbox';
import { advance, orderInCash } from '../../steps/orders';
import { variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { admin, createShopper, openSignedIn } from '../../steps/shoppers';
import { confirm, rememberAdmin } from './steps';

test('a piece of a first order is exchanged for another size, and the stock of both says so', async ({
  page,
  shop,
  browser,
}) => {
  const shopper = await createShopper(shop);
  const pieces = await variantsInStock(shop, 3, { min: 400, max: 900 });
  const ordered = pieces.find((one) => pieces.some((other) => isOtherSize(one, other)));
  const wanted = pieces.find((other) => ordered && isOtherSize(ordered, other));
  if (!ordered || !wanted) throw new Error('The sample catalogue has nothing in two sizes at this price');
  const stock = async () => {
    const { data } = await shopper.db
      .from('product_variants')
      .select('id,stock')
      .in('id', [ordered.id, wanted.id]);
    const of = new Map(data?.map((row) => [String(row.id), Number(row.stock)]));
    return [of.get(ordered.id), of.get(wanted.id)];
  };
  const number = await orderInCash(shopper, ordered.id);
  const staff = await shop.connect(admin);
  await advance(staff, number);
  expect(await stock()).toEqual([ordered.stock - 1, wanted.stock]);

  const theirs = await openBrowser(browser, shop, phone);
  await openSignedIn(theirs, shopper, `/orders/${number}`);
  await theirs.getByRole('button', { name: 'Return or exchange' }).click();
  const dialog = theirs.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: /^Exchange/ }));
  await dialog.getByLabel('Reason').selectOption('Too small');
  await dialog.getByRole('button', { name: 'Request exchange' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(theirs);
  await dialog.getByLabel(`Instead of ${ordered.label}`).selectOption(wanted.label);
  await dialog.getByRole('button', { name: 'Request exchange' }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.getByText('Requested', { exact: true })).toBeVisible();

  await rememberAdmin(page, shop);
  await page.goto(`/admin/orders/${number}`);
  await expect(page.getByText(`→ ${wanted.label}`)).toBeVisible();
  for (const button of ['Approve', 'Picked up', 'Received', 'Passed: exchange']) await confirm(page, button);
  await expect(page.getByText('Exchanged', { exact: true })).toBeVisible();
  expect(await stock()).toEqual([ordered.stock, wanted.stock - 1]);
  await theirs.reload();
  await expect(theirs.getByText('Exchanged', { exact: true })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.context().close();
  expect(await mailTo(shop, shopper.email, /^Your exchange for order .* is on its way/)).toContain(number);
});

const isOtherSize = (one: { id: string; productId: string }, other: { id: string; productId: string }) =>
  one.productId === other.productId && one.id !== other.id;
