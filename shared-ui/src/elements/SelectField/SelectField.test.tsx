import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './SelectField';

const options = [
  { value: '', label: 'Choose a state' },
  { value: 'goa', label: 'Goa' },
];

test('gives its form what was chosen', async () => {
  render(
    <form aria-label="Address">
      <SelectField label="State" name="state" options={options} />
    </form>,
  );
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Goa');
  expect(new FormData(screen.getByRole('form')).get('state')).toBe('goa');
});

test('says what is wrong', () => {
  render(<SelectField label="State" name="state" options={options} error="Choose a state." />);
  expect(screen.getByRole('combobox', { name: 'State' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Choose a state.');
});
