import { readMobile } from './readMobile';

test.each([
  '9876543210',
  ' 98765 43210 ',
  '98765-43210',
  '98765.43210',
  '(98765) 43210',
  '09876543210',
  '919876543210',
  '91 98765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  // As contacts of a telephone are copied, between marks of the direction of writing.
  '\u202a+91\u00a098765\u201143210\u202c',
])('reads %j', (typed) => {
  expect(readMobile(typed)).toBe('9876543210');
});

test.each(['', '12345', '5876543210', '98765432101', '1800 123 4567', 'none'])(
  'makes no mobile number of %j',
  (typed) => {
    expect(readMobile(typed)).not.toMatch(/^[6-9]\d{9}$/);
  },
);

test('a number that was read stays as it is, also one that begins with 91', () => {
  expect(readMobile('9198765432')).toBe('9198765432');
  expect(readMobile(readMobile('91 91987 65432'))).toBe('9198765432');
});
