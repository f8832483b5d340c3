import { screen, waitFor } from '@testing-library/react';
import { listingAnswer } from '../testing/listingAnswer';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const products = [
  testProduct({ id: 'a', name: 'Aam Kurta', price: 900 }),
  testProduct({ id: 'b', name: 'Bel Kurta', price: 500 }),
];
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

interface Asked {
  p_search?: string;
  p_sort?: string;
}

/** Opens the page over a database that finds the products of these ids, in this order unless it is asked for another. */
const open = (path: string, ids: string[], corrected: string | null = null, changes = {}) =>
  renderPage(path, {
    functions: {
      list_products: ({ p_search, p_sort }: Asked) => {
        const found = p_search ? ids.flatMap((id) => products.filter((product) => product.id === id)) : [];
        return listingAnswer(p_sort === 'price-high' ? found.toSorted((x, y) => y.price - x.price) : found, {
          exact: corrected === null,
          corrected,
          ...changes,
        });
      },
    },
  });

it('shows what was found, best first, and sorts it otherwise when asked', async () => {
  const { user } = await open('/search?q=kurta', ['b', 'a']);
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “kurta”' })).toBeTruthy();
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(names()).toEqual(['Bel Kurta', 'Aam Kurta']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-high');
  expect(screen.getByRole('option', { name: 'Price: high to low', selected: true })).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Aam Kurta', 'Bel Kurta']));
});

it('says when the words were only alike', async () => {
  await open('/search?q=kurtha', ['a'], 'kurta');
  expect(screen.getByText('1 item')).toBeTruthy();
  expect(screen.getByText(/Nothing has exactly these words/).textContent).toContain('results for “kurta”');
  expect(screen.getByRole('link', { name: '“kurta”' }).getAttribute('href')).toBe('/search?q=kurta');
});

it('says which words nothing has beside the others', async () => {
  await open('/search?q=red+kurta+xl', ['a'], 'kurta', { left_out: ['red', 'xl'] });
  expect(screen.getByText(/Nothing has all of these words/).textContent).toBe(
    'Nothing has all of these words. These are without “red” and “xl”: results for “kurta”.',
  );
});

it('says when the words are only mentioned', async () => {
  await open('/search?q=churidar', ['a'], null, { mentioned: true });
  expect(screen.getByText('Nothing is called so, but these mention it.')).toBeTruthy();
});

it('says nothing where all of it is called so', async () => {
  await open('/search?q=kurta', ['a']);
  expect(screen.queryByText(/^Nothing/)).toBeNull();
});

it('asks for no half of a sign where words are too long', async () => {
  const asked: unknown[] = [];
  await renderPage(`/search?q=${'a'.repeat(99)}${encodeURIComponent('👗')}`, {
    functions: {
      list_products: ({ p_search }: Asked) => {
        asked.push(p_search);
        return listingAnswer([]);
      },
    },
  });
  expect(asked).toEqual(['a'.repeat(99)]);
});

it('helps on without results', async () => {
  await open('/search?q=zzz', []);
  expect(screen.getByRole('heading', { name: 'Nothing found for “zzz”' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Women' }).getAttribute('href')).toBe('/category/women');
  expect(screen.getByRole('link', { name: 'New arrivals' }).getAttribute('href')).toBe('/new-arrivals');
});

it.each([
  ['order td7k2m9x4b0q', '/track-order'],
  ['td7k2', undefined],
])(
  'leads whoever searches for %p to where orders are tracked, if it is a number of one: %p',
  async (words, page) => {
    await open(`/search?q=${encodeURIComponent(words)}`, []);
    expect(screen.queryByRole('link', { name: 'Track an order' })?.getAttribute('href')).toBe(page);
  },
);

it('does not say that nothing is found where it is only none of a group', async () => {
  const type = { id: 'women-footwear', name: 'Footwear', group: null };
  const { user, address } = await renderPage('/search?q=kurta&type=women-footwear', {
    functions: {
      list_products: ({ p_type }) => (p_type ? listingAnswer([], { type }) : listingAnswer(products)),
    },
  });
  expect(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show the whole collection' }));
  await waitFor(() => expect(names()).toEqual(['Aam Kurta', 'Bel Kurta']));
  expect(address()).toBe('/search?q=kurta');
});

it('asks for words when there are none, and searches by its form', async () => {
  const { user, address } = await open('/search', ['a']);
  expect(names()).toEqual([]);
  await user.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), 'kurta');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'Results for “kurta”' })).toBeTruthy();
  expect(address()).toBe('/search?q=kurta');
});
