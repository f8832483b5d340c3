import { renderMail } from './renderMail';

const site = 'https://shop.example';

test('a saved card is named by brand and last digits', () => {
  const mail = renderMail('account/card-saved', { brand: 'visa', last4: '4242' }, site);
  expect(mail.subject).toBe('A card was saved in your account');
  expect(mail.text).toContain('Visa ending in 4242');
  expect(mail.text).toContain('https://shop.example/saved-cards');
});

test('the anniversary’s present says how much, and where it is', () => {
  const mail = renderMail('account/occasion', { amount: 150, years: 2 }, site);
  expect(mail.subject).toBe('₹150 for your anniversary with us');
  expect(mail.text).toContain('2 years ago');
  expect(mail.text).toContain('https://shop.example/totadarzi-credit');
});

test('payout letters say how much, where to and when', () => {
  const requested = renderMail(
    'account/payout-requested',
    { amount: 1500, vpa: 'asha@okaxis', due_on: '2026-12-01' },
    site,
  );
  expect(requested.subject).toBe('Your payout of ₹1,500 is requested');
  expect(requested.text).toContain('1 December 2026');
  const paid = renderMail(
    'account/payout-paid',
    { amount: 1500, vpa: 'asha@okaxis', reference: 'UTR 7' },
    site,
  );
  expect(paid.text).toContain('asha@okaxis');
  expect(paid.text).toContain('UTR 7');
  const why = 'The bank knows no such ID';
  const refused = renderMail(
    'account/payout-refused',
    { amount: 1500, vpa: 'asha@okaxis', reference: why },
    site,
  );
  expect(refused.subject).toBe('Your payout of ₹1,500 could not be made');
  for (const part of [why, 'asha@okaxis', 'ask for again']) expect(refused.text).toContain(part);
});

test('what somebody typed is shown and never interpreted', () => {
  const mail = renderMail('account/payout-paid', { amount: 1, vpa: '<b>x</b>@bank', reference: '' }, site);
  expect(mail.html).not.toContain('<b>x</b>');
});

test('a mail that can be turned off says how, and none without its token', () => {
  const mail = renderMail('account/occasion', { amount: 150, years: 2, stop_token: 'a b' }, site);
  expect(mail.text).toContain('https://shop.example/stop-mails?token=a+b');
  expect(renderMail('account/occasion', { amount: 150, years: 2 }, site).text).not.toContain('stop-mails');
});

test('the last mail says what is gone, what stays and why', () => {
  const { subject, text } = renderMail('account/deleted', {}, site);
  expect(subject).toBe('Your account is deleted');
  expect(text).toContain('Tax invoices stay as they were issued');
  expect(text).not.toContain('stop-mails');
});
