import { parseRecentSearches, reduceRecentSearches } from './recentSearches';

const search = (list: readonly string[], words: string) =>
  reduceRecentSearches(list, { type: 'search', words });

test('the newest stands first, once, however it is written', () => {
  expect(search(['saree', 'lamp'], ' Lamp ')).toEqual(['Lamp', 'saree']);
  expect(search(['saree'], '   ')).toEqual(['saree']);
  expect(search(['6', '5', '4', '3', '2', '1'], '7')).toEqual(['7', '6', '5', '4', '3', '2']);
  expect(search([], 'x'.repeat(500))[0]).toHaveLength(100);
  expect(reduceRecentSearches(['saree'], { type: 'clear' })).toEqual([]);
});

test.each([
  ['no list', { 0: 'saree' }, undefined],
  ['entries of another kind', ['saree', 3, null, { words: 'lamp' }, ' '], ['saree']],
  ['repetitions', ['saree', 'SAREE', 'lamp'], ['saree', 'lamp']],
  ['too many', [...'abcdefgh'], [...'abcdef']],
])('what was stored is read as far as it is a search: %s', (_, stored, expected) => {
  expect(parseRecentSearches(stored)).toEqual(expected);
});
