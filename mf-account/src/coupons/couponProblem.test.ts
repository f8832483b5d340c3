import { couponProblem } from './couponProblem';

test('counts from its first to its last moment, from its minimum on', () => {
  const coupon = {
    validFrom: '2026-01-01T00:00:00+05:30',
    validUntil: '2026-12-31T23:59:59+05:30',
    minOrder: 500,
  };
  const problem = (now: string, subtotal = 500) => couponProblem(coupon, { subtotal, now: new Date(now) });
  expect(problem('2025-12-31T18:29:59Z')).toBe('COUPON_NOT_YET');
  expect(problem('2025-12-31T18:30:00Z')).toBeUndefined();
  expect(problem('2026-12-31T18:29:59Z')).toBeUndefined();
  expect(problem('2026-12-31T18:30:00Z')).toBe('COUPON_EXPIRED');
  expect(problem('2026-06-01T00:00:00Z', 499)).toBe('COUPON_MINIMUM');
});
