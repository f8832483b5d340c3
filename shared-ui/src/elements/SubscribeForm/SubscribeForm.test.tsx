import { render, screen } from '@testing-library/react';
import { SubscribeForm } from './SubscribeForm';

const texts = { heading: 'Letters', label: 'E-mail address', submit: 'Subscribe', consent: 'One a month.' };

test('the field says to what one agrees', () => {
  render(<SubscribeForm {...texts} busy={false} onSubmit={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail address');
  const consent = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(consent?.textContent).toBe('One a month.');
  expect([field.disabled, field.getAttribute('aria-invalid')]).toEqual([false, null]);
});

test('nothing can be typed that nobody would hear', () => {
  render(<SubscribeForm {...texts} busy={false} waiting onSubmit={() => undefined} />);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled).toBe(true);
});
