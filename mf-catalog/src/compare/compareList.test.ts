import { fallbackDescription, fallbackFeatures } from '../product/fallbackTexts';
import {
  compareLimit,
  type CompareList,
  isCompareFull,
  parseComparedProduct,
  reduceCompare,
} from './compareList';
import { toCompared } from './toCompared';

const compared = (id: string) =>
  toCompared(
    {
      id,
      name: id,
      price: 1,
      originalPrice: 1,
      category: 'men',
      brand: '',
      rating: 4,
      reviewCount: 1,
      description: '',
      features: [],
    },
    `/media/${id}`,
  );

describe('compare', () => {
  const full = ['a', 'b', 'c'].reduce<CompareList>(
    (list, id) => reduceCompare(list, { type: 'add', product: compared(id) }),
    {},
  );

  test('holds at most three, each once', () => {
    expect(Object.keys(full)).toHaveLength(compareLimit);
    expect(isCompareFull(full)).toBe(true);
    expect(reduceCompare(full, { type: 'add', product: compared('d') })).toBe(full);
    expect(reduceCompare(full, { type: 'add', product: compared('a') })).toBe(full);
  });

  test('remove and clear', () => {
    expect(Object.keys(reduceCompare(full, { type: 'remove', id: 'b' }))).toEqual(['a', 'c']);
    expect(reduceCompare(full, { type: 'clear' })).toEqual({});
  });

  test('what a product does not say is filled in', () => {
    expect(compared('a')).toMatchObject({ description: fallbackDescription, features: fallbackFeatures });
  });
});

describe('what the device kept', () => {
  const stored = {
    id: 'kurta',
    name: 'Kurta',
    price: 900,
    originalPrice: 1200,
    category: 'women',
    brand: 'Neel',
    rating: 4.5,
    reviewCount: 12,
    description: 'Soft',
    features: ['Cotton'],
    image: '/media/kurta-320.webp',
  };

  test('whole comes back whole', () => {
    expect(parseComparedProduct(stored)).toEqual(stored);
  });

  test.each([undefined, null, 'free', '900', NaN, -1, 0.5, Infinity, {}])(
    'a tampered price drops the entry: %p',
    (price) => {
      expect(parseComparedProduct({ ...stored, price })).toBeUndefined();
      expect(parseComparedProduct({ ...stored, originalPrice: price })).toBeUndefined();
    },
  );

  test.each([
    { rating: 'good' },
    { rating: 6 },
    { reviewCount: '12' },
    { features: 'Cotton' },
    { features: [1] },
    { name: { toString: 1 } },
    { id: '' },
    { image: undefined },
  ])('a compared product with %p is none', (fault) => {
    expect(parseComparedProduct({ ...stored, ...fault })).toBeUndefined();
  });

  test.each([null, 'kurta', 7, [], [stored]])('%p is no entry at all', (value) => {
    expect(parseComparedProduct(value)).toBeUndefined();
  });
});
