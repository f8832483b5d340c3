import fc from 'fast-check';
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
  ['isoDay', '2026-11-21'],
  ['isoMinute', '2026-11-21T10:42'],
] as const)('%s reads %s', (style, text) => {
  expect(plain(formatDate(at, style))).toBe(text);
  expect(plain(formatDate(Date.parse(at), style))).toBe(text);
});

test('a moment late in the evening of London is the next day in India', () => {
  expect(formatDate('2026-11-20T18:30:00Z', 'day')).toBe('21 November 2026');
  expect(formatDate('2026-11-20T18:29:59Z', 'day')).toBe('20 November 2026');
  expect(formatDate('2026-11-20T18:30:00Z', 'isoDay')).toBe('2026-11-21');
  expect(formatDate('2026-11-20T18:29:59Z', 'isoMinute')).toBe('2026-11-20T23:59');
});

test('a day of India stays that day', () => {
  expect(formatDate('2026-11-21', 'day')).toBe('21 November 2026');
});

test('what stands in a narrow table is one word', () => {
  expect(formatDate(at, 'tableMoment')).not.toContain(' ');
  expect(formatDate(at, 'shortMoment')).toContain('21 Nov,');
});

test('what is no time is refused', () => {
  expect(() => formatDate('soon', 'day')).toThrow(RangeError);
});

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

test.each([
  ['day', day],
  ['weekday', { weekday: 'long', day: 'numeric', month: 'long' }],
  ['promise', { weekday: 'short', day: 'numeric', month: 'short' }],
  ['month', { month: 'long', year: 'numeric' }],
  ['time', time],
  ['shortMoment', { day: 'numeric', month: 'short', ...time }],
  ['longMoment', { day: 'numeric', month: 'long', ...time }],
  ['moment', { ...day, month: 'short', ...time }],
] as const)('%s is what Unicode has for English in India, at any moment', (style, options) => {
  const format = new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
  const moments = fc.date({
    min: new Date('1970-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (at) => {
      expect(plain(formatDate(at.getTime(), style))).toBe(plain(format.format(at)));
    }),
  );
});
