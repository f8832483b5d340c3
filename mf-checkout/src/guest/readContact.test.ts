import vectors from '../../../shared-kernel/src/domain/guest.vectors.json';
import { readContact } from './readContact';

const read = (email: string, phone = '9876543210') => {
  const fields = new FormData();
  fields.set('email', email);
  fields.set('phone', phone);
  return readContact(fields);
};

test.each(vectors.good)('takes %s', (email) => {
  expect(read(`  ${email} `)).toEqual({ typed: { email, phone: '9876543210' }, errors: {} });
});

test.each([...vectors.bad, `${'a'.repeat(243)}@example.com`])('does not take %j', (email) => {
  expect(Object.keys(read(email).errors)).toEqual(['email']);
});

test('takes a mobile number as people write it, and no other number', () => {
  expect(read('a@b.in', '+91 98765-43210')).toEqual({
    typed: { email: 'a@b.in', phone: '9876543210' },
    errors: {},
  });
  for (const phone of ['', '12345', '5876543210', '98765432101'])
    expect(Object.keys(read('a@b.in', phone).errors)).toEqual(['phone']);
});

test('asks for what is missing, both at once', () => {
  expect(Object.keys(readContact(new FormData()).errors)).toEqual(['email', 'phone']);
});
