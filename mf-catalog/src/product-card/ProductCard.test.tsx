import { screen } from '@testing-library/react';
import { compareListOf } from '../compare/compareList';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { ProductCard } from './ProductCard';

const show = (product: ReturnType<typeof testProduct> & { promotion?: string } = testProduct()) =>
  renderPart(<ProductCard product={product} sizes="100vw" />, { products: [product] });

describe('ProductCard', () => {
  it('links to the product and prints its category with spaces', async () => {
    await show(testProduct({ category: 'imitation-jewellery' }));
    expect(screen.getByRole('link', { name: 'Neel Tee' }).getAttribute('href')).toBe('/product/neel-tee');
    expect(screen.getByText('imitation jewellery')).toBeTruthy();
    expect(screen.getByText('38% OFF')).toBeTruthy();
  });

  it('shows no discount where there is none', async () => {
    await show(testProduct({ originalPrice: 499 }));
    expect(screen.queryByText(/% OFF/)).toBeNull();
  });

  it('shows at most two badges', async () => {
    await show(testProduct({ badges: ['New', 'Handmade'], rating: 4.9, reviewCount: 500 }));
    expect(screen.getByText('New')).toBeTruthy();
    expect(screen.getByText('Handmade')).toBeTruthy();
    expect(screen.queryByText('Top Rated')).toBeNull();
  });

  it.each([
    [{ stockCount: 3 }, 'Only 3 left'],
    [{ stockCount: 0, inStock: false }, 'Out of stock'],
  ])('says how much is left: %j', async (stock, text) => {
    await show(testProduct(stock));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    [5, 1],
    [0, 0],
  ])('says a promotion, but not of what is sold out: %i pieces', async (stockCount, times) => {
    await show({ ...testProduct({ stockCount, inStock: stockCount > 0 }), promotion: 'Buy 2 get 1 free' });
    expect(screen.queryAllByText('Buy 2 get 1 free')).toHaveLength(times);
  });

  it('puts the product on the wishlist and takes it off again', async () => {
    const { platform, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist: Neel Tee' }));
    expect(platform.wishlist.get().map(({ id }) => id)).toEqual(['neel-tee']);
    await user.click(screen.getByRole('button', { name: 'Remove from wishlist: Neel Tee' }));
    expect(platform.wishlist.get()).toEqual([]);
  });

  it('has toggles whose names alone say what they do', async () => {
    await show();
    // "Remove from wishlist, pressed" says two things at once.
    for (const toggle of screen.getAllByRole('button', { name: /^Add to/ }))
      expect(toggle.getAttribute('aria-pressed')).toBeNull();
  });

  it('asks for the quick view', async () => {
    const { quickViews, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Quick View: Neel Tee' }));
    expect(quickViews).toEqual(['neel-tee']);
  });

  it('adds to the comparison, says so, and keeps it on the device', async () => {
    const { toasts, user } = await show();
    await user.click(screen.getByRole('button', { name: 'Add to Compare: Neel Tee' }));
    expect(toasts.map(({ message }) => message)).toEqual(['Product added to comparison!']);
    const kept: unknown = JSON.parse(localStorage.getItem('compareProducts') ?? '{}');
    expect(kept).toMatchObject({ 'neel-tee': { id: 'neel-tee', features: ['Hand printed'] } });
    expect(screen.getByRole('button', { name: 'Remove from Compare: Neel Tee' })).toBeTruthy();
  });

  it('refuses a fourth product with the words of the spec', async () => {
    const products = ['a', 'b', 'c', 'd'].map((id) => testProduct({ id, name: `Piece ${id}` }));
    const { platform, toasts, user } = await renderPart(
      <>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes="100vw" />
        ))}
      </>,
      { products },
    );
    for (const { name } of products) {
      await user.click(screen.getByRole('button', { name: `Add to Compare: ${name}` }));
    }
    expect(toasts.at(-1)).toMatchObject({
      message: 'You can compare maximum 3 products at a time',
      tone: 'error',
    });
    expect(Object.keys(compareListOf(platform).get())).toEqual(['a', 'b', 'c']);
  });
});
