import { screen, waitFor } from '@testing-library/react';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

test('a code that is pasted with the blanks of the mail is read whole', async () => {
  const shop = createTestShop();
  shop.answer('verifyOtp', () => {
    throw new AuthRefusal('expired', 'otp_expired');
  });
  const { user } = await renderPage('/confirm-email?email=asha@example.com', shop.platform);
  await user.click(await screen.findByLabelText(/Code/));
  await user.paste(' 123 456 ');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(shop.calls).toContainEqual([
      'verifyOtp',
      { email: 'asha@example.com', token: '123456', type: 'signup' },
    ]),
  );
});

/** As supabase-js says that nobody answered. */
class Silence extends Error {
  override readonly name = 'AuthRetryableFetchError';
  readonly status = 0;
}

test('without an answer the shop’s words are said, and a wrong code is said beside its field', async () => {
  const shop = createTestShop();
  shop.answer('verifyOtp', () => {
    throw new Silence('The service did not answer');
  });
  const { user } = await renderPage('/confirm-email?email=asha@example.com', shop.platform);
  await user.type(await screen.findByLabelText(/Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/We cannot reach our stock room/);
  shop.answer('verifyOtp', () => {
    throw new AuthRefusal('Token has expired or is invalid', 'otp_expired');
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('textbox', {
    name: /Code/,
    description: /This code is wrong, or older than an hour/,
  });
});
