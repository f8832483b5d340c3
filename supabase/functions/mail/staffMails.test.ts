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

test('a refund that failed names the order and what is owed', () => {
  const payload = { order: 'TD0123456789', amount: 645 };
  const { subject, text } = renderMail('staff/refund_failed', payload, 'https://shop.example');
  expect(subject).toBe('A refund for order TD0123456789 has failed');
  for (const part of ['₹645', 'Send it again on the page of its order', 'https://shop.example/admin'])
    expect(text).toContain(part);
});

test('that of a gift card leads to where those are listed, as it has no page', () => {
  const { subject, text } = renderMail(
    'staff/refund_failed',
    { order: null, amount: 1000 },
    'https://shop.example',
  );
  expect(subject).toBe('A refund for a gift card has failed');
  expect(text).toContain('Send it again under Approvals');
});
