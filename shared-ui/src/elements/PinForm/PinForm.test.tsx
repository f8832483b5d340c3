import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinForm } from './PinForm';

const show = (choose: (pin: string) => Promise<unknown>) => {
  const onChosen = jest.fn();
  render(<PinForm choose={choose} onChosen={onChosen} />);
  return {
    onChosen,
    field: screen.getByLabelText<HTMLInputElement>('PIN Code'),
    check: screen.getByRole('button'),
  };
};

test('what is no PIN code is said at the field, and nobody is asked', async () => {
  const choose = jest.fn();
  const { field, check } = show(choose);
  for (const typed of ['44', '044001']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.click(check);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  }
  expect(choose).not.toHaveBeenCalled();
});

test('a PIN code is chosen without its spaces, and a shop that does not answer is said', async () => {
  const choose = jest.fn(() => Promise.reject(new Error('away')));
  const { field, check, onChosen } = show(choose);
  await userEvent.type(field, '440 001');
  await userEvent.click(check);
  expect(choose).toHaveBeenCalledWith('440001');
  expect(screen.getByText(/could not be checked just now/)).toBeTruthy();
  choose.mockResolvedValueOnce(undefined as never);
  await userEvent.click(check);
  expect(onChosen).toHaveBeenCalledTimes(1);
});
