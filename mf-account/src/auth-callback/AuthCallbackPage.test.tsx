import { act, screen, waitFor } from '@testing-library/react';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const address = () => location.pathname + location.search;

test('shows that it works, then goes on with the session', async () => {
  const shop = createTestShop();
  let finish: () => void = () => undefined;
  shop.answer('exchangeCodeForSession', () => new Promise<void>((resolve) => (finish = resolve)));
  await renderPage('/auth/callback?code=abc', shop.platform);

  expect(await screen.findByText('Completing sign in...')).toBeTruthy();
  expect(address()).toBe('/auth/callback?code=abc');
  await waitFor(() => expect(shop.calls).toEqual([['exchangeCodeForSession', 'abc']]));
  await act(() => Promise.resolve(finish()));
  await waitFor(() => expect(address()).toBe('/?success=auth_success'));
});

test.each(['?error=access_denied', '?error_code=otp_expired'])('%s is an error', async (query) => {
  const { platform } = createTestShop();
  await renderPage(`/auth/callback${query}`, platform);
  await waitFor(() => expect(address()).toBe('/?error=auth_error'));
});

test('a used code is an error', async () => {
  const shop = createTestShop();
  shop.answer('exchangeCodeForSession', () => {
    throw new AuthRefusal('invalid flow state');
  });
  await renderPage('/auth/callback?code=abc', shop.platform);
  await waitFor(() => expect(address()).toBe('/?error=auth_error'));
});

test('without a code the session decides', async () => {
  await renderPage('/auth/callback', createTestShop({ signedIn: true }).platform);
  await waitFor(() => expect(address()).toBe('/?success=auth_success'));
});

test('without code and session it goes home', async () => {
  await renderPage('/auth/callback', createTestShop().platform);
  await waitFor(() => expect(address()).toBe('/'));
});

test('a mail opened in another browser asks to sign in, because it did confirm the address', async () => {
  const shop = createTestShop();
  const views: string[] = [];
  shop.platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  shop.answer('exchangeCodeForSession', () => {
    throw new AuthRefusal('PKCE code verifier not found', 'pkce_code_verifier_not_found');
  });
  await renderPage('/auth/callback?code=abc', shop.platform);
  await waitFor(() => expect(views).toEqual(['login']));
  expect(address()).toBe('/');
});
