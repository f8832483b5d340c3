import { ruleText } from './promotionRecord';

const rule: Parameters<typeof ruleText>[0] = {
  ...{
    kind: 'percent',
    value: 20,
    buy: null,
    get: null,
    get_scope: null,
    max_discount: null,
    min_amount: 0,
    min_pieces: 0,
  },
};

it.each<[Partial<typeof rule>, string]>([
  [{}, '20% off'],
  [{ kind: 'amount', value: 1500 }, '₹1,500 off'],
  [{ kind: 'order_percent', max_discount: 300 }, '20% off the order, up to ₹300'],
  [{ kind: 'order_amount', value: 200, min_amount: 1500 }, '₹200 off the order · from ₹1,500'],
  [{ kind: 'buy_get', value: 100, buy: 2, get: 1 }, 'Buy 2, get 1 free'],
  [
    { kind: 'buy_get', value: 50, buy: 1, get: 1, min_amount: 900, min_pieces: 4 },
    'Buy 1, get 1 at 50% off · from ₹900 and 4 pieces',
  ],
])('says what a promotion does %#', (changes, text) => {
  expect(ruleText({ ...rule, ...changes })).toBe(text);
});
