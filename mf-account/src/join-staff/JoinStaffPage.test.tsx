import { act, screen } from '@testing-library/react';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const invitation = {
  ...{ outcome: 'open', email: 'asha@example.com', by: 'mira@example.com', is_yours: false },
  expires_at: '2026-11-29T06:00:00Z',
  roles: [{ name: 'Support', about: 'Inquiries and returns.' }],
};
const address = '/join-staff?token=abc';

function createShop(over: object, signedIn: boolean) {
  return createTestShop({
    signedIn,
    functions: { get_invitation: { ...invitation, ...over }, accept_invitation: { outcome: 'accepted' } },
  });
}

test('whoever is signed out learns with which address to come, and comes back to the same page', async () => {
  const shop = createShop({}, false);
  const asked: unknown[] = [];
  shop.platform.commands.handle('open-sign-in', (wanted) => {
    asked.push(wanted);
    return 'done';
  });
  const { user } = await renderPage(address, shop.platform);
  expect(await screen.findByText('Inquiries and returns.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  const email = 'asha@example.com';
  expect(asked).toEqual([
    { view: 'login', email },
    { view: 'register', email },
  ]);
  expect(screen.queryByRole('button', { name: 'Join the staff' })).toBeNull();

  shop.functions.get_invitation = { ...invitation, is_yours: true };
  await act(async () => shop.signIn());
  expect(await screen.findByRole('button', { name: 'Join the staff' })).toBeTruthy();
});

test('the visit accepts nothing; the press does, and renews what the session says of them', async () => {
  const shop = createShop({ is_yours: true }, true);
  const { user } = await renderPage(address, shop.platform);
  const button = await screen.findByRole('button', { name: 'Join the staff' });
  expect(shop.rpcCalls.map(([name]) => name)).not.toContain('accept_invitation');
  await user.click(button);
  expect(await screen.findByText('Welcome. You are on the staff now.')).toBeTruthy();
  expect(shop.rpcCalls).toContainEqual(['accept_invitation', { p_token: 'abc' }]);
  expect(shop.calls.map(([name]) => name)).toContain('refreshSession');
  expect(screen.getByRole('link', { name: 'Open the dashboard' })).toBeTruthy();
});

test('somebody else is told for whom it is', async () => {
  const shop = createShop({}, true);
  const { user } = await renderPage(address, shop.platform);
  expect(await screen.findByText(/the invitation is for asha@example\.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(shop.calls.map(([name]) => name)).toContain('signOut');
});

test('a sign-out that is refused is said so', async () => {
  const shop = createShop({}, true);
  shop.answer('signOut', () => {
    throw new AuthRefusal('Not now');
  });
  const { user } = await renderPage(address, shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now');
});

test.each([
  ['that has ended', { get_invitation: { outcome: 'unknown' } }, false],
  ['that ends meanwhile', { accept_invitation: { outcome: 'unknown' } }, true],
])('an invitation %s says where a new one comes from', async (_, answers, presses) => {
  const shop = createShop({ is_yours: true }, true);
  Object.assign(shop.functions, answers);
  const { user } = await renderPage(address, shop.platform);
  if (presses) await user.click(await screen.findByRole('button', { name: 'Join the staff' }));
  expect(await screen.findByText(/no longer valid/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the staff' })).toBeNull();
});
