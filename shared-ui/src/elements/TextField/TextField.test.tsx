import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

test('hint and error are tied to the input', () => {
  const { rerender } = render(<TextField label="PIN code" name="pincode" hint="Six digits" />);
  const input = screen.getByLabelText('PIN code');
  expect(input.getAttribute('aria-describedby')).toBe(screen.getByText('Six digits').id);
  expect(input.hasAttribute('aria-invalid')).toBe(false);

  rerender(<TextField label="PIN code" name="pincode" hint="Six digits" error="Not a PIN code" />);
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Not a PIN code');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toEqual([
    screen.getByText('Six digits').id,
    error.id,
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('an optional field says so, and input attributes pass through', () => {
  render(<TextField label="Website" name="website" type="url" required={false} autoComplete="url" />);
  const input = screen.getByLabelText<HTMLInputElement>('Website (optional)');
  expect([input.name, input.type, input.autocomplete]).toEqual(['website', 'url', 'url']);
});
