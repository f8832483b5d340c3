import { readAddress } from './readAddress';

test('numbers lose what people and browsers put around them, and the rest its outer spaces', () => {
  const fields = new FormData();
  const typed = { type: 'office', name: ' Asha Rao ', phone: '+91 (98765)-43210', pincode: ' 440 001 ' };
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  expect(readAddress(fields).typed).toEqual({
    ...{ type: 'office', name: 'Asha Rao', phone: '9876543210', pincode: '440001' },
    ...{ address: '', city: '', state: '' },
  });
});

test('a leading zero is no part of a mobile number, and an unknown type is a home', () => {
  const fields = new FormData();
  fields.set('phone', '09876543210');
  fields.set('type', 'castle');
  expect(readAddress(fields).typed).toMatchObject({ phone: '9876543210', type: 'home' });
});

test.each(['91 98765 43210', '98765.43210', '(+91) 98765 43210'])(
  'a mobile number is read as phones give it: %s',
  (phone) => {
    const fields = new FormData();
    fields.set('phone', phone);
    expect(readAddress(fields).typed.phone).toBe('9876543210');
  },
);

test('what is wrong is told of the address as it was read', () => {
  const fields = new FormData();
  fields.set('phone', '+91 98765 43210');
  fields.set('pincode', '56 001');
  const { errors } = readAddress(fields);
  expect(errors.phone).toBeUndefined();
  expect(errors.pincode).toBe('Enter a 6-digit PIN code');
});
