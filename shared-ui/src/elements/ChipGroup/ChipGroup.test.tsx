import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipGroup } from './ChipGroup';

const options = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M', note: 'Only 3 left' },
  { value: 'l', label: 'L', disabled: true },
];

test('one chip can be chosen, a sold-out one cannot', async () => {
  const onChange = jest.fn();
  render(<ChipGroup legend="Size" options={options} value={undefined} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /^M/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'L' }));
  expect(onChange.mock.calls).toEqual([['m']]);
});

test('where several may be chosen, each chip is switched on and off', async () => {
  const onToggle = jest.fn();
  render(<ChipGroup legend="Sizes" options={options} values={['s']} onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'S', checked: true }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^M/, checked: false }));
  expect(onToggle.mock.calls).toEqual([
    ['s', false],
    ['m', true],
  ]);
});

test('what may be chosen in any number stays out of its form without a name', () => {
  render(
    <form aria-label="Filters">
      <ChipGroup legend="Sizes" options={options} values={['s']} onToggle={jest.fn()} />
      <ChipGroup legend="Kinds" name="kind" options={options} values={['m']} onToggle={jest.fn()} />
    </form>,
  );
  const data = new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Filters' }));
  expect([...data]).toEqual([['kind', 'm']]);
});

test('the value decides what is chosen', () => {
  render(<ChipGroup legend="Size" options={options} value="s" onChange={jest.fn()} />);
  expect(screen.getByRole('radio', { name: 'S', checked: true })).toBeDefined();
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(2);
});

test('an error is announced and described on the group', () => {
  const { rerender } = render(
    <ChipGroup legend="Size" options={options} value={undefined} onChange={jest.fn()} />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <ChipGroup
      legend="Size"
      options={options}
      value={undefined}
      onChange={jest.fn()}
      error="Please select a variant"
    />,
  );
  const error = screen.getByRole('alert');
  expect(error.textContent).toBe('Please select a variant');
  expect(screen.getByRole('group', { name: 'Size' }).getAttribute('aria-describedby')).toBe(error.id);
});
