import { formatCount, formatRupees } from './money';

const byIntl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

test.each([
  0, 7, 999, 1000, 12_345, 99_999, 100_000, 1_234_567, 10_000_000, 123_456_789, -999, -1000, -125_000, 1999.6,
])('%d is grouped as the platform groups it for India', (count) =>
  expect(formatCount(count)).toBe(byIntl.format(count)),
);

test('rupees come with their sign', () => {
  expect(formatRupees(125_000)).toBe('₹1,25,000');
  expect([formatRupees(-24), formatRupees(-0.2)]).toEqual(['−₹24', '₹0']);
});
