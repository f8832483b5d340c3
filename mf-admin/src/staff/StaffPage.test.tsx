import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const member = (over: object) => ({
  ...{
    id: 'm1',
    email: 'mira@example.com',
    full_name: 'Mira Sen',
    roles: ['owner'],
    since: '2026-11-01T06:00:00Z',
  },
  ...{ blocked_at: null, is_you: false, last_seen_at: '2026-11-20T06:00:00Z' },
  ...over,
});
const staff = {
  roles: [
    { id: 'owner', name: 'Owner', about: 'Everything.', rights: ['orders', 'staff'] },
    { id: 'orders', name: 'Orders', about: 'From placed to delivered.', rights: ['orders'] },
    { id: 'support', name: 'Support', about: 'Inquiries.', rights: [] },
  ],
  members: [
    member({ is_you: true }),
    member({ id: 'm2', email: 'ravi@example.com', full_name: 'Ravi Das', roles: ['orders'] }),
  ],
  invitations: [
    {
      ...{ id: 'i1', email: 'asha@example.com', roles: ['support'], by: 'mira@example.com', is_open: false },
      ...{ sent_at: '2026-11-01T06:00:00Z', expires_at: '2026-11-08T06:00:00Z' },
    },
  ],
};

async function openPage(handlers: Parameters<typeof createTestShop>[0] = {}, shown: object = staff) {
  const shop = await createTestShop({ get_staff: () => shown, ...handlers }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/staff', shop.platform);
  await screen.findByRole('region', { name: 'Staff' });
  const calledWith = (name: string) =>
    shop.calls.filter((call) => call.name === name).map(({ args }) => args);
  return { user, calledWith };
}

test('roles are given and taken together, with what was seen before', async () => {
  const { user, calledWith } = await openPage({ save_staff_roles: () => ['support'] });
  await user.click(screen.getByRole('button', { name: 'Roles of Ravi Das' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox', { name: /^Orders/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /^Support/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save roles' }));
  expect(calledWith('save_staff_roles')).toEqual([
    { p_user: 'm2', p_roles: ['support'], p_expected: ['orders'] },
  ]);
});

test('nobody adds a role to their own, and only an owner touches the role of owners', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Roles of Mira Sen' }));
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/^Owner/).disabled, box(/^Orders/).disabled]).toEqual([false, true]);
});

test('somebody who may change the staff and is no owner makes none', async () => {
  const lead = {
    ...staff,
    members: [member({ is_you: true, roles: ['orders'] }), member({ id: 'm3', full_name: 'Ila' })],
  };
  const { user, calledWith } = await openPage({ save_staff_roles: () => [] }, lead);
  await user.click(screen.getByRole('button', { name: 'Roles of Ila' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Owner/ }).disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Support/ }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  // What could not be unticked was not sent by the form, and is not lost.
  expect(calledWith('save_staff_roles')).toMatchObject([{ p_roles: ['owner', 'support'] }]);
});

test('an invitation names address and roles; what is wrong stands at its field', async () => {
  const { user, calledWith } = await openPage({
    invite_staff: () => {
      throw new Refusal('INVALID_INPUT', 'Please choose at least one role.', { field: 'roles' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.type(screen.getByLabelText('E-mail'), 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('Please choose at least one role.')).toBeTruthy();
  expect(calledWith('invite_staff')).toEqual([{ p_email: 'new@example.com', p_roles: [] }]);
});

test('an invitation is sent again, and withdrawn after a question', async () => {
  const { user, calledWith } = await openPage({
    invite_staff: () => ({ id: 'i1', email: 'asha@example.com' }),
    withdraw_invitation: () => null,
  });
  expect(within(screen.getByRole('region', { name: 'Invitations' })).getByText('Ended')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again to asha@example.com' }));
  expect(calledWith('invite_staff')).toEqual([{ p_email: 'asha@example.com', p_roles: ['support'] }]);
  await user.click(screen.getByRole('button', { name: 'Withdraw asha@example.com' }));
  expect(calledWith('withdraw_invitation')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
  expect(calledWith('withdraw_invitation')).toEqual([{ p_id: 'i1' }]);
});

test('the keyboard stays on the page where the last invitation was withdrawn', async () => {
  let shown: object = staff;
  const { user } = await openPage({
    get_staff: () => shown,
    withdraw_invitation: () => {
      shown = { ...staff, invitations: [] };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Withdraw asha@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Staff' })));
});

test('an invitation that a colleague has withdrawn goes once sending it again was refused', async () => {
  let shown: object = staff;
  const { user } = await openPage({
    get_staff: () => shown,
    invite_staff: () => {
      shown = { ...staff, invitations: [] };
      throw new Refusal('ALREADY_STAFF', 'They are on the staff already.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Send again to asha@example.com' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

test('whoever saves roles second reads what they are by now, and saves their own over it', async () => {
  const { user, calledWith } = await openPage({
    save_staff_roles: ({ p_expected, p_roles }) => {
      if (String(p_expected) === 'support') return p_roles;
      throw new Refusal('STALE', 'Somebody else.', {
        fields: { roles: ['support'] },
        by: 'ila@example.com',
      });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Roles of Ravi Das' }));
  await user.click(screen.getByRole('checkbox', { name: /^Owner/ }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'ila@example.com has changed “Roles” to support in the meantime.',
  );
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calledWith('save_staff_roles')).toEqual([
    { p_user: 'm2', p_roles: ['owner', 'orders'], p_expected: ['orders'] },
    { p_user: 'm2', p_roles: ['owner', 'orders'], p_expected: ['support'] },
  ]);
});

test('the table of rights says what the database says', async () => {
  await openPage();
  const line = within(screen.getByRole('region', { name: 'What each role may do' }))
    .getAllByRole('row')
    .find((row) => row.textContent?.startsWith('Take orders'));
  expect(
    within(line!)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual([...['Take orders from step to stepOwner, Orders', 'Yes', 'Yes', '–']]);
});
