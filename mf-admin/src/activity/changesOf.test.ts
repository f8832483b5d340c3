import { changesOf } from './changesOf';

test('only what changed is told', () => {
  expect(
    changesOf({
      before: { price: 1500, name: 'Tee', version: 1, max_discount: 500 },
      after: { price: 125_000, name: 'Tee', version: 2, max_discount: null },
    }),
  ).toEqual([
    { field: 'Price', before: '₹1,500', after: '₹1,25,000' },
    { field: 'Max discount', before: '₹500', after: 'none' },
  ]);
});

test('something new has no before, something removed no fields', () => {
  expect(changesOf({ before: null, after: { amount: 250, note: '' } })).toEqual([
    { field: 'Amount', before: undefined, after: '₹250' },
  ]);
  expect(changesOf({ before: { id: 'X' }, after: null })).toEqual([]);
});

test('long texts are shortened', () => {
  const [change] = changesOf({ before: [], after: { text: 'x'.repeat(200) } });
  expect(change?.after).toHaveLength(81);
});

const uuid = '31cd6bbb-9731-4532-821e-f935c531c732';

test.each([
  ['lines', [{ quantity: 1, variant_id: 'tee:m', name: 'Neel Lotus Tee' }], '1 × Neel Lotus Tee'],
  [
    'lines',
    [
      { quantity: 1, variant_id: 'tee:m' },
      { quantity: 2, variant_id: 'tee:s' },
    ],
    '3 pieces',
  ],
  ['images', [{ path: 'a/b', alt: '' }], '1 picture'],
  ['variants', [{ id: 'tee:m', label: 'M', stock: 1200 }], 'M: 1,200'],
  ['scope_ids', [uuid, uuid], '2 entries'],
  ['tags', ['festive', 'vip'], 'festive, vip'],
  ['tags', [], 'none'],
  ['measures', [{ size: 'S', measures: { chest: 104, length: 71.5 } }], 'S: chest 104, length 71.5'],
  ['rule', { max_price: 5, colours: ['Neel'] }, 'max price 5, colours Neel'],
  ['active', false, 'no'],
  ['state', 'out_for_delivery', 'Out for Delivery'],
  ['starts_at', '2026-11-21T04:00:00Z', '21 Nov 2026, 9:30 am'],
  ['platform_fee', 7, '₹7'],
  ['tds_percent', 10, '10%'],
])('%s of %j reads %p', (field, value, text) => {
  const [change] = changesOf({ before: null, after: { [field]: value } });
  expect(change?.after.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['percent', '10%'],
  ['order_amount', '₹10'],
])('what a promotion of the kind %p is worth reads %p', (kind, text) => {
  const changes = changesOf({ before: { kind, value: 5 }, after: { kind, value: 10 } });
  expect(changes).toMatchObject([{ field: 'Worth', after: text }]);
});

test('the worth of percents and tiers is told with its unit, bare ids not at all', () => {
  const tiers = [
    { from_amount: 0, percent: 5 },
    { from_amount: 100_000, percent: 8 },
  ];
  expect(changesOf({ before: null, after: tiers })).toMatchObject([
    { after: '5% from ₹0, 8% from ₹1,00,000' },
  ]);
  expect(changesOf({ before: null, after: { draft: uuid } })).toEqual([]);
});

test('what differs within a list of which the number is told has changed', () => {
  const pictures = (path: string) => ({ images: [{ path }] });
  expect(changesOf({ before: pictures('a'), after: pictures('b') })).toEqual([
    { field: 'Pictures', before: undefined, after: '1 picture, changed' },
  ]);
});
