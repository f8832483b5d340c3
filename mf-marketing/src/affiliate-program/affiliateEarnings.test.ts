import { affiliateTerms } from '@shop/kernel/domain';
import { affiliateBonusPercent, affiliateEarnings, affiliatePercent } from './affiliateEarnings';

const { tiers } = affiliateTerms;

test.each([
  [999, 1, { commission: 50, bonus: 0, total: 50 }],
  [1000, 1, { commission: 80, bonus: 0, total: 80 }],
  [5000, 2, { commission: 1200, bonus: 0, total: 1200 }],
  [10_000, 50, { commission: 75_000, bonus: 10_000, total: 85_000 }],
  [10_000, 100, { commission: 150_000, bonus: 50_000, total: 200_000 }],
  [0, 0, { commission: 0, bonus: 0, total: 0 }],
])('orders of ₹%i, %i a month', (value, sales, earnings) => {
  expect(affiliateEarnings(tiers, value, sales)).toEqual(earnings);
});

test('the bonus starts at 50 and at 100 sales', () => {
  expect([49, 50, 99, 100].map(affiliateBonusPercent)).toEqual([0, 2, 2, 5]);
});

test.each([
  [999, 5],
  [1000, 8],
  [5000, 12],
  [10_000, 15],
])('an order of ₹%i earns %i %%', (amount, percent) => {
  expect(affiliatePercent(tiers, amount)).toBe(percent);
});
