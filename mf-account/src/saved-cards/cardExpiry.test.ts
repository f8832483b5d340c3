import { expiryText, isExpired } from './cardExpiry';
import type { SavedCard } from './savedCards';

const card: SavedCard = {
  id: 'c1',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 7,
  expiryYear: 2029,
  holderName: 'ASHA RAO',
  isDefault: true,
};

test('reads as on the card', () => {
  expect(expiryText(card)).toBe('07/29');
  expect(expiryText({ ...card, expiryMonth: 12, expiryYear: 2105 })).toBe('12/05');
});

test.each([
  ['2029-07-31T23:59:59+05:30', false],
  ['2029-08-01T00:00:00+05:30', true],
])('at %s it is expired: %s', (moment, expired) => {
  expect(isExpired(card, Date.parse(moment))).toBe(expired);
});
