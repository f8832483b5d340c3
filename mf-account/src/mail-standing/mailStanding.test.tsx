import { screen } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

test('says that mail comes back, and has the address tried again', async () => {
  const shop = createTestShop({
    signedIn: true,
    functions: {
      get_mail_standing: { state: 'bounced', at: '2026-11-21T05:12:00Z' },
      ask_mail_check: { outcome: 'sent' },
    },
  });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  expect((await screen.findByRole('alert')).textContent).toContain('Mail to your address comes back.');
  await user.click(screen.getByRole('button', { name: 'Try my address again' }));
  expect(shop.rpcCalls.map(([name]) => name)).toContain('ask_mail_check');
  expect(shop.toasts.at(-1)?.message).toContain('is on its way');
});

test.each([
  ['confirmed', /Good\. Mails about your orders come to you again/],
  ['unknown', /no longer valid/],
])('the link of that mail asks for one press: %s', async (outcome, said) => {
  const shop = createTestShop({ functions: { confirm_mail_check: { outcome } } });
  const { user } = await renderPage('/mail-check?token=abc', shop.platform);
  const button = await screen.findByRole('button', { name: 'Yes, it has arrived' });
  expect(shop.rpcCalls.map(([name]) => name)).not.toContain('confirm_mail_check');
  await user.click(button);
  expect(shop.rpcCalls).toContainEqual(['confirm_mail_check', { p_token: 'abc' }]);
  expect(await screen.findByText(said)).toBeTruthy();
});
