import { amountRows } from './amountRows';
import { defaultPricing, totalsOf } from './pricing';

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

test('promotions stand below the goods that they make cheaper, each under its name', () => {
  const totals = totalsOf(lines, 'standard', undefined, { promotions: 450 });
  const promotions = [
    { title: 'Buy 1 get 1', saving: 400 },
    { title: '₹50 off', saving: 50 },
  ];
  expect(amountRows({ ...totals, promotions }, 18).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal ₹900',
    'Buy 1 get 1 −₹400',
    '₹50 off −₹50',
    'GST (18%) ₹81',
    'Shipping ₹50',
    'Platform fee ₹5',
    'Total ₹586',
  ]);
});

test('where prices hold the GST it is no line, and nothing is added', () => {
  const totals = totalsOf(lines, 'standard', { ...defaultPricing, taxIncluded: true });
  expect(totals.total).toBe(955);
  expect(labels(totals, 18)).toEqual(['Subtotal', 'Shipping', 'Platform fee', 'Total']);
});

test('what the pieces cost before comes first, with the discount', () => {
  const rows = amountRows(totalsOf(lines), 18, null, 1300);
  expect(rows.slice(0, 3).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'MRP ₹1,300',
    'Discount −₹400',
    'Subtotal ₹900',
  ]);
  expect(labels(totalsOf(lines), 18, null, 900)[0]).toBe('Subtotal');
});
