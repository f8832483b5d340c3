import { renderMail } from './renderMail';

test('an invitation says from whom and as what, and leads to where it is accepted', () => {
  const payload = { token: 'abc', roles: 'Support, Finance', by: 'mira@example.com' };
  const { subject, text } = renderMail('staff/invited', payload, 'https://shop.example');
  expect(subject).toBe('Join the staff of Tota Darzi');
  for (const part of [
    'mira@example.com',
    'As: Support, Finance',
    'https://shop.example/join-staff?token=abc',
  ])
    expect(text).toContain(part);
});
