import { act, screen, within } from '@testing-library/react';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const tables = {
  orders: [orderRow, { ...orderRow, id: 'o2', number: 'TD2222222222', status: 'cancelled' }],
  profiles: [{ full_name: 'Asha Rao', phone: '9876543210' }],
};

const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('a visitor is asked to log in', async () => {
  const { platform } = createTestShop();
  const views: string[] = [];
  platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  const { user } = await renderPage('/profile', platform);

  expect(await screen.findByText('Please log in to view your profile')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(views).toEqual(['login']);
});

test('shows the account, its e-mail read-only, and figures of its own rows', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  await renderPage('/profile', platform);

  expect((await screen.findByLabelText<HTMLInputElement>('Email')).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/Mobile Number/).value).toBe('9876543210');
  const figure = (label: string) =>
    panel('Profile').getByText(label).closest('div')?.querySelector('dd')?.textContent;
  expect(['Orders', 'On the way', 'Spent', 'Saved', 'Credit'].map(figure)).toEqual([
    '2',
    '1',
    '₹1,117',
    '₹150',
    '₹250',
  ]);
});

test('name and number are saved, and the name is told to the auth service', async () => {
  const shop = createTestShop({ signedIn: true, tables, functions: { update_profile: {} } });
  const { user } = await renderPage('/profile', shop.platform);

  const name = await screen.findByLabelText('Full Name');
  await user.clear(name);
  await user.type(name, 'Asha Kulkarni');
  await user.clear(screen.getByLabelText(/Mobile Number/));
  await user.type(screen.getByLabelText(/Mobile Number/), '91 91234.56780');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(shop.rpcCalls).toContainEqual([
    'update_profile',
    { p_full_name: 'Asha Kulkarni', p_phone: '9123456780' },
  ]);
  expect(shop.calls).toEqual([['updateUser', { data: { full_name: 'Asha Kulkarni' } }]]);
  expect(shop.toasts.at(-1)?.message).toBe('Your details are saved.');
});

test('a wrong number is named beside its field, before anything is sent', async () => {
  const shop = createTestShop({ signedIn: true, tables });
  const { user } = await renderPage('/profile', shop.platform);

  const phone = await screen.findByLabelText<HTMLInputElement>(/Mobile Number/);
  await user.clear(phone);
  await user.type(phone, '12345');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a 10-digit Indian mobile number.');
  expect(document.activeElement).toBe(phone);
  expect(phone.value).toBe('12345');
  expect(shop.calls).toEqual([]);
});

test('what the database refuses stands beside its field, with what was typed', async () => {
  const refusal = Object.assign(new Error('Please check your name.'), {
    hint: 'INVALID_PROFILE',
    details: '{"field":"full_name"}',
  });
  const shop = createTestShop({ signedIn: true, tables, functions: { update_profile: refusal } });
  const { user } = await renderPage('/profile', shop.platform);

  const name = await screen.findByLabelText<HTMLInputElement>('Full Name');
  await user.type(name, ' 🙂');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your name.');
  expect(name.value).toBe('Asha Rao 🙂');
});

test('the password is changed by who knows the current one, and both must match', async () => {
  const shop = createTestShop({ signedIn: true, tables });
  const { user } = await renderPage('/profile', shop.platform);

  await user.type(await screen.findByLabelText('New Password'), 'marigold');
  await user.type(screen.getByLabelText('Confirm New Password'), 'jasmine');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');

  await user.clear(screen.getByLabelText('Confirm New Password'));
  await user.type(screen.getByLabelText('Confirm New Password'), 'marigold');
  shop.answer('updateUser', () => {
    throw new AuthRefusal('Current password required', 'current_password_invalid');
  });
  await user.type(screen.getByLabelText(/Current Password/), 'guessed');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your current password is not correct.');
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('marigold');

  shop.answer('updateUser', () => undefined);
  await user.type(screen.getByLabelText(/Current Password/), '!');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(shop.toasts.at(-1)?.message).toBe('Your password is changed.');
  expect(shop.calls.at(-1)).toEqual(['updateUser', { password: 'marigold', current_password: 'guessed!' }]);
});

test('who signs in here sees a spinner and then the own orders, never a visitor’s none', async () => {
  const shop = createTestShop({ tables });
  await renderPage('/profile?tab=orders', shop.platform);
  await screen.findByText('Please log in to view your profile');

  act(() => shop.signIn());
  expect(screen.getByText('Loading your profile')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Your orders' })).toBeTruthy();
});

test('/orders leads to the list', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  await renderPage('/orders', platform);
  expect(await screen.findByRole('list', { name: 'Your orders' })).toBeTruthy();
});

test('the open tab stands in the address', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  const { user } = await renderPage('/profile?tab=orders', platform);

  const link = (await screen.findByRole('list', { name: 'Your orders' })).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/orders/TD0123456789');
  await user.click(screen.getByRole('tab', { name: 'Affiliate Program' }));
  expect(location.search).toBe('?tab=affiliate');
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(location.search).toBe('');
});
