import { renderMail } from './renderMail';

const site = 'https://shop.example';

test.each([
  ['inquiry/contact', { reference: 'TDC-4F7K2M', subject: 'order-inquiry' }, 'Order Inquiry'],
  ['inquiry/bulk', { reference: 'TDB-4F7K2M', quantity: '100-500' }, '10% off'],
  ['inquiry/vendor', { reference: 'TDV-4F7K2M' }, '3-5 business days'],
])('%s says the reference in both forms', (kind, payload, detail) => {
  const { subject, html, text } = renderMail(kind, payload, site);
  expect(subject).toContain(payload.reference);
  for (const form of [html, text]) {
    expect(form).toContain(payload.reference);
    expect(form).toContain(detail);
    expect(form).toContain('grievance');
  }
});

test.each([
  ['newsletter/confirm', `${site}/newsletter/confirm?token=ab12`],
  ['newsletter/welcome', `${site}/newsletter/unsubscribe?token=ab12`],
])('%s carries its link', (kind, link) => {
  const { html, text } = renderMail(kind, { token: 'ab12' }, site);
  expect(html).toContain(link);
  expect(text).toContain(link);
});

test('a reply carries what the staff wrote, paragraph by paragraph, as text', () => {
  const payload = {
    reference: 'TDC-4F7K2M',
    name: 'Ravi',
    message: 'It is <on> its way.\n\nTomorrow, we think.',
  };
  const { subject, html, text } = renderMail('inquiry/reply', payload, site);
  expect(subject).toBe('Our answer (TDC-4F7K2M)');
  expect(html).toContain('It is &lt;on&gt; its way.</p>');
  expect(text).toContain('Dear Ravi');
  expect(text).toContain('Tomorrow, we think.');
});

test('shows what comes in as text', () => {
  const { html } = renderMail('inquiry/contact', { reference: '<script>alert(1)</script>' }, site);
  expect(html).not.toContain('<script>');
});
