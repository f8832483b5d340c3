import { countdownTo } from './launch';
import { formatRupees } from './money';
import { shop } from './shop';
import { defaultAffiliateCode } from './user';

test('the countdown counts whole parts', () => {
  const launch = '2025-10-01T00:00:00+05:30';
  const before = Date.parse(launch) - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000;
  expect(countdownTo(launch, before)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
});

test('after the launch the countdown stays at zero', () => {
  expect(countdownTo(shop.launchDate, Date.parse('2026-01-01'))).toEqual({
    days: 0,
    hours: 0,
    minutes: 0,
    seconds: 0,
  });
});

test('rupees are grouped the Indian way', () => {
  expect(formatRupees(125000)).toBe('₹1,25,000');
});

test('a shopper’s code', () => {
  expect(defaultAffiliateCode('ab12cd34-ffff', 'TD')).toBe('TDAB12CD');
});
