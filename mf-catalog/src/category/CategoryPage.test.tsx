import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@shop/kernel/domain';
import { listingAnswer } from '../testing/listingAnswer';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const products = [
  testProduct({ id: 'a', name: 'Aam Tee', price: 900, originalPrice: 900, rating: 4, brand: 'Neelkothi' }),
  testProduct({ id: 'b', name: 'Bel Tee', price: 140, originalPrice: 200, rating: 4.8, brand: 'Rangrez' }),
  testProduct({ id: 'c', name: 'Champa Tee', price: 500, originalPrice: 600, rating: 0, brand: 'Neelkothi' }),
];

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
/** After a press, once the listing has been loaded again. */
const becomes = (expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const all = products.map(({ name }) => name);

type Asked = Record<string, unknown>;

/** Opens an address over a database that lists these products, and keeps what it was asked. */
async function open(
  path: string,
  shelf: Product[] = products,
  changes: Parameters<typeof listingAnswer>[1] = {},
) {
  const asked: Asked[] = [];
  const listProducts = (params: Asked) => {
    asked.push(params);
    return listingAnswer(shelf, changes);
  };
  return { asked, ...(await renderPage(path, { functions: { list_products: listProducts } })) };
}

/** A database that knows one facet: the brand. */
const byBrand = (params: Asked) => {
  const { brand } = JSON.parse(String(params.p_filters)) as { brand?: string[] };
  const found = products.filter((product) => !brand || brand.includes(product.brand));
  const options = ['Neelkothi', 'Rangrez'].map((value) => ({
    value,
    label: value,
    count: products.filter((product) => product.brand === value).length,
  }));
  return listingAnswer(found, {
    facets: [{ key: 'brand', part: '', title: 'Brand', kind: 'choice', options }],
    choice: brand ? { brand } : {},
  });
};

describe('CategoryPage', () => {
  it('is headed by the collection and its count', async () => {
    await open('/category/men');
    expect(screen.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeTruthy();
    expect(screen.getByText('3 items')).toBeTruthy();
    expect(document.title).toContain('Men Collection');
  });

  it('says of a department what it says of itself, and nothing of a slug that is none', async () => {
    await open('/category/MEN');
    expect(screen.getByText('Kurtas, bandis, denim and easy shirts.')).toBeTruthy();
    const pictures = () =>
      screen.queryAllByRole('presentation', { hidden: true }).map((picture) => picture.getAttribute('src'));
    expect(pictures()).toContain('/media/ajrakh-shirt/main-640.webp');
    cleanup();
    await open('/category/men?type=men-tees');
    expect(pictures()).toContain('/media/uploads/tees-640.webp');
    cleanup();
    await open('/category/men?type=men-kurtas');
    expect(pictures()).toContain('/media/ajrakh-shirt/main-640.webp');
    cleanup();
    await open('/category/pet-supplies');
    expect(screen.queryByText('Kurtas, bandis, denim and easy shirts.')).toBeNull();
    expect(pictures()).not.toContain('/media/ajrakh-shirt/main-640.webp');
  });

  it('asks the database for no NUL character, which it would refuse', async () => {
    const { asked } = await open('/category/men%00');
    expect(asked).toMatchObject([{ p_category: 'men' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeTruthy();
  });

  it('says item for one', async () => {
    await open('/category/men', products.slice(0, 1));
    expect(screen.getByText('1 item')).toBeTruthy();
  });

  it.each([
    ['/category', { p_sort: 'featured', p_page: 1, p_filters: '{}', p_described: false }],
    ['/category/all', { p_category: 'all' }],
    ['/category/MEN', { p_category: 'men' }],
    ['/category/women?type=sarees', { p_category: 'women', p_type: 'sarees', p_filters: '{}' }],
    ['/category/women?type=sarees&type=lehengas', { p_filters: '{"type":["sarees","lehengas"]}' }],
    ['/category/men?max=150', { p_max: 150 }],
    ['/category/men?sort=rating&page=3&view=list', { p_sort: 'rating', p_page: 3, p_described: true }],
    ['/category/men?sort=nonsense&page=-1&max=x', { p_sort: 'featured', p_page: 1 }],
    [
      '/category/men?size=M&material=silk&material=jute',
      { p_filters: '{"size":["M"],"material":["silk","jute"]}' },
    ],
  ])('asks for %s', async (path, expected) => {
    const { asked } = await open(path);
    expect(asked).toMatchObject([expected]);
    expect(names()).toEqual(all);
  });

  it('is headed by the type that it shows', async () => {
    const group = { id: 'women-indian-wear', name: 'Indian wear' };
    await open('/category/women?type=sarees', products, { type: { id: 'sarees', name: 'Sarees', group } });
    expect(screen.getByRole('heading', { level: 1, name: 'Sarees Collection' })).toBeTruthy();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Women',
      'Indian wear',
      'Sarees',
    ]);
    expect(trail.getByRole('link', { name: 'Indian wear' }).getAttribute('href')).toBe(
      '/category/women?type=women-indian-wear',
    );
    expect(trail.getByText('Sarees').getAttribute('aria-current')).toBe('page');
  });

  it('says that there are more than can be counted', async () => {
    await open('/category/all', products, { total: 10_000, more: true, pages: 417 });
    expect(screen.getByText('10,000+ items')).toBeTruthy();
  });

  it('title-cases an unknown slug and helps on an empty shelf', async () => {
    await open('/category/pet-supplies', []);
    expect(screen.getByRole('heading', { name: 'Pet Supplies Collection' })).toBeTruthy();
    expect(screen.getByText('0 items')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/category/all');
  });

  it('shows the mega menu’s price cap and lets it go', async () => {
    const { user, asked, address } = await open('/category/men?max=150');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Under ₹150' }));
    await waitFor(() => expect(address()).toBe('/category/men'));
    expect(asked).toHaveLength(2);
    expect(asked[1]).not.toHaveProperty('p_max');
  });

  it('keeps the place of the keyboard while chips of filters go', async () => {
    const { user } = await open('/category/men?brand=Neelkothi&max=950', products, {
      choice: { brand: ['Neelkothi'] },
    });
    const filters = screen.getByRole('list', { name: 'Active filters' });
    await user.click(screen.getByRole('link', { name: 'Remove filter: Under ₹950' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Under/ })).toBeNull());
    expect(document.activeElement).toBe(filters);
    await user.click(screen.getByRole('link', { name: 'Clear all' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }));
  });

  it('keeps sort and view in the address', async () => {
    const { user, address, asked } = await open('/category/men');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-low');
    await screen.findByRole('option', { name: 'Price: low to high', selected: true });
    expect(asked).toMatchObject([{}, { p_sort: 'price-low' }]);
    expect(address()).toBe('/category/men?sort=price-low');
    await user.click(screen.getByRole('link', { name: 'List view' }));
    await screen.findByRole('link', { name: 'List view', current: true });
    expect(address()).toBe('/category/men?sort=price-low&view=list');
  });

  it('filters by a facet, shows it as a chip, and lets it go', async () => {
    const { user, address } = await renderPage('/category/men', { functions: { list_products: byBrand } });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Neelkothi (2)' }));
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await becomes(['Aam Tee', 'Champa Tee']);
    expect(address()).toBe('/category/men?brand=Neelkothi');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Neelkothi' }));
    await becomes(all);
  });

  it('builds a second press upon the first while the answer is on its way', async () => {
    let answer = () => {};
    const until = () => new Promise<void>((resolve) => (answer = resolve));
    let way: Promise<void> | undefined;
    const slow = async (params: Asked) => {
      await way;
      return byBrand(params);
    };
    const { user, address } = await renderPage('/category/men?brand=Neelkothi&max=950', {
      functions: { list_products: slow },
    });
    way = until();
    await user.click(screen.getByRole('link', { name: 'Remove filter: Under ₹950' }));
    // What is on its way out cannot be pressed again.
    await waitFor(() => expect(screen.queryByRole('link', { name: /Under/ })).toBeNull());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-low');
    expect(screen.getByRole('option', { name: 'Price: low to high', selected: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Rangrez (1)' }));
    expect(screen.getByRole('checkbox', { name: 'Rangrez (1)', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Neelkothi (2)', checked: true }));
    expect(screen.getByRole('checkbox', { name: 'Neelkothi (2)', checked: false })).toBeTruthy();
    answer();
    await becomes(['Bel Tee']);
    expect(address()).toBe('/category/men?sort=price-low&brand=Rangrez');
  });

  it.each([
    ['List view', '/category/men?brand=Neelkothi&view=list'],
    ['Next', '/category/men?brand=Neelkothi&page=2'],
    ['Remove filter: Neelkothi', '/category/men'],
    ['Clear all', '/category/men'],
    // A double press takes away what it took away.
    ['Remove filter: Under ₹950', '/category/men?brand=Neelkothi'],
  ])('builds a press on "%s" upon one of which the page has not heard yet', async (name, expected) => {
    const { address } = await open('/category/men?brand=Neelkothi&max=950', products, {
      choice: { brand: ['Neelkothi'] },
      pages: 2,
    });
    await act(async () => {
      screen.getByRole('link', { name: 'Remove filter: Under ₹950' }).click();
      // By now the router knows; React renders once this is over.
      await Promise.resolve();
      screen.getByRole('link', { name }).click();
    });
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('offers the whole collection when nothing matches, and keeps the place of the keyboard', async () => {
    const { user, address, asked } = await open('/category/men?brand=Rangrez&price=500', [], {
      choice: { brand: ['Rangrez'], price: ['500'] },
    });
    expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show the whole collection' }));
    await waitFor(() => expect(address()).toBe('/category/men'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }));
    expect(asked).toMatchObject([{}, { p_filters: '{}' }]);
  });

  it('pages by links', async () => {
    await open('/category/men?page=999', products, { page: 2, pages: 3, total: 60 });
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/category/men?page=3');
  });

  it.each([
    ['/category', 'https://shop.example/category/all'],
    ['/category/all?sort=rating', 'https://shop.example/category/all'],
    ['/category/men?page=2', 'https://shop.example/category/men?page=2'],
  ])('names the one address of %s', async (path, canonical) => {
    await open(path, products, { page: path.includes('page') ? 2 : 1, pages: 2 });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('is nothing to search engines where it has nothing: any word can be a category', async () => {
    await open('/category/casino', []);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  it('describes its products to search engines', async () => {
    await open('/category/men');
    const script = document.querySelector('script[type="application/ld+json"]');
    const data: unknown = JSON.parse(script?.textContent ?? '{}');
    const offers = { price: 900, priceCurrency: 'INR' };
    expect(data).toMatchObject({
      name: 'Men Collection',
      mainEntity: { itemListElement: [{ item: { name: 'Aam Tee', offers } }, {}, {}] },
    });
  });
});
