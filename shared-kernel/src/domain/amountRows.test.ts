import { amountRows } from './amountRows';
import { totalsOf } from './pricing';

const lines = [{ price: 450, quantity: 2 }];
const labels = (...args: Parameters<typeof amountRows>) => amountRows(...args).map(({ label }) => label);

test('every fee shows, also where nothing is saved', () => {
  expect(labels(totalsOf(lines), 18)).toEqual(['Subtotal', 'GST (18%)', 'Shipping', 'Platform fee', 'Total']);
});

test('coupon and credit stand before the total, gift cards after it', () => {
  const coupon = { type: 'flat', value: 100, maxDiscount: null } as const;
  const totals = totalsOf(lines, 'standard', undefined, { coupon, credit: 17, giftCards: 600 });
  const rows = amountRows(totals, 18, 'FLAT100');
  expect(rows.slice(4).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Coupon FLAT100 −₹100',
    'Store credit −₹17',
    'Total ₹1,000',
    'Gift cards −₹600',
    'To pay ₹400',
  ]);
});
