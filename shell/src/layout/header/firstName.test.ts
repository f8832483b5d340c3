import { firstName } from './firstName';

test('greets by the first name, else by what stands before the @', () => {
  expect(firstName({ fullName: ' Asha Kulkarni ', email: 'a@example.com' })).toBe('Asha');
  expect(firstName({ fullName: '', email: 'asha@example.com' })).toBe('asha');
});
