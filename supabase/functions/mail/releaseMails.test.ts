import { renderMail } from './renderMail';

test('says which trial ended itself, and why in figures', () => {
  const reason = '12 of 14 visits failed, of the live version 0 of 130.';
  const mail = renderMail(
    'release/trial-ended',
    { remote: 'mf-catalog', version: '0.1.0-1a2b3c4d', reason },
    'https://shop.example',
  );
  expect(mail.subject).toBe('The trial of mf-catalog has ended itself');
  for (const form of [mail.html, mail.text])
    for (const part of ['0.1.0-1a2b3c4d', reason]) expect(form).toContain(part);
});

test('a payload that lacks everything is still a letter', () => {
  expect(renderMail('release/trial-ended', {}, 'https://shop.example').text).toContain('has ended itself');
});
