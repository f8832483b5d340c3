import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { recentlyViewedOf } from '../recently-viewed/recentlyViewed';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const products = Array.from({ length: 50 }, (_, index) =>
  testProduct({ id: `p${index}`, name: `Piece ${index}` }),
);

const cardsAfter = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`No section of ${heading}`);
  return within(section)
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'));
};

describe('HomePage', () => {
  it('deals the featured products into its sections, the rail’s further ones when somebody reaches for it', async () => {
    const { user } = await renderPage('/', { products });
    expect(cardsAfter('Hot Deals')).toEqual(products.slice(0, 12).map(({ name }) => name));
    await user.hover(screen.getByRole('list', { name: 'Best of Tota Darzi' }));
    await screen.findByRole('article', { name: 'Piece 35' });
    expect(cardsAfter('Best of Tota Darzi')).toEqual(products.slice(12, 36).map(({ name }) => name));
    expect(cardsAfter('New Arrivals')).toEqual(products.slice(36, 48).map(({ name }) => name));
  });

  it('shows each category by the picture chosen for it, else by a featured product’s', async () => {
    await renderPage('/', { products });
    const pictureOf = (name: string) =>
      screen.getByRole('link', { name }).querySelector('img')?.getAttribute('src');
    expect(pictureOf('Men')).toBe('/media/ajrakh-shirt/main-320.webp');
    expect(pictureOf('Women')).toBe('/media/placeholder/placeholder-320.webp');
  });

  it('leads to every category and to the affiliate sign-up', async () => {
    await renderPage('/', { products });
    expect(screen.getByRole('link', { name: 'Cycles & Bikes' }).getAttribute('href')).toBe(
      '/category/toys-bicycles',
    );
    expect(screen.getByRole('link', { name: 'Become an affiliate' }).getAttribute('href')).toBe('/register');
  });

  it('shows what was viewed before, and nothing when nothing was', async () => {
    const { platform } = await renderPage('/', { products });
    expect(screen.queryByRole('heading', { name: 'Recently Viewed' })).toBeNull();
    const item = { id: 'p1', name: 'Piece 1', image: '/p1.webp', price: 499, category: 'men' };
    act(() => recentlyViewedOf(platform).send({ type: 'view', item }));
    expect(await screen.findByRole('heading', { name: 'Recently Viewed' })).toBeTruthy();
  });
});
