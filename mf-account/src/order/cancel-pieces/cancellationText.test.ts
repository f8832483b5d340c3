import { cancellationText } from './cancellationText';

const quote = { amount: 590, is_last: false, back: {}, total: 1185, cash_before: 0, cash_after: 0 };

test.each([
  [{ cash_before: 1775, cash_after: 1185 }, 'You pay ₹1,185 in cash instead of ₹1,775.'],
  [
    { back: { gift_card: 105, online: 219 } },
    '₹219 goes back the way you paid. ₹105 goes back onto your gift cards.',
  ],
  [{ amount: 0 }, 'These items cost nothing, so nothing goes back.'],
  [
    { is_last: true, total: 0, cash_before: 645, back: { credit: 55 } },
    'These are the last items, so the whole order is cancelled. Nothing is to be paid. ₹55 is store credit again.',
  ],
])('%j', (difference, text) => {
  expect(cancellationText({ ...quote, ...difference })).toBe(text);
});
