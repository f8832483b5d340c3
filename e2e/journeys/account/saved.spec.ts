import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { demoShopper, rememberAccount } from '../../steps/shoppers';

test.beforeEach(async ({ page, shop }) => {
  await rememberAccount(page, shop, demoShopper);
});

test('an address is added, refused where it is wrong, changed, made default and deleted', async ({
  page,
  shop,
}) => {
  // Other journeys of this shop order to addresses of the same demo account.
  await shop.sql(
    'delete from public.addresses a using auth.users u where a.user_id = u.id and u.email = $1',
    [demoShopper.email],
  );
  await page.goto('/saved-addresses');
  const list = page.getByRole('list', { name: 'Saved addresses' });
  const add = async (city: string) => {
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full Name').fill('Asha Rao');
    await dialog.getByLabel('Mobile Number').fill('98765 43210');
    await dialog.getByLabel('Address', { exact: true }).fill('12 Temple Road');
    await dialog.getByLabel('City').fill(city);
    await dialog.getByLabel('State').selectOption('Maharashtra');
    await dialog.getByLabel('PIN Code').fill('0123');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('Enter a 6-digit PIN code')).toBeVisible();
    await expect(dialog.getByLabel('PIN Code')).toBeFocused();
    await expect(dialog.getByLabel('City')).toHaveValue(city);
    await expectAccessible(page);
    await dialog.getByLabel('PIN Code').fill('440 001');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
  };
  await add('Nagpur');
  await add('Pune');
  const item = (city: string) => list.getByRole('listitem').filter({ hasText: city });
  await expect(item('Nagpur').getByText('Default', { exact: true })).toBeVisible();

  await item('Pune')
    .getByRole('button', { name: /Set as default/ })
    .click();
  await expect(item('Pune').getByText('Default', { exact: true })).toBeVisible();
  await expect(item('Nagpur').getByText('Default', { exact: true })).toHaveCount(0);

  await item('Pune').getByRole('button', { name: /Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('City').fill('Mumbai');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toBeHidden();
  await expect(item('Mumbai').getByText('Default', { exact: true })).toBeVisible();

  await item('Nagpur')
    .getByRole('button', { name: /Delete/ })
    .click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(item('Nagpur')).toBeVisible();
  await item('Nagpur')
    .getByRole('button', { name: /Delete/ })
    .click();
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  await expect(item('Nagpur')).toHaveCount(0);
  await expect(item('Mumbai')).toBeFocused();
});

test('a UPI ID is saved, verified by the bank, refused when saved twice, and gives way to another default', async ({
  page,
}) => {
  await page.goto('/saved-vpa');
  const field = page.getByLabel('UPI ID', { exact: true });
  const list = page.getByRole('list', { name: 'Saved UPI IDs' });
  const add = async (vpa: string) => {
    await field.fill(vpa);
    await page.getByRole('button', { name: 'Add UPI ID' }).click();
    await expect(list.getByText(vpa)).toBeVisible();
  };
  await field.fill('no-at-sign');
  await page.getByRole('button', { name: 'Add UPI ID' }).click();
  await expect(page.getByText('Please enter a UPI ID such as name@bank.')).toBeVisible();

  await add('asha.rao@okaxis');
  const item = list.getByRole('listitem').filter({ hasText: 'asha.rao@okaxis' });
  await expect(item.getByText('Verification pending')).toBeVisible();
  await item.getByRole('button', { name: /Verify/ }).click();
  await expect(item.getByText('Verified', { exact: true })).toBeVisible();
  await expect(item.getByText('Verification pending')).toHaveCount(0);
  await expectAccessible(page);

  await field.fill('ASHA.rao@okaxis');
  await page.getByRole('button', { name: 'Add UPI ID' }).click();
  await expect(page.getByText('You have saved this UPI ID already.')).toBeVisible();

  await expect(item.getByText('Default', { exact: true })).toBeVisible();
  await add('asha@okicici');
  const second = list.getByRole('listitem').filter({ hasText: 'asha@okicici' });
  await second.getByRole('button', { name: /^Set as default/ }).click();
  await expect(second.getByText('Default', { exact: true })).toBeVisible();
  await expect(list.getByText('Default', { exact: true })).toHaveCount(1);
  await second.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete UPI ID' }).click();
  await expect(second).toHaveCount(0);
  await expect(item).toBeFocused();
  await expect(item.getByText('Default', { exact: true })).toBeVisible();
});

test('cards are added on the provider’s page, one is made default, and hands that on when it is deleted', async ({
  page,
}) => {
  await page.goto('/saved-cards');
  const list = page.getByRole('list', { name: 'Saved cards' });
  const defaults = list.getByText('Default', { exact: true });
  const card = (last4: string) => list.getByRole('listitem').filter({ hasText: last4 });
  const add = async (last4: string) => {
    await page.getByRole('button', { name: 'Add card' }).click();
    await page.waitForURL(/sandbox-pay/);
    await page.getByRole('button', { name: new RegExp(`${last4}$`) }).click();
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.waitForURL(/saved-cards/);
    await expect(page.getByText('Your card is saved.')).toBeVisible();
    await expect(card(last4)).toBeVisible();
  };
  const remove = async (last4: string) => {
    await card(last4)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click();
    await expect(card(last4)).toHaveCount(0);
  };
  await add('1111');
  await expect(card('1111').getByText('Default', { exact: true })).toBeVisible();
  await add('4444');
  await expectAccessible(page);
  await card('4444')
    .getByRole('button', { name: /^Set as default/ })
    .click();
  await expect(card('4444').getByText('Default', { exact: true })).toBeVisible();
  await expect(defaults).toHaveCount(1);

  await remove('4444');
  await expect(card('1111')).toBeFocused();
  await expect(card('1111').getByText('Default', { exact: true })).toBeVisible();
  await remove('1111');
  await expect(page.getByText('No cards yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved Cards' })).toBeFocused();
});
