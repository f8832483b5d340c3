import { changeSearch, chooseFacet, clearFilters, parseListingQuery } from './listingQuery';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));

describe('parseListingQuery', () => {
  it('reads everything from the address', () => {
    expect(parse('sort=price-low&view=list&page=3&max=150&brand=A&brand=B&size=M&type=sarees&q=x')).toEqual({
      sort: 'price-low',
      layout: 'list',
      page: 3,
      max: 150,
      type: 'sarees',
      choice: { size: ['M'], brand: ['A', 'B'] },
    });
  });

  it.each(['sort=<script>&view=x&page=-1&max=abc', 'page=0&max=0', 'page=1e9&max=99999999999', 'page=1.5'])(
    'takes %s for nothing',
    (search) => {
      expect(parse(search)).toMatchObject({ sort: 'featured', layout: 'grid', page: 1, max: undefined });
    },
  );

  it('takes at most 30 different values of a facet', () => {
    const many = Array.from({ length: 100 }, (_, index) => `brand=${index}`).join('&');
    expect(parse(`${many}&brand=1`).choice.brand).toHaveLength(30);
  });
});

describe('changes of the address', () => {
  const current = new URLSearchParams('sort=rating&page=2&brand=A');

  it('starts at the first page when the sort changes, not when the view does', () => {
    expect(changeSearch(current, { sort: 'newest' })).toBe('?sort=newest&brand=A');
    expect(changeSearch(current, { view: 'list' })).toBe('?sort=rating&page=2&brand=A&view=list');
    expect(changeSearch(current, { page: '' })).toBe('?sort=rating&brand=A');
  });

  it('adds a value and takes it out again', () => {
    expect(chooseFacet(current, 'brand', 'B', true)).toBe('?sort=rating&brand=A&brand=B');
    expect(chooseFacet(current, 'brand', 'A', true)).toBe('?sort=rating&brand=A');
    expect(chooseFacet(current, 'brand', 'A', false)).toBe('?sort=rating');
    expect(chooseFacet(current, 'brand', 'B', false)).toBe('?sort=rating&brand=A');
  });

  it('clears filters and keeps the sort', () => {
    expect(
      clearFilters(new URLSearchParams('sort=rating&max=150&size=M&material=silk&type=sarees&page=2')),
    ).toBe('?sort=rating');
  });
});
