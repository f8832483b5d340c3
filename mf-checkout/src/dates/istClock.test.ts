import { istClock } from './istClock';

test('tells the time in India', () => {
  expect(istClock('2026-11-21T05:12:30Z').replace(/\s/, ' ')).toBe('10:42 am');
});
