import { readAddress } from './readAddress';

test('numbers lose what people and browsers put around them, and the rest its outer spaces', () => {
  const fields = new FormData();
  const typed = { type: 'office', name: ' Asha Rao ', phone: '+91 (98765)-43210', pincode: ' 440 001 ' };
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  expect(readAddress(fields)).toEqual({
    ...{ type: 'office', name: 'Asha Rao', phone: '9876543210', pincode: '440001' },
    ...{ address: '', city: '', state: '' },
  });
});

test('a leading zero is no part of a mobile number, and an unknown type is a home', () => {
  const fields = new FormData();
  fields.set('phone', '09876543210');
  fields.set('type', 'castle');
  expect(readAddress(fields)).toMatchObject({ phone: '9876543210', type: 'home' });
});
