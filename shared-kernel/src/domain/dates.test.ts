import { formatDate } from './dates';

const at = '2026-11-21T05:12:30Z';
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['day', '21 November 2026'],
  ['weekday', 'Saturday, 21 November'],
  ['promise', 'Sat, 21 Nov'],
  ['month', 'November 2026'],
  ['time', '10:42 am'],
  ['shortMoment', '21 Nov, 10:42 am'],
  ['longMoment', '21 November at 10:42 am'],
  ['moment', '21 Nov 2026, 10:42 am'],
  ['tableDay', '21 Nov 2026'],
  ['tableMoment', '21 Nov, 10:42 am'],
] as const)('%s reads %s', (style, text) => {
  expect(plain(formatDate(at, style))).toBe(text);
  expect(plain(formatDate(Date.parse(at), style))).toBe(text);
});

test('a moment late in the evening of London is the next day in India', () => {
  expect(formatDate('2026-11-20T18:30:00Z', 'day')).toBe('21 November 2026');
  expect(formatDate('2026-11-20T18:29:59Z', 'day')).toBe('20 November 2026');
});

test('a day of India stays that day', () => {
  expect(formatDate('2026-11-21', 'day')).toBe('21 November 2026');
});

test('what stands in a narrow table is one word', () => {
  expect(formatDate(at, 'tableMoment')).not.toContain(' ');
  expect(formatDate(at, 'shortMoment')).toContain('21 Nov,');
});
