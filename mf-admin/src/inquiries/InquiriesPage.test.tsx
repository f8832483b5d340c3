import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { InquiryRecord } from './inquiryRecord';

const torn: InquiryRecord = {
  ...{ kind: 'contact', id: 'c1', reference: 'TDC-AAAAAA', status: 'new', name: 'Ravi', phone: null },
  ...{ email: 'ravi@example.com', summary: 'other', message: 'It is torn.', details: {}, assignee: null },
  ...{ created_at: '2026-11-20T08:00:00Z', due_at: null, overdue: null, replies: [], ticket: null },
};

test('a message that is a complaint says so, leads to its ticket, and is taken as one once', async () => {
  let ticket: string | null = null;
  const { platform } = await createTestShop(
    {
      list_admin_inquiries: () => ({ total: 1, counts: {}, overdue: 0, rows: [{ ...torn, ticket }] }),
      take_as_grievance: () => (ticket = 'TDG-4F7K2M'),
      list_grievances: () => ({ total: 0, open: 0, overdue: 0, rows: [] }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/inquiries', platform);
  const card = within((await screen.findByText('It is torn.')).closest('li') as HTMLElement);
  await user.click(card.getByRole('button', { name: 'This is a complaint: TDC-AAAAAA' }));
  const link = await card.findByRole('link', { name: 'TDG-4F7K2M' });
  // The button is gone.
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(link.getAttribute('href')).toBe('/admin/inquiries/grievances?state=all&q=TDG-4F7K2M');
  expect(card.queryByRole('button', { name: /This is a complaint/ })).toBeNull();
});

test('a reply that was changed after a lost answer is another one; the same again is not', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_inquiries: () => ({ total: 1, counts: {}, overdue: 0, rows: [torn] }),
      reply_inquiry: ({ p_message }) => {
        if (p_message === 'Sorry') throw new Error('lost');
        return 'resolved';
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/inquiries', platform);
  await user.click(await screen.findByRole('button', { name: 'Reply to TDC-AAAAAA' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const send = dialog.getByRole('button', { name: 'Send reply', hidden: true });
  await user.type(dialog.getByLabelText('Your answer'), 'Sorry');
  await user.click(send);
  await dialog.findByText('The shop did not answer.');
  await user.click(send);
  await dialog.findByText('The shop did not answer.');
  await user.type(dialog.getByLabelText('Your answer'), ', a new one is on its way');
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const [first, again, changed] = calls
    .filter(({ name }) => name === 'reply_inquiry')
    .map(({ args }) => args.p_key);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

// An address may have all signs that are more in a link to write to it: whoever typed it would choose who else is written to.
test('a link to write to somebody writes to them alone', async () => {
  const email = 'ravi?bcc=eve&body=50%25@example.com';
  const { platform } = await createTestShop(
    { list_admin_inquiries: () => ({ total: 1, counts: {}, overdue: 0, rows: [{ ...torn, email }] }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/inquiries', platform);
  const link = await screen.findByRole('link', { name: email });
  expect(link.getAttribute('href')).toBe('mailto:ravi%3Fbcc%3Deve%26body%3D50%2525@example.com');
});
