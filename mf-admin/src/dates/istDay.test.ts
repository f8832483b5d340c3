import { istDay } from './istDay';

test('a moment late in the evening of London is the next day in India', () => {
  expect(istDay('2026-11-20T18:30:00Z')).toBe('2026-11-21');
  expect(istDay('2026-11-20T18:29:59Z')).toBe('2026-11-20');
});
