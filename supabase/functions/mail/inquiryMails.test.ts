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

test.each(['inquiry/reply', 'grievance/resolved'])('the preview of %s cuts no sign in two', (kind) => {
  const { html } = renderMail(kind, { message: `${'x'.repeat(89)}🌺 and more` }, site);
  expect(html).toContain(`${'x'.repeat(89)}🌺</`);
});

test('a complaint hears its ticket and day, and how it ended', () => {
  const payload = {
    ...{ ticket: 'TDG-4F7K2M', name: 'Ravi', message: 'A new one <comes>.' },
    ...{ received_at: '2026-11-20T20:00:00Z', resolve_by: '2026-12-20T20:00:00Z' },
  };
  const first = renderMail('grievance/acknowledged', payload, site);
  expect(first.subject).toContain('TDG-4F7K2M');
  // Half past one at night of the 21st in India.
  for (const form of [first.html, first.text]) expect(form).toContain('21 December 2026');
  const last = renderMail('grievance/resolved', payload, site);
  expect(last.html).toContain('A new one &lt;comes&gt;.');
  expect(last.text).toContain('1915');
});

test('shows what comes in as text', () => {
  const { html } = renderMail('inquiry/contact', { reference: '<script>alert(1)</script>' }, site);
  expect(html).not.toContain('<script>');
});
