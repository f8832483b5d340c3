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
