import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

const asked = (n: number) => ({
  ...{ id: `p${n}`, state: 'requested', amount: 1000, tds: 0, has_pan: true, due_on: '2026-12-01' },
  ...{ full_name: `Affiliate ${n}`, affiliate_code: `TD00000${n}`, vpa: `affiliate${n}@okbank` },
  ...{ approved_at: null, approved_by: null, reference: null, settled_at: null },
});

async function openPayouts(query: string) {
  let rows: Record<string, unknown>[] = [asked(1), asked(2)];
  const change = (id: unknown, fields: object) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...fields } : row));
  };
  const { platform } = await createTestShop(
    {
      list_admin_payouts: ({ p_state }) => {
        const shown = rows.filter(({ state }) => !p_state || state === p_state);
        return { total: shown.length, rows: shown };
      },
      approve_payout: ({ p_payout_id }) =>
        change(p_payout_id, { approved_at: '2026-12-01T08:00:00Z', approved_by: 'a@b.in' }),
      settle_payout: ({ p_payout_id, p_paid }) =>
        change(p_payout_id, { state: p_paid ? 'paid' : 'refused', settled_at: '2026-12-01T09:00:00Z' }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/affiliates/payouts${query}`, platform);
  const button = async (n: number, name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(`Affiliate ${n}`) })).getByRole('button', {
      name: `${name} ₹1,000 to Affiliate ${n}`,
    });
  const settle = async (n: number, name: string) => {
    await user.click(await button(n, name));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'UTR 1');
    await user.click(dialog.getByRole('button', { name: name === 'Refuse' ? 'Refuse payout' : name }));
  };
  return { user, button, settle };
}

test('the keyboard stays with a payout that was approved', async () => {
  const { user, button } = await openPayouts('');
  await user.click(await button(2, 'Approve'));
  await screen.findByText('by a@b.in');
  await waitFor(async () => expect(document.activeElement).toBe(await button(2, 'Mark as paid')));
});

test('where a payout leaves the list with its dialog, the keyboard goes on with the next, at last with the title', async () => {
  const { button, settle } = await openPayouts('?state=requested');
  await settle(1, 'Refuse');
  await waitFor(async () => expect(document.activeElement).toBe(await button(2, 'Approve')));
  await settle(2, 'Refuse');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Affiliates' })),
  );
});
