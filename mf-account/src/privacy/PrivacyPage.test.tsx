import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const at = '2026-11-21T05:12:00Z';
const device = (id: string, user_agent: string, is_this = false) => ({
  id,
  user_agent,
  is_this,
  signed_in_at: at,
  last_used_at: at,
});
const sessions = [
  device('s1', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/143.0.0.0 Mobile Safari/537.36', true),
  device('s2', 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'),
];
const functions = { get_my_sessions: sessions, end_session: true };

test('a device is signed out by its name, which leaves this one alone', async () => {
  const shop = createTestShop({ signedIn: true, functions });
  const { user } = await renderPage('/profile/privacy', shop.platform);

  const list = within(await screen.findByRole('list', { name: 'Signed-in devices' }));
  const [own, other] = list.getAllByRole('listitem');
  expect(own?.textContent).toContain('Chrome on Android This device');
  expect(within(own!).queryByRole('button')).toBeNull();
  shop.functions.get_my_sessions = sessions.slice(0, 1);
  await user.click(within(other!).getByRole('button', { name: /^Sign out Firefox on Windows/ }));
  expect(shop.rpcCalls).toContainEqual(['end_session', { p_session: 's2' }]);
  expect(shop.toasts.at(-1)?.message).toBe('Firefox on Windows is signed out.');
  await waitFor(() => expect(document.activeElement).toBe(own));
});

test('signing out everywhere asks first', async () => {
  const shop = createTestShop({ signedIn: true });
  const { user } = await renderPage('/profile/privacy', shop.platform);

  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  expect(shop.calls).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(shop.calls).toEqual([['signOut', { scope: 'global' }]]);
});

test('everything under one’s name is a file to take away', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const mine = { account: { email: 'asha@example.com' }, orders: [] };
  const shop = createTestShop({ signedIn: true, functions: { get_my_data: mine } });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  // Half past one at night in India, where it is the next day.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T20:00:00Z'));
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(shop.toasts.at(-1)?.message).toBe('Your data is downloaded.');
  expect(saved.map(({ type }) => type)).toEqual(['application/json']);
  expect(names).toEqual(['my-data-2026-11-22.json']);
  jest.restoreAllMocks();
});

test('a kind of mail is turned off by its box, which goes back when that could not be kept', async () => {
  const shop = createTestShop({
    signedIn: true,
    functions: {
      get_mail_choices: [
        { choice: 'alerts', wanted: true },
        { choice: 'unheard_of', wanted: true },
      ],
      set_mail_choice: new Error('away'),
    },
  });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /What you asked us to tell you/,
  });
  expect(screen.getAllByRole('checkbox')).toEqual([box]);
  await user.click(box);
  expect(shop.rpcCalls).toContainEqual([
    'set_mail_choice',
    { p_choice: 'alerts', p_wanted: false, p_text_version: '2026-11-01' },
  ]);
  expect(shop.toasts.at(-1)?.message).toBe('Your choice could not be saved. Please try again.');
  expect(box.checked).toBe(true);
});

test('what was agreed to stands with its text and time, and one press ends the thing itself', async () => {
  const entry = (id: number, purpose: string, more: object = {}) => ({
    ...{ id, purpose, at, subject: '', subject_id: null, given: true, text_version: '2026-11-01' },
    ...{ source: 'account', is_current: true },
    ...more,
  });
  const terms = entry(1, 'terms', { source: 'sign_up' });
  const shop = createTestShop({
    signedIn: true,
    functions: {
      delete_card: true,
      get_my_consents: [
        entry(3, 'alerts', { given: false, text_version: '', source: 'mail', is_current: false }),
        entry(2, 'saved_card', { subject: 'visa 4242', subject_id: 'c1', source: 'payment_page' }),
        terms,
      ],
    },
  });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  const now = within(await screen.findByRole('list', { name: 'What you agree to now' }));
  expect(now.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Saved card: visa 4242Agreed 21 Nov 2026, 10:42 am, on the page of our payment partner, text of 1 November 2026Withdraw',
    'Terms of Service and Privacy PolicyAgreed 21 Nov 2026, 10:42 am, when you signed up, text of 1 November 2026Ends with your account.',
  ]);
  await user.click(screen.getByText('Everything you agreed to and withdrew (3)'));
  expect(screen.getByText('Withdrawn 21 Nov 2026, 10:42 am, by the link in a mail')).toBeTruthy();
  const [, last] = now.getAllByRole('listitem');
  shop.functions.get_my_consents = [terms];
  await user.click(now.getByRole('button', { name: 'Withdraw Saved card: visa 4242' }));
  expect(shop.rpcCalls).toContainEqual(['delete_card', { p_card_id: 'c1' }]);
  await waitFor(() => expect(document.activeElement).toBe(last));
});
