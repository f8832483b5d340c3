import { categories } from '@shop/kernel/domain';
import { catalogue } from '../art/catalogue/catalogue';
import { type Featured, featuredOrder } from './featuredOrder';
import { sampleProducts } from './sampleProducts';
import { sellingRows } from './sellingRows';
import { spreadStock } from './spreadStock';
import { traits } from './traits/traits';

const products = sampleProducts();
const templateOf = new Map(catalogue.map((art) => [art.id, art.template]));

describe('the sample products', () => {
  it('sell everything that is drawn', () => {
    expect(products.map(({ id }) => id).sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('belong to the categories of the spec', () => {
    expect(new Set(products.map((product) => product.category_id))).toEqual(
      new Set(categories.map(({ id }) => id)),
    );
  });

  it('are all told apart by type, and nothing is told of what is not sold', () => {
    expect([...traits.keys()].sort()).toEqual(products.map(({ id }) => id).sort());
    for (const { id, attributes } of products) {
      expect([id, Object.entries(attributes).filter(([name, value]) => !name || !value)]).toEqual([id, []]);
    }
  });

  it('measure more with every size, and shoes and sarees nothing', () => {
    const measured = products.filter(({ variants }) =>
      variants.some(({ measures }) => 'length' in measures || 'inseam' in measures),
    );
    expect(measured.length).toBeGreaterThan(30);
    for (const { id, variants } of measured)
      for (const [index, { measures }] of variants.entries()) {
        const before: Record<string, number> = variants[index - 1]?.measures ?? {};
        const smaller = Object.entries(measures).filter(([name, length]) => length <= (before[name] ?? 0));
        expect([id, smaller]).toEqual([id, []]);
      }
    const tee = products.find(({ id }) => id === 'neel-lotus-tee');
    expect(tee?.variants.find(({ label }) => label === 'M')?.measures).toEqual({ chest: 106.5, length: 68 });
    const unmeasured = products.filter(({ type_id }) => type_id === 'men-sneakers' || type_id === 'sarees');
    expect(unmeasured.flatMap(({ variants }) => variants.map(({ measures }) => measures))).toEqual(
      unmeasured.flatMap(({ variants }) => variants.map(() => ({}))),
    );
  });

  it('have one SKU each and no text twice', () => {
    for (const of of [
      products.map(({ sku }) => sku),
      products.map(({ description }) => description),
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ]) {
      expect(new Set(of).size).toBe(of.length);
    }
  });

  it('are rated within the range of real shops', () => {
    for (const { id, original_price, price } of products) {
      const rating = sellingRows.find((row) => row.id === id)?.rating;
      expect(rating).toBeGreaterThanOrEqual(3.6);
      expect(rating).toBeLessThanOrEqual(4.9);
      expect(original_price).toBeGreaterThan(price);
    }
  });

  it('are published in their listed order, the first the newest', () => {
    const dates = products.map(({ published_at }) => published_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(dates).size).toBe(dates.length);
  });

  it('fill the cheapest shelf of the menu, under ₹150', () => {
    const cheap = products.filter(
      ({ category_id, price }) => category_id === 'imitation-jewellery' && price <= 150,
    );
    expect(cheap.length).toBeGreaterThanOrEqual(3);
  });

  it('leave some stock to the rule of spec §4', () => {
    const total = (id: string) =>
      products.find((product) => product.id === id)?.variants.reduce((sum, { stock }) => sum + stock, 0);
    expect(total('kesar-kurta')).toBe(
      ([...'kesar-kurta'].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 20) + 1,
    );
    expect(total('dockside-stripe-tee')).toBe(0);
  });

  it('never put two of a kind or of a category side by side on the first pages', () => {
    const first = products.slice(0, 48);
    for (const [index, product] of first.slice(1).entries()) {
      const before = first[index];
      expect(product.category_id).not.toBe(before?.category_id);
      expect(templateOf.get(product.id)).not.toBe(templateOf.get(before?.id ?? ''));
    }
  });

  it('show new pieces where the home page lists New Arrivals', () => {
    for (const { badges } of products.slice(36, 48)) expect(badges).toContain('New');
  });
});

describe('featuredOrder', () => {
  const item = (id: string, change: Partial<Featured>): Featured => ({
    id,
    category: 'men',
    template: id,
    ground: 'stone',
    discount: 0,
    isNew: false,
    isSoldOut: false,
    ...change,
  });

  it('keeps every item once', () => {
    const items = ['a', 'b', 'c'].map((id) => item(id, {}));
    expect(
      featuredOrder(items)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a', 'b', 'c']);
  });

  it('alternates categories and puts the better price first', () => {
    const items = [
      item('a', { discount: 10 }),
      item('b', { discount: 40 }),
      item('c', { category: 'women', discount: 20 }),
    ];
    expect(featuredOrder(items).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('puts what is sold out behind what can be bought', () => {
    const items = [item('gone', { isSoldOut: true, discount: 60 }), item('there', { discount: 10 })];
    expect(featuredOrder(items).map(({ id }) => id)).toEqual(['there', 'gone']);
  });
});

describe('spreadStock', () => {
  it.each([
    [0, 6],
    [1, 6],
    [7, 3],
    [96, 6],
    [5, 1],
  ])('shares %i pieces among %i choices without losing one', (total, parts) => {
    const shares = spreadStock(total, parts, 'any-id');
    expect(shares).toHaveLength(parts);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  });

  it('gives the middle sizes more than the outer ones', () => {
    const [outer, , middle] = spreadStock(120, 6, 'neel-lotus-tee');
    expect(middle).toBeGreaterThan(outer ?? 0);
  });
});
