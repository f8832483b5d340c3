import { screen, within } from '@testing-library/react';
import { createTestShop, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

test('where too many guests come from one network, signing in is offered', async () => {
  const guest = { email: 'old@example.com', phone: '9876543210' };
  const { platform } = createTestShop({ guest, bag: [testLine] });
  const { auth } = await platform.connect();
  const refused = {
    name: 'AuthApiError',
    message: 'Request rate limit reached',
    code: 'over_request_rate_limit',
    status: 429,
  };
  jest.spyOn(auth, 'updateUser').mockResolvedValue({ data: { user: null }, error: refused } as never);
  const opened = jest.fn(() => 'done' as const);
  platform.commands.handle('open-sign-in', opened);
  const { user } = await renderPage('/checkout', platform);
  const contact = within(await screen.findByRole('region', { name: 'Your contact details' }));
  await user.click(contact.getByRole('button', { name: 'Change contact details' }));
  await user.click(contact.getByRole('button', { name: 'Save contact details' }));

  expect((await contact.findByRole('alert')).textContent).toMatch(/^More guests come from your network/);
  await user.click(contact.getByRole('button', { name: 'Sign in' }));
  expect(opened).toHaveBeenCalledTimes(1);
});
