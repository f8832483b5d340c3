import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { orderInCash } from '../../steps/orders';
import { admin, createShopper } from '../../steps/shoppers';
import { rememberAdmin } from './steps';

test('the dashboard by keyboard: an order is found, sections are two keys away, and it folds on a phone', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const { data } = await shopper.db.from('product_variants').select('id').gt('stock', 3).limit(1).single();
  const number = await orderInCash(shopper, String(data?.id));
  await rememberAdmin(page, shop);
  // What a shop page has around it, and the dashboard has not.
  const strip = page.getByText('Up to 70% OFF on Everything');
  await page.goto('/about');
  await expect(strip).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search the dashboard' });
  await expect(field).toBeFocused();
  await page.keyboard.type(number.toLowerCase());
  await expect(field).toHaveValue(number.toLowerCase());
  await expect(page.getByRole('option', { name: number })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Go to Going live');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Going live' })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('navigation', { name: 'Admin sections' })).toBeHidden();
  await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a setting shows its difference, is saved and undone by the log; the checklist is signed', async ({
  page,
  shop,
}) => {
  await rememberAdmin(page, shop);
  await page.goto('/admin/settings');
  await page.getByLabel('Return period (days)').fill('9');
  await page.getByRole('button', { name: 'Save settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Return period');
  await expect(dialog).not.toContainText('Express');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/admin/activity?kind=settings');
  const entry = page.getByRole('row').filter({ hasText: 'Return period' }).first();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog).toContainText('9 days');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'Change of settings undone' }).first()).toBeVisible();

  await page.goto('/admin/going-live');
  await page.getByRole('button', { name: 'Sign: Policies read' }).click();
  await expect(page.getByText('Signed by admin@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw: Policies read' }).click();
  await expect(page.getByText('Signed by')).toHaveCount(0);
});

test('whose session was ended elsewhere signs in over the page, and what they typed is kept', async ({
  page,
  shop,
}) => {
  const endSession = async () => (await shop.connect(admin)).auth.signOut({ scope: 'global' });
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const signInAgain = async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(admin.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  const shopper = await createShopper(shop);
  const { data } = await shopper.db.from('product_variants').select('id').gt('stock', 3).limit(1).single();
  const number = await orderInCash(shopper, String(data?.id));
  await rememberAdmin(page, shop);
  await page.goto(`/admin/orders/${number}`);
  const note = page.getByRole('form', { name: 'Note' }).getByRole('textbox');
  await note.fill('Call before noon');
  await endSession();
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(admin.email);
  await signInAgain();
  await expect(note).toHaveValue('Call before noon');
  await page.getByRole('button', { name: 'Keep note' }).click();
  await expect(note).toHaveValue('');
  await expect(page.getByText('Call before noon')).toBeVisible();

  await endSession();
  await page.getByRole('link', { name: 'Coupons' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your sign-in has ended' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(admin.email);
  await signInAgain();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
});
