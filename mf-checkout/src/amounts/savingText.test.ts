import { savingText } from './savingText';

test.each<[string, 'beta' | 'live', number, number, string]>([
  ['in the beta a saving of 0 shows', 'beta', 0, 1300, 'You save ₹0 on this order'],
  ['in the beta it is what coupon and credit take off', 'beta', 117, 1300, 'You save ₹117 on this order'],
  ['in the live shop the discount counts as well', 'live', 100, 1300, 'You save ₹500 on this order'],
  ['in the live shop nothing is not praised', 'live', 0, 900, ''],
])('%s', (_, phase, saving, mrp, text) => {
  expect(savingText({ saving, subtotal: 900 }, { phase }, mrp)).toBe(text);
});
