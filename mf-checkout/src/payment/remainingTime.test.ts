import { remainingTime } from './remainingTime';

const until = '2026-11-21T06:10:00Z';
const before = (milliseconds: number) => remainingTime(until, new Date(until).getTime() - milliseconds);

test.each([
  [600_000, '10:00'],
  [545_000, '9:05'],
  [544_001, '9:05'],
  [1, '0:01'],
  [0, ''],
  [-5000, ''],
])('%i ms before the end', (milliseconds, text) => {
  expect(before(milliseconds)).toBe(text);
});
