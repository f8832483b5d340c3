import { type AddressDraft, addressErrors } from './address';

const good: AddressDraft = {
  type: 'home',
  name: 'Asha Kulkarni',
  phone: '9876543210',
  address: '12 Ram Nagar, Dharampeth',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440010',
};

test('a complete Indian address is fine', () => {
  expect(addressErrors(good)).toEqual({});
});

test.each([
  ['name', '   '],
  ['address', 'x'.repeat(301)],
  ['city', ''],
  ['phone', '1234567890'],
  ['phone', '98765'],
  ['pincode', '040010'],
  ['pincode', '4400100'],
  ['state', 'Bavaria'],
] as const)('%s must not be "%s"', (field, value) => {
  expect(Object.keys(addressErrors({ ...good, [field]: value }))).toEqual([field]);
});

test('characters are counted as the database counts them', () => {
  expect(addressErrors({ ...good, name: '🌺'.repeat(80) })).toEqual({});
  expect(addressErrors({ ...good, name: '🌺'.repeat(81) })).toEqual({ name: 'Use at most 80 characters' });
});

test('problems come in the order of the form', () => {
  const empty = { ...good, name: '', phone: '', address: '', city: '', state: '', pincode: '' };
  expect(Object.keys(addressErrors(empty))).toEqual(['name', 'phone', 'address', 'pincode', 'city', 'state']);
});
