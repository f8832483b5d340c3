import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Product } from '@shop/kernel/domain';
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
const open = (path: string, shelf: Product[] = products) => renderPage(path, { products: shelf });

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
    const picture = () => screen.queryByRole('presentation', { hidden: true })?.getAttribute('src');
    expect(picture()).toBe('/media/ajrakh-shirt/main-640.webp');
    cleanup();
    await open('/category/pet-supplies');
    expect(screen.queryByText('Kurtas, bandis, denim and easy shirts.')).toBeNull();
    expect(picture()).toBeUndefined();
  });

  it('asks the database for no NUL character, which it would refuse', async () => {
    await open('/category/men%00');
    expect(screen.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeTruthy();
  });

  it('says item for one', async () => {
    await open('/category/men', products.slice(0, 1));
    expect(screen.getByText('1 item')).toBeTruthy();
  });

  it.each(['/category', '/category/all', '/category/MEN'])('shows everything under %s', async (path) => {
    await open(path);
    expect(names()).toHaveLength(3);
  });

  it('title-cases an unknown slug and helps on an empty shelf', async () => {
    await open('/category/pet-supplies');
    expect(screen.getByRole('heading', { name: 'Pet Supplies Collection' })).toBeTruthy();
    expect(screen.getByText('0 items')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/category/all');
  });

  it('filters by the mega menu’s price cap and lets it go', async () => {
    const { user } = await open('/category/men?max=150');
    expect(names()).toEqual(['Bel Tee']);
    await user.click(screen.getByRole('link', { name: 'Remove filter: Under ₹150' }));
    await becomes(all);
  });

  it.each([
    ['price-low', ['Bel Tee', 'Champa Tee', 'Aam Tee']],
    ['price-high', ['Aam Tee', 'Champa Tee', 'Bel Tee']],
    ['rating', ['Bel Tee', 'Aam Tee', 'Champa Tee']],
    ['nonsense', ['Aam Tee', 'Bel Tee', 'Champa Tee']],
  ])('sorts by %s', async (sort, sorted) => {
    await open(`/category/men?sort=${sort}`);
    expect(names()).toEqual(sorted);
  });

  it('keeps sort and view in the address', async () => {
    const { user, address } = await open('/category/men');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-low');
    await becomes(['Bel Tee', 'Champa Tee', 'Aam Tee']);
    expect(address()).toBe('/category/men?sort=price-low');
    await user.click(screen.getByRole('link', { name: 'List view' }));
    await screen.findByRole('link', { name: 'List view', current: true });
    expect(address()).toBe('/category/men?sort=price-low&view=list');
  });

  it('filters by a facet, shows it as a chip, and lets it go', async () => {
    const { user, address } = await open('/category/men');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(drawer.getByRole('checkbox', { name: 'Neelkothi (2)' }));
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await becomes(['Aam Tee', 'Champa Tee']);
    expect(address()).toBe('/category/men?brand=Neelkothi');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Neelkothi' }));
    await becomes(all);
  });

  it('offers the whole collection when nothing matches', async () => {
    const { user } = await open('/category/men?brand=Rangrez&price=500');
    expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show the whole collection' }));
    await becomes(all);
  });

  it('pages by links, and takes a page beyond the end for the last', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      testProduct({ id: `p${index}`, name: `Piece ${index}` }),
    );
    const { user } = await open('/category/men?page=999', many);
    expect(names()).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: 'Page 1' }));
    await becomes(many.slice(0, 24).map(({ name }) => name));
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/category/men?page=2');
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
