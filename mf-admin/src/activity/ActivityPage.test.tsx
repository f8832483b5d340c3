import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

const uuid = '31cd6bbb-9731-4532-821e-f935c531c732';

async function rowOf(entry: { action: string; target: string; before?: unknown; after?: unknown }) {
  const row = { id: 1, admin_email: 'a@example.com', created_at: '2026-11-20T08:00:00Z' };
  const { platform } = await createTestShop(
    { list_admin_actions: () => ({ total: 1, rows: [{ ...row, before: null, after: null, ...entry }] }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/activity', platform);
  const table = within(await screen.findByRole('region', { name: 'Activity' }));
  return table.getByRole('row', { name: /a@example.com/ });
}

test.each([
  ['order/shipped', 'TD9FY5VMZQ4P', {}, 'Order: Shipped', 'TD9FY5VMZQ4P', '/admin/orders/TD9FY5VMZQ4P'],
  ['order/placed', 'TD9FY5VMZQ4P', {}, 'Order: Placed', 'TD9FY5VMZQ4P', '/admin/orders/TD9FY5VMZQ4P'],
  ['order/printed', '2 labels', {}, 'Papers printed', '2 labels', undefined],
  ['payout/paid', uuid, { amount: 1543 }, 'Payout paid', 'Payout of ₹1,543', '/admin/affiliates/payouts'],
  ['promotion/saved', uuid, { title: 'Diwali' }, 'Promotion saved', 'Diwali', `/admin/promotions/${uuid}`],
  ['draft/saved', uuid, { due: 645 }, 'Phone order saved', 'A phone order', `/admin/orders/drafts/${uuid}`],
  ['draft/deleted', uuid, {}, 'Phone order deleted', 'A phone order', undefined],
  ['credit/granted', uuid, { amount: 50 }, 'Store credit granted', 'A customer', `/admin/users/${uuid}`],
  ['staff/invited', uuid, { roles: ['Packer'] }, 'Colleague invited', 'An invitation', '/admin/staff'],
  [
    'inquiry/quoted',
    'TDB-N5ZZ1A',
    {},
    'Inquiry: Quoted',
    'TDB-N5ZZ1A',
    '/admin/inquiries?kind=bulk&q=TDB-N5ZZ1A',
  ],
])('%s of %s is told in words', async (action, target, after, what, of, path) => {
  const row = await rowOf({ action, target, after });
  expect(within(row).getByText(what)).toBeTruthy();
  expect(row.textContent).not.toContain(uuid);
  const subject = within(row).queryByRole('link', { name: of });
  expect(subject?.getAttribute('href')).toBe(path);
  expect(within(row).getByText(of)).toBeTruthy();
});

test('what changed is told by the names of fields and with the unit of their values', async () => {
  const row = await rowOf({
    action: 'coupon/saved',
    target: 'DIWALI',
    before: { min_order: 1000 },
    after: { min_order: 150_000 },
  });
  expect(within(row).getByRole('listitem').textContent).toBe('Min order: ₹1,000 ₹1,50,000');
});
