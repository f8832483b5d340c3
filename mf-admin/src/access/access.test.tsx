import { screen } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const addresses = [
  '/admin',
  '/admin/products',
  '/admin/products/x',
  '/admin/orders',
  '/admin/orders/TD1',
  '/admin/users',
  '/admin/affiliates',
  '/admin/affiliates/payouts',
  '/admin/affiliates/commissions',
  '/admin/inquiries',
  '/admin/coupons',
  '/admin/settings',
  '/admin/releases',
  '/admin/activity',
];

test.each(addresses.flatMap((address) => [[address, null] as const, [address, 'shopper'] as const]))(
  '%s is denied to %s, and nothing is asked for',
  async (address, role) => {
    const { platform, calls } = await createTestShop({}, role);
    await renderRoutes(routes, address, platform);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Access Denied');
    expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
    expect(calls).toEqual([]);
  },
);

test('an admin whom the database no longer knows as one is denied too', async () => {
  const refuse = () => {
    throw new Refusal('FORBIDDEN', 'Only the shop’s staff may do this.');
  };
  const { platform } = await createTestShop({ list_admin_orders: refuse }, 'admin');
  await renderRoutes(routes, '/admin/orders', platform);
  expect(await screen.findByText("You don't have permission to access this page.")).toBeTruthy();
});

test('a section that fails keeps the others in reach', async () => {
  const refuse = () => {
    throw new Refusal('', 'Too slow');
  };
  const { platform } = await createTestShop({ list_admin_orders: refuse }, 'admin');
  await renderRoutes(routes, '/admin/orders', platform);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/admin/products');
});

const ofSupport = { get_my_rights: () => ['support', 'orders_read'] };

test.each(['/admin/products', '/admin/types', '/admin/products/new', '/admin/settings'])(
  'the section of %s is denied to staff without its right, in the frame',
  async (address) => {
    const { platform } = await createTestShop(
      {
        ...ofSupport,
        list_admin_products: () => ({ total: 0, rows: [], more: false }),
        get_admin_settings: () => ({}),
      },
      'admin',
    );
    await renderRoutes(routes, address, platform);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Access Denied');
    expect(screen.getByText("You don't have permission to access this page.")).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeTruthy();
  },
);

test('staff without the overview begin in the first section that is theirs', async () => {
  const refuse = () => {
    throw new Refusal('FORBIDDEN', 'Your role does not include this.');
  };
  const orders = { total: 0, rows: [], more: false, counts: { returns: 0 } };
  const { platform } = await createTestShop(
    { ...ofSupport, get_admin_overview: refuse, list_admin_orders: () => orders },
    'admin',
  );
  await renderRoutes(routes, '/admin', platform);
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy();
});

test('staff of the money find no link to the settings, which they are not shown', async () => {
  const { platform } = await createTestShop(
    {
      get_my_rights: () => ['finance', 'orders_read'],
      list_admin_affiliates: () => ({ rows: [], total: 0, average_percent: 6 }),
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/affiliates', platform);
  expect(await screen.findByText(/Tiers are set/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
});
