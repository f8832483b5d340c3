import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

const earned = (n: number) => ({
  ...{
    id: `c${n}`,
    number: `TD000000000${n}`,
    affiliate_code: 'TD000001',
    created_at: '2026-11-21T08:00:00Z',
  },
  ...{ base: 500, percent: 5, amount: 25, state: 'pending', status: 'delivered' },
});

test('states stand in the list as in its filter', async () => {
  const { platform } = await createTestShop(
    { list_admin_commissions: () => ({ total: 1, rows: [{ ...earned(1), status: 'shipped' }] }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/affiliates/commissions', platform);
  const table = within(await screen.findByRole('region', { name: 'Commissions' }));
  expect(table.getByText('Pending')).toBeTruthy();
});

test.each([
  { list: 'all', query: '', pressed: [1, 2], focused: ['TD0000000001', 'TD0000000002'] },
  {
    list: 'those that wait',
    query: '?state=pending',
    pressed: [1, 2],
    focused: ['TD0000000002', 'Affiliates'],
  },
  {
    list: 'those that wait, from below',
    query: '?state=pending',
    pressed: [2, 1],
    focused: ['TD0000000001', 'Affiliates'],
  },
])('in the list of $list the keyboard stays where a commission was approved', async (given) => {
  const { query, pressed, focused } = given;
  let rows = [earned(1), earned(2)];
  const { platform } = await createTestShop(
    {
      list_admin_commissions: ({ p_state }) => {
        const shown = rows.filter(({ state }) => !p_state || state === p_state);
        return { total: shown.length, rows: shown };
      },
      approve_commission: ({ p_id }) => {
        rows = rows.map((row) => (row.id === p_id ? { ...row, state: 'approved' } : row));
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/affiliates/commissions${query}`, platform);
  for (const [index, n] of pressed.entries()) {
    await user.click(await screen.findByRole('button', { name: `Approve commission of TD000000000${n}` }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(focused[index]));
  }
});

test('who went on while a commission is approved stays where they are', async () => {
  let approve = () => undefined as void;
  const rows = [earned(1)];
  const { platform } = await createTestShop(
    {
      list_admin_commissions: () => ({ total: 1, rows }),
      approve_commission: () =>
        new Promise<void>((resolve) => {
          approve = () => {
            rows[0] = { ...earned(1), state: 'approved' };
            resolve();
          };
        }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/affiliates/commissions', platform);
  await user.click(await screen.findByRole('button', { name: /^Approve commission/ }));
  const search = screen.getByRole('searchbox');
  await user.click(search);
  await act(async () => approve());
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve commission/ })).toBeNull());
  expect(document.activeElement).toBe(search);
});
