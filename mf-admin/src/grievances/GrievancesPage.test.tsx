import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { Grievance } from './grievanceRecord';

const torn: Grievance = {
  ...{ id: 'g1', ticket: 'TDG-4F7K2M', reference: 'TDC-AAAAAA', channel: 'form', name: 'Ravi' },
  ...{ email: 'ravi@example.com', message: '<script>alert(1)</script>', received_at: '2026-11-18T08:00:00Z' },
  ...{ acknowledge_by: '2026-11-20T08:00:00Z', resolve_by: '2026-12-18T08:00:00Z', acknowledged_at: null },
  ...{ resolved_at: null, resolution: '', resolved_by: null, due_at: '2026-11-20T08:00:00Z', overdue: true },
};

async function open(functions: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(
    { list_grievances: () => ({ total: 1, open: 1, overdue: 1, rows: [torn] }), ...functions },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/inquiries/grievances', shop.platform);
  await screen.findByRole('heading', { level: 1, name: 'Complaints' });
  return {
    user,
    calls: shop.calls,
    asked: (name: string) => shop.calls.findLast((call) => call.name === name)?.args,
  };
}

test('an overdue complaint says which step is late, and is acknowledged and resolved', async () => {
  const { user, asked } = await open({
    acknowledge_grievance: () => '2026-11-21T08:00:00Z',
    resolve_grievance: () => '2026-11-21T08:00:00Z',
  });
  const card = within(screen.getByText('TDG-4F7K2M').closest('li') as HTMLElement);
  expect(card.getByText(/^Acknowledge: overdue since 20 Nov/)).toBeTruthy();
  expect(card.getByText(torn.message)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Acknowledge TDG-4F7K2M' }));
  await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
  expect(asked('acknowledge_grievance')).toEqual({ p_id: 'g1' });
  await user.click(card.getByRole('button', { name: 'Resolve TDG-4F7K2M' }));
  await user.type(screen.getByLabelText('How it ended'), 'A new one comes.');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(asked('resolve_grievance')).toEqual({ p_id: 'g1', p_resolution: 'A new one comes.' });
  await user.click(screen.getByRole('link', { name: /^Overdue/ }));
  expect(asked('list_grievances')).toMatchObject({ p_state: 'overdue' });
});

test('one that came by phone is entered, and a fault is told at its field', async () => {
  const { user, asked } = await open({
    enter_grievance: () => {
      throw new Refusal('INVALID_INPUT', 'Enter an e-mail address.', { field: 'email' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Enter a complaint' }));
  await user.type(screen.getByLabelText('Name'), 'Sita');
  await user.type(screen.getByLabelText('E-mail'), 'sita@example.com');
  await user.type(screen.getByLabelText('Came on'), '2026-11-20');
  await user.type(screen.getByLabelText('What they complain about'), 'No answer');
  await user.click(screen.getByRole('button', { name: 'Open ticket' }));
  expect(asked('enter_grievance')?.p_grievance).toEqual({
    ...{ name: 'Sita', email: 'sita@example.com', channel: 'phone', received_on: '2026-11-20' },
    message: 'No answer',
  });
  expect((await screen.findByLabelText('E-mail')).getAttribute('aria-invalid')).toBe('true');
});

test('one whose answer was lost is not entered twice, though its dialog is opened again', async () => {
  let answers = 0;
  const { user, calls } = await open({
    enter_grievance: () => {
      answers += 1;
      if (answers === 1) throw new Error('lost');
      if (answers === 2) throw new Refusal('COMPLAINT_ENTERED', 'The press before was heard.');
      return 'TDG-1';
    },
  });
  const hidden = true;
  const enter = async () => {
    await user.click(screen.getByRole('button', { name: 'Enter a complaint', hidden }));
    const dialog = within(screen.getByRole('dialog', { hidden }));
    await user.type(dialog.getByLabelText('Name'), 'Sita');
    await user.type(dialog.getByLabelText('E-mail'), 'sita@example.com');
    await user.type(dialog.getByLabelText('Came on'), '2026-11-20');
    await user.type(dialog.getByLabelText('What they complain about'), 'No answer');
    await user.click(dialog.getByRole('button', { name: 'Open ticket', hidden }));
    return dialog;
  };
  const leave = async (dialog: ReturnType<typeof within>) => {
    await user.click(dialog.getByRole('button', { name: 'Cancel', hidden }));
    await user.click(dialog.getByRole('button', { name: 'Discard', hidden }));
  };
  const lost = await enter();
  await lost.findByText('The shop did not answer.');
  await leave(lost);
  const known = await enter();
  await known.findByText('The press before was heard.');
  await leave(known);
  await enter();
  const keys = () => calls.filter(({ name }) => name === 'enter_grievance').map(({ args }) => args.p_key);
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  // Another complaint.
  expect(keys()[2]).not.toBe(keys()[1]);
});
