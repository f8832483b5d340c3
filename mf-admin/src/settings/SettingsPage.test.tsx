import { screen } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { SettingsRecord } from './settingsRecord';

const settings: SettingsRecord = {
  phase: 'beta',
  free_shipping_above: 1000,
  standard_shipping: 50,
  express_shipping: 150,
  platform_fee: 5,
  gst_percent: 18,
  cod_limit: 5000,
  return_days: 7,
  tax_mode: 'added',
  launch_on: '2025-10-01',
  sale_ends_on: null,
  saved_at: null,
  updated_at: '2026-11-21T08:00:00Z',
  tiers: [
    { from_amount: 0, percent: 5 },
    { from_amount: 1000, percent: 8 },
    { from_amount: 5000, percent: 12 },
    { from_amount: 10000, percent: 15 },
  ],
};

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('express shows 100 until somebody saves, and says what shoppers pay', async () => {
  const { platform } = await createTestShop({ get_admin_settings: () => settings }, 'admin');
  await renderRoutes(routes, '/admin/settings', platform);
  await screen.findByRole('heading', { name: 'Settings' });
  expect(valueOf('Express shipping (₹)')).toBe('100');
  expect(screen.getByText('Shoppers pay ₹150 until you save.')).toBeTruthy();
});

test('a saved express fee shows as it is', async () => {
  const saved = { ...settings, saved_at: '2026-11-21T08:00:00Z' };
  const { platform } = await createTestShop({ get_admin_settings: () => saved }, 'admin');
  await renderRoutes(routes, '/admin/settings', platform);
  await screen.findByRole('heading', { name: 'Settings' });
  expect(valueOf('Express shipping (₹)')).toBe('150');
});

test('three commissions can be edited between 0 and 100, the fourth is shown', async () => {
  const { platform } = await createTestShop({ get_admin_settings: () => settings }, 'admin');
  await renderRoutes(routes, '/admin/settings', platform);
  const first = await screen.findByLabelText<HTMLInputElement>('Orders below ₹1,000 (%)');
  expect([first.min, first.max, first.readOnly]).toEqual(['0', '100', false]);
  expect(screen.getByLabelText<HTMLInputElement>('Orders from ₹10,000 (%)').readOnly).toBe(true);
});

test('unsaved commissions are asked about when leaving', async () => {
  const { platform } = await createTestShop({ get_admin_settings: () => settings }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  await user.type(await screen.findByLabelText('Orders below ₹1,000 (%)'), '5');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the commissions are not saved yet.')).toBeTruthy();
});

test('a refused value is told at its field, and leaving asks first', async () => {
  const { platform } = await createTestShop(
    {
      get_admin_settings: () => settings,
      save_settings: () => {
        throw new Refusal('INVALID_INPUT', 'This must be a whole number.', { field: 'cod_limit' });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const limit = await screen.findByLabelText<HTMLInputElement>('Cash on delivery below (₹)');
  await user.clear(limit);
  await user.type(limit, '4000');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This must be a whole number.');
  expect(limit.getAttribute('aria-invalid')).toBe('true');

  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the settings are not saved yet.')).toBeTruthy();
  expect(location.pathname).toBe('/admin/settings');
});
