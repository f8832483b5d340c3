import { screen, within } from '@testing-library/react';
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
  return { user, asked: (name: string) => shop.calls.findLast((call) => call.name === name)?.args };
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
