import { asksForReviews, differInChoice, readReviewChoice, withReviewChoice } from './reviewChoice';

const read = (query: string) => readReviewChoice(new URLSearchParams(query));

it.each([
  ['', { stars: undefined, sort: 'newest', withPhotos: false }],
  ['stars=4', { stars: 4, sort: 'newest', withPhotos: false }],
  ['stars=4&reviews=helpful', { stars: 4, sort: 'helpful', withPhotos: false }],
  ['stars=6&reviews=best', { stars: undefined, sort: 'newest', withPhotos: false }],
  ['photos=yes', { stars: undefined, sort: 'newest', withPhotos: true }],
  ['stars=0', { stars: undefined, sort: 'newest', withPhotos: false }],
  ['stars=4.5', { stars: undefined, sort: 'newest', withPhotos: false }],
])('reads the choice of %p', (query, choice) => {
  expect(read(query)).toEqual(choice);
});

it('is written and read again, and leaves the rest of an address alone', () => {
  const choice = { stars: 2, sort: 'helpful', withPhotos: true } as const;
  const query = withReviewChoice(new URLSearchParams('from=mail&stars=5'), choice);
  expect(readReviewChoice(query)).toEqual(choice);
  expect(query.get('from')).toBe('mail');
  expect(asksForReviews(query)).toBe(true);
  const none = withReviewChoice(query, { stars: undefined, sort: 'newest', withPhotos: false });
  expect(none.toString()).toBe('from=mail');
  expect(asksForReviews(none)).toBe(false);
});

it.each([
  ['/product/a?stars=4', true],
  ['/product/a?reviews=helpful', true],
  ['/product/a', false],
  ['/product/b?stars=4', false],
  ['/product/a?stars=4&from=mail', false],
])('sees that %p differs from the bare page in the choice alone: %p', (address, expected) => {
  const url = (path: string) => new URL(path, 'https://shop.example');
  expect(differInChoice(url('/product/a'), url(address))).toBe(expected);
});
