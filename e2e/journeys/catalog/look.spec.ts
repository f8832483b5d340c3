import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { hearMessages } from '../../steps/messages';
import { variantsInStock } from '../../steps/pieces';
import { phone } from '../../steps/screens';
import { rememberAdmin } from '../admin/steps';

test('the staff puts a look together, and a visitor adds all of it with sizes', async ({
  browser,
  page,
  shop,
}) => {
  const pieces = await variantsInStock(shop, 3, { min: 900, max: 2500 });
  const [first] = pieces;
  const second = pieces.find(({ productId, label }) => productId !== first?.productId && label !== '');
  if (!first || !second) throw new Error('The sample catalogue has too little');
  const desk = await openBrowser(browser, shop);
  await rememberAdmin(desk, shop);
  await desk.goto('/admin/looks');
  await desk.getByRole('button', { name: 'New look' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New look' });
  await dialog.getByLabel('Title').fill('For a long evening');
  for (const { name } of [first, second]) {
    await dialog.getByRole('textbox', { name: 'Find a product' }).fill(name);
    await dialog.getByRole('button', { name: 'Find a product' }).click();
    await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  }
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Save look' }).click();
  await expect(desk.getByRole('cell', { name: `${first.name}, ${second.name}` })).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();

  await page.setViewportSize(phone);
  await page.goto(`/product/${first.productId}`);
  // What stands above it: whoever reads the page down comes past it.
  await page.getByRole('region', { name: 'Origin and maker' }).scrollIntoViewIfNeeded();
  const look = page.getByRole('region', { name: 'Complete the look' });
  await look.scrollIntoViewIfNeeded();
  for (const { name, label } of [first, second])
    if (label) await look.getByLabel(new RegExp(` of ${name}$`)).selectOption({ label });
  await expect(look.getByText(/for 2 pieces$/)).toBeVisible();
  await expectAccessible(page);
  const hear = await hearMessages(page);
  await look.getByRole('button', { name: 'Add all to bag' }).click();
  await hear('2 pieces added to your bag');
  await page.getByRole('button', { name: 'View bag' }).click();
  for (const { name } of [first, second])
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
});
