import { giftCardErrors, isGiftCardAmount } from './giftCardRules';

const texts = {
  recipientEmail: 'ravi@example.com',
  senderName: 'Asha',
  message: '',
  buyerEmail: 'asha@example.com',
};

test.each([
  [99, false],
  [100, true],
  [50_000, true],
  [50_001, false],
  [100.5, false],
  [NaN, false],
])('₹%p can be given: %p', (amount, valid) => {
  expect(isGiftCardAmount(amount)).toBe(valid);
  expect(giftCardErrors(amount, texts)).toEqual(
    valid ? {} : { amount: 'Choose a whole amount from ₹100 to ₹50,000' },
  );
});

test('names the wrong texts', () => {
  expect(Object.keys(giftCardErrors(500, { ...texts, recipientEmail: 'ravi', senderName: '' }))).toEqual([
    'recipientEmail',
    'senderName',
  ]);
});
