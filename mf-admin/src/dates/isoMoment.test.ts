import { isoMoment } from './isoMoment';

test('a minute in India is five hours and a half earlier in UTC', () => {
  expect(isoMoment('2027-01-01T00:00')).toBe('2026-12-31T18:30:00.000Z');
});

test.each([
  // Browsers let people type years of six figures.
  '202612-01-01T09:30',
  // The fifth of June in India, the sixth of May to a browser.
  '05/06/2027 09:30',
  '2027-02-29T09:30',
  'tomorrow',
  '',
])('%p is no minute', (text) => {
  expect(isoMoment(text)).toBeUndefined();
});
