import { type FacetChoice, facetGroups, knownChoice, matching } from './facets';
import type { ListingEntry } from './fetchListingEntries';

const entry = (changes: Partial<ListingEntry>): ListingEntry => ({
  id: 'x',
  price: 450,
  originalPrice: 900,
  brand: 'Neelkothi',
  rating: 4.2,
  publishedAt: '2026-01-01',
  variants: [{ label: 'M', stock: 2 }],
  ...changes,
});

const entries = [
  entry({ id: 'tee' }),
  entry({ id: 'shirt', price: 500, originalPrice: 500, brand: 'Rangrez', rating: 3.9 }),
  entry({ id: 'gone', variants: [{ label: 'M', stock: 0 }] }),
  entry({
    id: 'coat',
    price: 5200,
    variants: [
      { label: 'XXL', stock: 1 },
      { label: 'XS', stock: 1 },
    ],
  }),
];

const none: FacetChoice = { size: [], price: [], brand: [], discount: [], rating: [], stock: [] };
const ids = (found: ListingEntry[]) => found.map(({ id }) => id);
const group = (key: string, choice = none) =>
  facetGroups(entries, choice)
    .find((each) => each.key === key)
    ?.options.map(({ label, count }) => `${label}: ${count}`);

describe('matching', () => {
  it.each([
    ['size', 'M', ['tee', 'shirt']],
    ['price', '0', ['tee', 'gone']],
    ['price', '500', ['shirt']],
    ['brand', 'Rangrez', ['shirt']],
    ['discount', '50', ['tee', 'gone']],
    ['rating', '4', ['tee', 'gone', 'coat']],
    ['stock', 'in', ['tee', 'shirt', 'coat']],
  ])('finds %s %s', (key, value, found) => {
    expect(ids(matching(entries, { ...none, [key]: [value] }))).toEqual(found);
  });

  it('joins values of one facet and crosses facets', () => {
    expect(ids(matching(entries, { ...none, size: ['M', 'XS'], brand: ['Neelkothi'] }))).toEqual([
      'tee',
      'coat',
    ]);
  });
});

describe('facetGroups', () => {
  it('counts what each value would find', () => {
    expect(group('brand')).toEqual(['Neelkothi: 3', 'Rangrez: 1']);
    expect(group('price')).toEqual(['Under ₹500: 2', '₹500 to ₹999: 1', '₹5,000 and above: 1']);
    expect(group('stock')).toEqual(['In stock: 3']);
  });

  it('counts under the choice of the other facets, not of its own', () => {
    expect(group('brand', { ...none, brand: ['Rangrez'] })).toEqual(['Neelkothi: 3', 'Rangrez: 1']);
    expect(group('brand', { ...none, size: ['M'] })).toEqual(['Neelkothi: 1', 'Rangrez: 1']);
  });

  it('orders sizes as shoppers do', () => {
    expect(group('size')).toEqual(['XS: 1', 'M: 2', 'XXL: 1']);
  });

  it.each([
    ['M', 'Size'],
    ['Black frame', 'Size or option'],
  ])('names what variants like %s differ in', (label, title) => {
    const groups = facetGroups([...entries, entry({ variants: [{ label, stock: 1 }] })], none);
    expect(groups.find(({ key }) => key === 'size')?.title).toBe(title);
  });

  it('leaves out what cannot tell entries apart', () => {
    expect(facetGroups([entry({ variants: [{ label: '', stock: 1 }] })], none).map(({ key }) => key)).toEqual(
      ['discount', 'rating', 'stock'],
    );
  });
});

describe('knownChoice', () => {
  it('forgets values that nothing has', () => {
    const choice = { ...none, brand: ['Rangrez', "'; drop table"], size: ['<script>'] };
    expect(knownChoice(entries, choice)).toEqual({ ...none, brand: ['Rangrez'] });
  });
});
