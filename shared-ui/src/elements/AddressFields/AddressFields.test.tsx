import { render, screen } from '@testing-library/react';
import { AddressFields } from './AddressFields';

const states = ['Goa', 'Maharashtra'];

test('browsers fill in every field by themselves', () => {
  render(<AddressFields errors={{}} states={states} />);
  const purposes = ['Full Name', 'Mobile Number', 'Address', 'PIN Code', 'City', 'State'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(purposes).toEqual([
    'shipping name',
    'shipping tel-national',
    'shipping street-address',
    'shipping postal-code',
    'shipping address-level2',
    'shipping address-level1',
  ]);
});

test('a fault is said at its field, beside the hint', () => {
  render(
    <AddressFields errors={{ phone: 'Ten digits, please.' }} initial={{ phone: '98' }} states={states} />,
  );
  const field = screen.getByLabelText('Mobile Number');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['10 digits; the courier calls this number.', 'Ten digits, please.']);
  expect((field as HTMLInputElement).value).toBe('98');
});

test('a state that was saved is chosen, and none is for a new address', () => {
  const { unmount } = render(<AddressFields errors={{}} initial={{ state: 'Goa' }} states={states} />);
  expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('Goa');
  unmount();
  render(<AddressFields errors={{}} states={states} />);
  expect((screen.getByLabelText('State') as HTMLSelectElement).value).toBe('');
});
