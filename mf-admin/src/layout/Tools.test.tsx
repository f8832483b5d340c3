import { act, screen } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

let mockMissing = 0;
const mockScript = <Module,>(module: Module): Module => {
  if (mockMissing === 0) return module;
  mockMissing -= 1;
  throw new Error('Loading chunk failed');
};
jest.mock('../palette/Palette', () => mockScript(jest.requireActual<object>('../palette/Palette')));

test('a search whose script was lost says so in the bar, leaves the page, and is fetched again', async () => {
  // Each attempt asks twice.
  mockMissing = 2;
  const { platform } = await createTestShop(
    { list_admin_orders: () => ({ total: 0, rows: [], more: false, counts: { returns: 0 } }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders', platform);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await act(() => user.click(screen.getByRole('button', { name: 'Search the dashboard' })));
  expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy();
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByRole('combobox', { name: 'Search the dashboard', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
