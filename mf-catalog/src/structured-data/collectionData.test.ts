import { linkTo } from '@shop/kernel/routing';
import { createTestPlatform } from '@shop/kernel/testing';
import { testProduct } from '../testing/testProduct';
import { collectionData } from './collectionData';
import { offerData } from './offerData';
import { priceValidUntil } from './priceValidUntil';
import { productData } from './productData';

const { platform } = createTestPlatform({ database: {} });
const context = { ...platform, validUntil: '2026-02-14' };

describe('structured data', () => {
  it('promises a price for 30 days', () => {
    expect(priceValidUntil(Date.parse('2026-01-15T12:00:00Z'))).toBe('2026-02-14');
  });

  it('lists the first 10 products', () => {
    const products = Array.from({ length: 12 }, (_, index) => testProduct({ id: `p${index}` }));
    const { mainEntity } = collectionData('All', linkTo('category'), products, context);
    expect(mainEntity.itemListElement.map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('says when nothing is left', () => {
    const soldOut = testProduct({ stockCount: 0, inStock: false });
    expect(offerData(soldOut, context).availability).toBe('https://schema.org/OutOfStock');
  });

  it('names rating and place of a product, and no rating where nobody rated', () => {
    const [rated, trail] = productData(testProduct(), context)['@graph'];
    expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 12 } });
    expect(trail).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Men', item: 'https://shop.example/category/men' },
        { name: 'Neel Tee' },
      ],
    });
    const [unrated] = productData(testProduct({ reviewCount: 0 }), context)['@graph'];
    expect(unrated).not.toHaveProperty('aggregateRating');
  });
});
