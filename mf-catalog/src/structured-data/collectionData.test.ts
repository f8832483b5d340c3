import { createTestPlatform } from '@shop/kernel/testing';
import { testProduct } from '../testing/testProduct';
import { trailTo } from '../trail/trailTo';
import { collectionData } from './collectionData';
import { offerData } from './offerData';
import { priceValidUntil } from './priceValidUntil';
import { productData } from './productData';

const { platform } = createTestPlatform({ database: {} });
const context = { ...platform, validUntil: '2026-02-14' };

describe('structured data', () => {
  it('promises a price for 30 days', () => {
    expect(priceValidUntil(Date.parse('2026-01-15T12:00:00Z'))).toBe('2026-02-14');
    // The day begins at midnight in India.
    expect(priceValidUntil(Date.parse('2026-01-15T00:00:00+05:30'))).toBe('2026-02-14');
  });

  it('lists the first 10 products', () => {
    const products = Array.from({ length: 12 }, (_, index) => testProduct({ id: `p${index}` }));
    const { mainEntity } = collectionData('All', trailTo(''), products, context);
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
    expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.6, ratingCount: 12 } });
    expect(trail).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { name: 'Men', item: 'https://shop.example/category/men' },
        { name: 'Neel Tee' },
      ],
    });
    const [undescribed] = productData(testProduct({ description: '' }), context)['@graph'];
    expect(undescribed).toMatchObject({ description: 'High-quality product with excellent features.' });
    const [unrated] = productData(testProduct({ reviewCount: 0 }), context)['@graph'];
    expect(unrated).not.toHaveProperty('aggregateRating');
  });

  const facts = {
    trail: [
      { id: 'men-topwear', name: 'Topwear' },
      { id: 'men-tees', name: 'T-shirts' },
    ],
    size_title: 'Size',
    colour: { name: 'Blue', hex: '#26407f' },
    style: 'neel-tee',
    colours: [
      { id: 'madder-tee', name: 'Red', hex: '#b3262f' },
      { id: 'neel-tee', name: 'Blue', hex: '#26407f' },
    ],
    specifications: [{ id: 'material', name: 'Material', unit: null, values: ['Cotton', 'Jersey'] }],
  };
  const graphOf = (known?: typeof facts) => productData(testProduct(), context, known)['@graph'];
  const oneOf = (graph: readonly { '@type': string }[], type: string) =>
    graph.find((node) => node['@type'] === type);

  it('says what a product is, and the way to it by group and type', () => {
    const graph = graphOf(facts);
    expect(oneOf(graph, 'Product')).toMatchObject({
      category: 'Men > Topwear > T-shirts',
      color: 'Blue',
      material: 'Cotton, Jersey',
      size: ['S', 'M', 'L'],
    });
    expect(oneOf(graph, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Men' },
        { position: 3, name: 'Topwear' },
        { position: 4, name: 'T-shirts' },
        { position: 5, name: 'Neel Tee' },
      ],
    });
  });

  it('joins the colours of a style in a group', () => {
    const graph = graphOf(facts);
    const group = oneOf(graph, 'ProductGroup') as { '@id': string } | undefined;
    const product = oneOf(graph, 'Product') as { '@id': string } | undefined;
    expect(group).toMatchObject({
      name: 'Neel Tee',
      productGroupID: 'neel-tee',
      variesBy: 'https://schema.org/color',
      hasVariant: [{ name: 'Neel Tee, Red', color: 'Red' }, { '@id': product?.['@id'] }],
    });
    expect(product).toMatchObject({ isVariantOf: { '@id': group?.['@id'] } });
    expect(oneOf(graphOf({ ...facts, colours: [] }), 'ProductGroup')).toBeUndefined();
    expect(oneOf(graphOf(), 'Product')).not.toHaveProperty('isVariantOf');
  });
});
