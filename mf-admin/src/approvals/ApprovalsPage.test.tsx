import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { Approval, FailedGiftCard } from './approvalRecord';

const settings = { refund_limit: 5000, payout_limit: 5000, tds_percent: 2, tds_threshold: 20_000 };
const refund: Approval = {
  ...{ id: 'r1', kind: 'refund', state: 'waiting', about: 'TD0123456789', person: 'Asha Rao', amount: 6000 },
  ...{ reason: 'Torn', asked_by: 'mira@example.com', requested_at: '2026-11-21T08:00:00Z', is_own: false },
  ...{ decided_by: null, decided_at: null, decision: '' },
};

async function open(rows: Approval[], handlers: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(
    {
      list_approvals: () => ({ total: rows.length, waiting: rows.length, rows }),
      list_failed_gift_card_refunds: () => [],
      get_money_settings: () => settings,
      decide_refund: () => ({ number: refund.about, state: 'paid' }),
      settle_payout: () => 'refused',
      approve_payout: () => 'approved',
      save_money_settings: () => settings,
      ...handlers,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/approvals', shop.platform);
  await screen.findByRole('heading', { level: 1, name: 'Approvals' });
  return { user, asked: (name: string) => shop.calls.findLast((call) => call.name === name)?.args };
}

test('a refund is approved by its row, and refused with a reason', async () => {
  const { user, asked } = await open([refund]);
  await user.click(await screen.findByRole('button', { name: 'Approve TD0123456789' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(asked('decide_refund')).toEqual({ p_id: 'r1', p_approved: true, p_note: '' });
  await user.click(screen.getByRole('button', { name: 'Refuse TD0123456789' }));
  await user.type(screen.getByLabelText('Why'), 'Not torn');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(asked('decide_refund')).toEqual({ p_id: 'r1', p_approved: false, p_note: 'Not torn' });
});

test('the keyboard goes on with the next one where one was decided', async () => {
  const rows = [refund, { ...refund, id: 'r2', about: 'TD0000000002' }];
  const { user } = await open(rows, {
    decide_refund: ({ p_id }) => {
      rows.splice(0, 2, ...rows.filter(({ id }) => id !== p_id));
      return { state: 'paid' };
    },
    list_approvals: () => ({ total: rows.length, waiting: rows.length, rows: [...rows] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve TD0123456789' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const row = await screen.findByRole('row', { name: /TD0000000002/ });
  await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(row));
});

test('nobody approves their own, and a payout goes the way of payouts', async () => {
  const own: Approval = { ...refund, is_own: true };
  const payout: Approval = { ...refund, id: 'p1', kind: 'payout', about: 'asha@okaxis', reason: '' };
  const { user, asked } = await open([own, payout]);
  expect(await screen.findByText('Yours: somebody else decides')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve TD0123456789' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve asha@okaxis' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(asked('approve_payout')).toEqual({ p_payout_id: 'p1' });
});

test('a gift card that could not be paid back says whose it is, and is sent again by whoever may refund', async () => {
  let failed: FailedGiftCard[] = [
    {
      ...{ id: 'g1', amount: 1000, reason: 'paid_twice', buyer_email: 'asha@example.com' },
      created_at: '2026-11-21T08:00:00Z',
    },
  ];
  const { user, asked } = await open([], {
    list_failed_gift_card_refunds: () => failed,
    retry_refund: () => {
      failed = [];
    },
  });
  const row = await screen.findByRole('row', { name: /asha@example.com/ });
  expect(within(row).getByText('Paid twice')).toBeTruthy();
  expect(within(row).getByText('₹1,000')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: 'Send again ₹1,000 to asha@example.com' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Send again', hidden: true }));
  await waitFor(() => expect(screen.queryByText('asha@example.com')).toBeNull());
  expect(asked('retry_refund')).toEqual({ p_id: 'g1' });
});

test('limits are saved whole', async () => {
  const { user, asked } = await open([]);
  const limit = await screen.findByLabelText('Refunds of an order above (₹)');
  await user.clear(limit);
  await user.type(limit, '900');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(asked('save_money_settings')).toEqual({
    p_settings: { refund_limit: '900', payout_limit: '5000', tds_percent: '2', tds_threshold: '20000' },
    p_expected: settings,
  });
});

test('what is typed while limits are saved stays, and is not saved yet', async () => {
  let now = settings;
  let answer = () => undefined as void;
  const { user } = await open([], {
    get_money_settings: () => now,
    save_money_settings: () => new Promise((resolve) => (answer = () => resolve(now))),
  });
  const typed = () => screen.getByLabelText<HTMLInputElement>('Payouts above (₹)').value;
  await user.type(await screen.findByLabelText('Refunds of an order above (₹)'), '0');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  await user.type(screen.getByLabelText('Payouts above (₹)'), '7');
  now = { ...settings, refund_limit: 50_000 };
  await act(async () => answer());
  expect(typed()).toBe('50007');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the limits are not saved yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));

  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  now = { ...now, payout_limit: 50_007 };
  await act(async () => answer());
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(screen.queryByText('Your changes to the limits are not saved yet.')).toBeNull();
});

test('what was wrong with a reason is forgotten with its dialog', async () => {
  const { user } = await open([refund], {
    decide_refund: () => {
      throw new Refusal('INVALID_INPUT', 'A few words, please.', { field: 'note' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Refuse TD0123456789' }));
  await user.type(screen.getByLabelText('Why'), 'No');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('A few words, please.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Refuse TD0123456789' }));
  expect(screen.getByLabelText('Why').getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.queryByText('A few words, please.')).toBeNull();
});

test('whoever is second reads what the first has saved, keeps what they typed, and may save over it', async () => {
  const { user, asked } = await open([], {
    save_money_settings: ({ p_expected }) => {
      if ((p_expected as typeof settings).tds_percent === 5) return settings;
      throw new Refusal('STALE', 'Somebody else.', { fields: { tds_percent: 5 }, by: 'ravi@example.com' });
    },
  });
  const limit = await screen.findByLabelText<HTMLInputElement>('Refunds of an order above (₹)');
  await user.type(limit, '0');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'ravi@example.com has changed “Tax on commissions (%)” to 5 in the meantime. Nothing is saved yet; the next save puts yours in its place.',
  );
  expect(limit.value).toBe('50000');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(asked('save_money_settings')).toMatchObject({ p_expected: { ...settings, tds_percent: 5 } });
  expect(screen.queryByRole('alert')).toBeNull();
});
