import { act, screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { sections } from '../layout/sections';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import { readKeys, shortcutsOf } from './shortcuts';

const coupon = (id: string) => ({
  ...{ id, title: id, description: '', type: 'flat', value: 10, min_order: 0, max_discount: null, used: 0 },
  ...{ total_limit: null, saved: 0, state: 'valid', valid_from: '2026-01-01', valid_until: '2026-12-31' },
});

async function openCoupons() {
  const { platform } = await createTestShop(
    {
      list_admin_coupons: () => ({ total: 2, rows: [coupon('ONE'), coupon('TWO')] }),
      list_admin_orders: () => ({ total: 0, rows: [], counts: {} }),
      search_staff: () => ({ orders: null, products: null, customers: null }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/coupons', platform);
  await screen.findByRole('region', { name: 'Coupons' });
  return user;
}

const focused = () => document.activeElement?.closest('tr')?.textContent ?? '';

test('no two shortcuts begin alike', () => {
  const all = shortcutsOf(sections);
  for (const shortcut of all) expect(readKeys(all, shortcut.keys)).toBe(shortcut);
});

test('two keys go to a section, and do nothing while somebody types', async () => {
  const user = await openCoupons();
  await user.type(screen.getByRole('searchbox'), 'go?');
  expect(location.pathname).toBe('/admin/coupons');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await user.click(screen.getByRole('heading', { name: 'Coupons' }));
  await user.keyboard('go');
  expect(await screen.findByRole('heading', { name: 'Orders', level: 1 })).toBeTruthy();
});

test('j and k walk through the rows of a table', async () => {
  const user = await openCoupons();
  await user.keyboard('j');
  expect(focused()).toContain('ONE');
  await user.keyboard('jj');
  expect(focused()).toContain('TWO');
  await user.keyboard('k');
  expect(focused()).toContain('ONE');
});

test('the question mark lists them all, and turns single keys off', async () => {
  const user = await openCoupons();
  await act(() => user.keyboard('?'));
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts', hidden: true });
  expect(within(sheet).getByText('Go to Orders')).toBeTruthy();
  await user.click(within(sheet).getByRole('checkbox', { hidden: true }));
  await user.click(within(sheet).getByRole('button', { name: 'Close', hidden: true }));
  await user.keyboard('go?');
  expect(location.pathname).toBe('/admin/coupons');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await act(() => user.keyboard('{Control>}k{/Control}'));
  expect(await screen.findByRole('dialog', { name: 'Search the dashboard', hidden: true })).toBeTruthy();
});
