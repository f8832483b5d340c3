import { daysUntil } from './daysUntil';

test.each([
  ['2026-12-30T23:59:59+05:30', 1],
  ['2026-12-31T00:00:00+05:30', 0],
  ['2026-12-31T23:59:59+05:30', 0],
  ['2027-01-01T00:00:00+05:30', -1],
  ['2026-11-30T12:00:00Z', 31],
])('from %s in India to the last day of the year: %d', (now, days) => {
  expect(daysUntil('2026-12-31', Date.parse(now))).toBe(days);
});
