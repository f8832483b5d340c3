import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

async function openCouponDialog() {
  const { platform, calls } = await createTestShop(
    { list_admin_coupons: () => ({ total: 0, rows: [] }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/coupons', platform);
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  return { user, calls, dialog: within(screen.getByRole('dialog', { hidden: true })) };
}

test('a dialog in which nothing was typed closes at once', async () => {
  const { user, dialog } = await openCouponDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('one in which something was typed asks first, and keeps it', async () => {
  const { user, calls, dialog } = await openCouponDialog();
  const code = dialog.getByLabelText<HTMLInputElement>('Code');
  await user.type(code, 'DIWALI');
  await user.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
  expect(dialog.getByText('What you have filled in is not saved yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep editing', hidden: true }));
  expect(code.value).toBe('DIWALI');
  expect(calls.map(({ name }) => name)).not.toContain('save_coupon');
  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Discard', hidden: true }));
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('the back button asks too, and says what would be lost', async () => {
  const { user, dialog } = await openCouponDialog();
  await user.type(dialog.getByLabelText('Code'), 'DIWALI');
  // What the browser's own button does to the router, which no element of the page stands for.
  await user.click(screen.getByRole('link', { name: 'Orders', hidden: true }));
  expect(await screen.findByText('Your changes to “New coupon” are not saved yet.')).toBeTruthy();
  expect(location.pathname).toBe('/admin/coupons');
});
