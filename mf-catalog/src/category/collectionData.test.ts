import { testProduct } from '../testing/testProduct';
import { collectionData, offerData, priceValidUntil } from './collectionData';

describe('structured data', () => {
  it('promises a price for 30 days', () => {
    expect(priceValidUntil(Date.parse('2026-01-15T12:00:00Z'))).toBe('2026-02-14');
  });

  it('lists the first 10 products', () => {
    const products = Array.from({ length: 12 }, (_, index) => testProduct({ id: `p${index}` }));
    const { mainEntity } = collectionData('All', '/category', products, '2026-02-14');
    expect(mainEntity.itemListElement.map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('says when nothing is left', () => {
    const soldOut = testProduct({ stockCount: 0, inStock: false });
    expect(offerData(soldOut, '2026-02-14').availability).toBe('https://schema.org/OutOfStock');
  });
});
