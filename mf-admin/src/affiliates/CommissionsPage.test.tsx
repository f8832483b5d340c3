import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

test('states stand in the list as in its filter', async () => {
  const row = {
    ...{ id: 'c1', number: 'TD0123456789', affiliate_code: 'TD000001', created_at: '2026-11-21T08:00:00Z' },
    ...{ base: 500, percent: 5, amount: 25, state: 'pending', status: 'shipped' },
  };
  const { platform } = await createTestShop(
    { list_admin_commissions: () => ({ total: 1, rows: [row] }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/affiliates/commissions', platform);
  const table = within(await screen.findByRole('region', { name: 'Commissions' }));
  expect(table.getByText('Pending')).toBeTruthy();
});
