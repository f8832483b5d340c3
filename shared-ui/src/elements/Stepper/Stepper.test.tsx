import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './Stepper';

const show = (value: number) => {
  const onChange = jest.fn();
  render(<Stepper label="Quantity" value={value} min={1} max={3} onChange={onChange} />);
  return {
    onChange,
    fewer: screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }),
    more: screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' }),
  };
};

test('it goes one up and one down', async () => {
  const { onChange, fewer, more } = show(2);
  await userEvent.click(more);
  await userEvent.click(fewer);
  expect(onChange.mock.calls).toEqual([[3], [1]]);
});

test.each([
  { value: 1, end: 'fewer', way: 'more' },
  { value: 3, end: 'more', way: 'fewer' },
] as const)('it stops at its bounds and keeps the focus there: $value', async ({ value, end, way }) => {
  const { onChange, ...buttons } = show(value);
  expect(buttons[end].ariaDisabled).toBe('true');
  expect(buttons[way].ariaDisabled).toBeNull();
  await userEvent.click(buttons[end]);
  expect(onChange).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(buttons[end]);
});
