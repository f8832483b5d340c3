import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { ActionForm } from './ActionForm';

test('what was typed is handed over, and the page stays', async () => {
  const sent: unknown[] = [];
  render(
    <ActionForm onSubmit={(form) => void sent.push(new FormData(form).get('vpa'))}>
      <TextField label="UPI ID" name="vpa" />
      <Button type="submit">Add</Button>
    </ActionForm>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('UPI ID'), 'asha@upi{Enter}');
  expect(sent).toEqual(['asha@upi']);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(sent).toEqual(['asha@upi', 'asha@upi']);
});

test('while its button is busy, the form cannot be sent again', async () => {
  const sent: unknown[] = [];
  render(
    <ActionForm onSubmit={(form) => void sent.push(form)}>
      <TextField label="UPI ID" name="vpa" />
      <Button type="submit" $busy>
        Add
      </Button>
    </ActionForm>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add', busy: true });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('UPI ID'), 'asha@upi{Enter}');
  expect(sent).toEqual([]);
});
