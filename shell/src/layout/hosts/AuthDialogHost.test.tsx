import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Platform, SlotProps } from '@shop/kernel/platform';
import { renderInShop } from '../testing/renderInShop';
import { AuthDialogHost } from './AuthDialogHost';
import { ToastHost } from './ToastHost';

const AccountDialog = ({ view, onClose }: SlotProps['auth-dialog']) => (
  <button onClick={onClose}>Account dialog: {view}</button>
);

const ask = async (load: Platform['slots']['load'], view: 'login' | 'register') => {
  const { platform } = renderInShop(() => <AuthDialogHost />, { slots: { load } });
  await act(async () => void platform.commands.run('open-sign-in', { view }));
};
const answer = { remote: 'mf-account', Component: AccountDialog };

test("the account team's dialog opens in the view that was asked for, and closes", async () => {
  await ask(jest.fn().mockResolvedValue(answer), 'register');
  await userEvent.click(await screen.findByRole('button', { name: 'Account dialog: register' }));
  expect(screen.queryByText(/Account dialog/)).toBeNull();
});

test('a failed fetch is said in a dialog whose retry fetches again', async () => {
  await ask(jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(answer), 'login');
  expect((await screen.findByRole('alert')).textContent).toContain('Sign-in is not answering');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Account dialog: login' })).toBeDefined();
});

test('where nobody offers the dialog, the shopper is told, and whoever asked knows', async () => {
  const { platform } = renderInShop(() => (
    <>
      <AuthDialogHost />
      <ToastHost />
    </>
  ));
  const answers: string[] = [];
  const run = () => platform.commands.run('open-sign-in', { view: 'login' });
  await act(async () => void run().then((answer) => answers.push(answer)));
  expect(await screen.findByText(/^Signing in is not possible right now\./)).toBeDefined();
  expect(answers).toEqual(['unavailable']);
  expect(screen.queryByRole('status', { name: 'Opening sign-in' })).toBeNull();
});
