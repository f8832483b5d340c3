import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { TextField } from '../TextField/TextField';
import { ConfirmDialog } from './ConfirmDialog';

// jsdom opens no dialog, and hides from roles what is not open.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

function open(action: ComponentProps<typeof ConfirmDialog>['action'], onTyped?: () => void) {
  const confirmed: unknown[] = [];
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      title="Refuse payout?"
      confirmLabel="Refuse payout"
      action={action}
      onConfirm={(form) => void confirmed.push(form.get('why'))}
      onClose={onClose}
      onTyped={onTyped}
    >
      <TextField label="Why" name="why" />
    </ConfirmDialog>,
  );
  return { confirmed, onClose, why: screen.getByLabelText<HTMLInputElement>('Why'), user: userEvent.setup() };
}

const idle = { busy: false, problem: undefined };

test('confirms with what was typed', async () => {
  const { confirmed, why, user } = open(idle);
  await user.type(why, 'No such ID');
  await user.click(button('Refuse payout'));
  expect(confirmed).toEqual(['No such ID']);
});

test('closes at once while nothing was typed', async () => {
  const { onClose, user } = open(idle);
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('asks before what was typed is thrown away, and tells whoever guards the page', async () => {
  const onTyped = jest.fn();
  const { onClose, why, user } = open(idle, onTyped);
  await user.type(why, 'x');
  expect(onTyped).toHaveBeenCalled();
  await user.click(button('Cancel'));
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button('Keep editing'));
  await user.click(button('Keep editing'));
  expect(document.activeElement).toBe(button('Cancel'));
  expect(why.value).toBe('x');
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('says what is wrong, and is not confirmed twice', async () => {
  const { confirmed, user } = open({ busy: true, problem: 'The shop did not answer.' });
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('The shop did not answer.');
  await user.click(button('Refuse payout'));
  expect(confirmed).toEqual([]);
});

test('forgets once, when it is opened, what an earlier dialog of the same action was told', async () => {
  const refuse = jest.fn();
  const { why, user } = open({ busy: false, problem: 'The shop did not answer.', refuse });
  await user.type(why, 'x');
  expect(refuse.mock.calls).toEqual([[undefined]]);
});
