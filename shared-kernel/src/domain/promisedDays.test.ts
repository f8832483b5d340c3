import { promisedDays } from './promisedDays';

test('names the promised days of the calendar in India', () => {
  const days = promisedDays({ promisedFrom: '2026-11-24', promisedTo: '2026-11-26' });
  expect(days.replaceAll('\u00a0', ' ')).toBe('Tue, 24 Nov – Thu, 26 Nov');
});
