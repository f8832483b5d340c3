import { screen, waitFor } from '@testing-library/react';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

test('the mail’s code opens the form, leaves the address, and the new password is saved', async () => {
  const shop = createTestShop();
  shop.answer('exchangeCodeForSession', shop.signIn);
  const { user } = await renderPage('/reset-password?code=abc', shop.platform);

  await user.type(await screen.findByLabelText('New Password'), 'marigold');
  await user.type(screen.getByLabelText('Confirm New Password'), 'marigold');
  expect(location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Save New Password' }));
  expect(await screen.findByText('Your password is changed. You are signed in.')).toBeTruthy();
  expect(shop.calls).toEqual([
    ['exchangeCodeForSession', 'abc'],
    ['updateUser', { password: 'marigold' }],
  ]);
});

test('passwords must match', async () => {
  const shop = createTestShop({ signedIn: true });
  const { user } = await renderPage('/reset-password', shop.platform);
  await user.type(await screen.findByLabelText('New Password'), 'marigold');
  await user.type(screen.getByLabelText('Confirm New Password'), 'jasmine');
  await user.click(screen.getByRole('button', { name: 'Save New Password' }));
  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
  expect(shop.calls).toEqual([]);
});

test.each(['/reset-password?code=used', '/reset-password?error_code=otp_expired', '/reset-password'])(
  '%s without a usable link says so and offers a new one',
  async (path) => {
    const shop = createTestShop();
    shop.answer('exchangeCodeForSession', () => {
      throw new AuthRefusal('invalid flow state');
    });
    const views: string[] = [];
    shop.platform.commands.handle('open-sign-in', ({ view }) => {
      views.push(view);
      return 'done';
    });
    const { user } = await renderPage(path, shop.platform);
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(views).toEqual(['forgot-password']));
  },
);

test('a refused link is explained also to who is signed in', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/reset-password?error=access_denied&error_code=otp_expired', platform);
  expect(await screen.findByText('This link has expired or was used before.')).toBeTruthy();
});
