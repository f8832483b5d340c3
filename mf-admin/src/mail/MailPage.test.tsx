import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { MailRecord } from './mailRecord';

const mail: MailRecord = {
  ...{ id: 7, kind: 'order/placed', recipient: 'asha@example.com', state: 'failed', held: null },
  ...{ created_at: '2026-11-21T05:12:00Z', attempts: 8, next_attempt_at: null },
  ...{ failed_at: '2026-11-21T20:22:00Z', last_error: '550 <b>no such user</b>', block: null },
  ...{ can_retry: true, can_give_up: true },
};
const counts = { failed: 1, waiting: 2, held: 0, given_up: 0 };

async function open(row: Partial<MailRecord> = {}, query = '') {
  const shop = await createTestShop(
    {
      list_mails: () => ({ total: 1, rows: [{ ...mail, ...row }], counts }),
      retry_mail: () => 'waiting',
      give_up_mail: () => 'given_up',
      unblock_mails: () => true,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/mail${query}`, shop.platform);
  const table = within(await screen.findByRole('region', { name: 'Mails' }));
  return {
    ...shop,
    user,
    table,
    asked: (name: string) => shop.calls.findLast((call) => call.name === name)?.args,
  };
}

test('what failed stands with its reason, is tried again or given up, and each asks first', async () => {
  const { user, table, asked, toasts } = await open();
  expect(asked('list_mails')).toEqual({ p_state: 'failed', p_query: '', p_offset: 0, p_limit: 25 });
  expect(table.getByText('550 <b>no such user</b>')).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'Try again: Order: placed to asha@example.com' }));
  expect(asked('retry_mail')).toBeUndefined();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
  expect(asked('retry_mail')).toEqual({ p_id: 7 });
  await waitFor(() => expect(toasts.at(-1)?.message).toContain('leaves with the next round'));
  await user.click(table.getByRole('button', { name: 'Give up: Order: placed to asha@example.com' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up' }));
  expect(asked('give_up_mail')).toEqual({ p_id: 7 });
});

test('the keyboard goes on with the next mail where one was given up', async () => {
  let rows = [mail, { ...mail, id: 8, recipient: 'ravi@example.com' }];
  const { platform } = await createTestShop(
    {
      list_mails: () => ({ total: rows.length, rows, counts }),
      give_up_mail: ({ p_id }) => {
        rows = rows.filter(({ id }) => id !== p_id);
        return 'given_up';
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/mail', platform);
  await user.click(await screen.findByRole('button', { name: /^Give up: .* asha@example.com$/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give up' }));
  const next = screen.getByRole('button', { name: /^Try again: .* ravi@example.com$/ });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('an address that bounces is opened again with a reason, and a gift card is never given up', async () => {
  const { user, table, asked } = await open(
    { kind: 'gift-card/issued', state: 'held', held: 'bounced', block: 'bounced', can_give_up: false },
    '?state=held',
  );
  expect(asked('list_mails')).toMatchObject({ p_state: 'held' });
  expect(table.getByText(/mail to this address comes back/)).toBeTruthy();
  expect(table.queryByRole('button', { name: /^Give up/ })).toBeNull();
  await user.click(table.getByRole('button', { name: 'Unblock asha@example.com' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Why'), 'Asked by phone');
  await user.click(dialog.getByRole('button', { name: 'Unblock' }));
  expect(asked('unblock_mails')).toEqual({ p_address: 'asha@example.com', p_reason: 'Asked by phone' });
});
