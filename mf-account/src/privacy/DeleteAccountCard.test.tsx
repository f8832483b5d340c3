import { screen, within } from '@testing-library/react';
import { accountAnswers } from '../testing/accountAnswers';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const closing = accountAnswers.get_account_closing as object;
const opener = () => screen.findByRole('button', { name: 'Delete my account' });

test('asks for the password and for a word about the credit, and goes home as a visitor', async () => {
  const shop = createTestShop({ signedIn: true, functions: { delete_account: { outcome: 'deleted' } } });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  await user.click(await opener());
  const dialog = within(screen.getByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Delete my account' });
  await user.click(dialog.getByRole('checkbox', { name: 'I give up ₹250 of store credit.' }));
  await user.type(dialog.getByLabelText('Your password'), 'guessed');
  shop.answer('signInWithPassword', () => {
    throw new AuthRefusal('Invalid login credentials', 'invalid_credentials');
  });
  await user.click(submit);
  expect((await dialog.findByRole('alert')).textContent).toBe('Your password is not correct.');
  expect(shop.rpcCalls.map(([name]) => name)).not.toContain('delete_account');

  shop.answer('signInWithPassword', () => undefined);
  await user.click(submit);
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(shop.rpcCalls).toContainEqual(['delete_account', { p_confirmed_loss: 250 }]);
  expect(shop.calls.at(-1)).toEqual(['signOut', { scope: 'local' }]);
  expect(shop.toasts.at(-1)?.message).toContain('Your account is deleted.');
});

test('says what has to end first, instead of a button', async () => {
  const obstacles = [
    { kind: 'order', reference: 'TD0123456789' },
    { kind: 'payout', reference: '' },
    { kind: 'gift_card', reference: '' },
  ];
  const shop = createTestShop({
    signedIn: true,
    functions: { get_account_closing: { ...closing, obstacles } },
  });
  await renderPage('/profile/privacy', shop.platform);
  expect(await screen.findByText('Order TD0123456789 is under way.')).toBeTruthy();
  expect(screen.getByText('A payout to you is not paid yet.')).toBeTruthy();
  // As `expire_orders` does.
  expect(screen.getByText(/it lapses a day after you asked for it\.$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

const withGoogle = (signed_in_lately: boolean) => ({
  get_account_closing: { ...closing, credit: 0, has_password: false, signed_in_lately },
  delete_account: { outcome: 'deleted' },
});

test('sends who has no password to Google first', async () => {
  const shop = createTestShop({ signedIn: true, functions: withGoogle(false) });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Sign in with Google again' }));
  expect(shop.calls.map(([name]) => name)).toEqual(['signInWithOAuth']);
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('asks no password of who has just come from Google', async () => {
  const shop = createTestShop({ signedIn: true, functions: withGoogle(true) });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  await user.click(await opener());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Your password')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(shop.rpcCalls).toContainEqual(['delete_account', { p_confirmed_loss: 0 }]);
});

test('a sum that has changed meanwhile is loaded anew and has to be given up anew', async () => {
  const refusal = (hint: string) => Object.assign(new Error('Please look at it again.'), { hint });
  const shop = createTestShop({ signedIn: true, functions: { delete_account: refusal('LOSS_CHANGED') } });
  const { user } = await renderPage('/profile/privacy', shop.platform);
  await user.click(await opener());
  const dialog = within(screen.getByRole('dialog'));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await user.click(dialog.getByRole('checkbox', { name: 'I give up ₹250 of store credit.' }));
  await user.type(dialog.getByLabelText('Your password'), 'right');
  shop.functions.get_account_closing = { ...closing, credit: 300 };
  await submit();
  const tick = await dialog.findByRole('checkbox', { name: 'I give up ₹300 of store credit.' });
  expect(tick).toHaveProperty('checked', false);
  await user.click(tick);

  shop.functions.delete_account = refusal('ACCOUNT_BUSY');
  shop.functions.get_account_closing = { ...closing, obstacles: [{ kind: 'order', reference: 'TD1' }] };
  await submit();
  expect(await dialog.findByText('Order TD1 is under way.')).toBeTruthy();
  expect(shop.rpcCalls.filter(([name]) => name === 'delete_account').map(([, args]) => args)).toEqual([
    { p_confirmed_loss: 250 },
    { p_confirmed_loss: 300 },
  ]);
});
