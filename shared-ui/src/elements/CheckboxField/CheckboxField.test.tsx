import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './CheckboxField';

test('its words tick it', async () => {
  render(<CheckboxField name="gift" label="This is a gift" />);
  await userEvent.click(screen.getByText('This is a gift'));
  expect(screen.getByRole('checkbox', { name: 'This is a gift', checked: true })).toBeTruthy();
});

test('a fault is tied to the box', () => {
  render(<CheckboxField name="terms" label="I accept" error="Accept the terms to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Accept the terms to go on.',
  );
});
