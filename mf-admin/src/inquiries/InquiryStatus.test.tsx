import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { InquiryRecord } from './inquiryRecord';

const inquiry: InquiryRecord = {
  ...{ id: 'i1', kind: 'contact', reference: 'TD-C-1', status: 'new', name: 'Asha Rao', phone: '' },
  ...{ email: 'asha@example.com', message: 'Where is it?', created_at: '2026-11-21T08:00:00Z', details: {} },
  ...{ due_at: null, overdue: false, assignee: null, replies: [], summary: 'other', ticket: null },
};

test('a state shows while it is saved, and once it is refused the one that holds', async () => {
  let refuse = () => undefined as void;
  const { platform } = await createTestShop(
    {
      list_admin_inquiries: () => ({ total: 1, rows: [inquiry], counts: {}, overdue: 0 }),
      set_inquiry_status: () =>
        new Promise((_, reject) => {
          refuse = () => reject(new Refusal('INVALID_TRANSITION', 'It cannot take that step.'));
        }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/inquiries', platform);
  const state = await screen.findByLabelText<HTMLSelectElement>('State of TD-C-1');
  await user.selectOptions(state, 'resolved');
  expect(state.value).toBe('resolved');
  await act(async () => refuse());
  expect(state.value).toBe('new');
  expect(screen.getByText('It cannot take that step.')).toBeTruthy();
});

test('a state that is changed by the keyboard keeps the focus once it is saved', async () => {
  let status = 'new';
  const { platform } = await createTestShop(
    {
      list_admin_inquiries: () => ({ total: 1, rows: [{ ...inquiry, status }], counts: {}, overdue: 0 }),
      set_inquiry_status: ({ p_status }) => {
        status = String(p_status);
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/inquiries', platform);
  const label = 'State of TD-C-1';
  (await screen.findByLabelText(label)).focus();
  await user.selectOptions(screen.getByLabelText(label), 'resolved');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('disabled', false));
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'resolved');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

test('the state of a reader of the newsletter stands on their card as in the filter', async () => {
  const reader: InquiryRecord = { ...inquiry, kind: 'newsletter', status: 'confirmed', message: '' };
  const { platform } = await createTestShop(
    { list_admin_inquiries: () => ({ total: 1, rows: [reader], counts: {}, overdue: 0 }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/inquiries?kind=newsletter', platform);
  const card = within((await screen.findByText(/TD-C-1/)).closest('li') as HTMLElement);
  expect(screen.getByRole('link', { name: 'Confirmed' })).toBeTruthy();
  expect(card.getByText('Confirmed')).toBeTruthy();
});
