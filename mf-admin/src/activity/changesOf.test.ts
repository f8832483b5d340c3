import { changesOf } from './changesOf';

test('only what changed is told', () => {
  expect(
    changesOf({
      before: { price: 5, name: 'Tee', version: 1 },
      after: { price: 7, name: 'Tee', version: 2 },
    }),
  ).toEqual([{ field: 'price', before: '5', after: '7' }]);
});

test('something new has no before, something removed no fields', () => {
  expect(changesOf({ before: null, after: { amount: 250, note: '' } })).toEqual([
    { field: 'amount', before: undefined, after: '250' },
  ]);
  expect(changesOf({ before: { id: 'X' }, after: null })).toEqual([]);
});

test('long texts and lists are shortened', () => {
  const [change] = changesOf({ before: [], after: { text: 'x'.repeat(200) } });
  expect(change?.after).toHaveLength(81);
});
