import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea';

test('is optional only when it says so, and keeps what is typed', async () => {
  render(
    <>
      <TextArea label="Message" name="message" required={false} />
      <TextArea label="Address" name="address" required />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Message (optional)' }), 'Ring twice');
  expect(screen.getByDisplayValue('Ring twice')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Address' }).hasAttribute('required')).toBe(true);
});
