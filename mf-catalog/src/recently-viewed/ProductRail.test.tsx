import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { ProductRail } from './ProductRail';
import { recentlyViewedOf } from './recentlyViewed';

const item = (id: string) => ({ id, name: `Piece ${id}`, image: `/${id}.webp`, price: 499, category: 'men' });

/** Says that everything is near. */
class Near {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

describe('ProductRail', () => {
  it('costs what the shop asks today once somebody is near, and leaves out what it sells no longer', async () => {
    Object.assign(globalThis, { IntersectionObserver: Near });
    const products = [testProduct({ id: 'a', price: 1299 })];
    const { platform } = await renderPart(
      <ProductRail heading="Recently Viewed" source="recently-viewed" />,
      {
        products,
      },
    );
    await act(async () => {
      for (const id of ['a', 'b']) recentlyViewedOf(platform).send({ type: 'view', item: item(id) });
    });
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe('Piece a₹1,299'));
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('shows what was viewed, newest first, without the product at hand', async () => {
    const { platform } = await renderPart(
      <ProductRail heading="Recently Viewed" source="recently-viewed" excludeId="b" />,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => {
      for (const id of ['a', 'b', 'c']) recentlyViewedOf(platform).send({ type: 'view', item: item(id) });
    });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/c',
      '/product/a',
    ]);
  });

  it('reads what an earlier visit left, and takes broken storage for nothing', async () => {
    const { platform } = await renderPart(<ProductRail heading="Recently Viewed" source="recently-viewed" />);
    localStorage.setItem('recently-viewed', JSON.stringify([item('a')]));
    await act(async () => recentlyViewedOf(platform).restore());
    expect(screen.getByRole('link', { name: 'Piece a' })).toBeTruthy();
    localStorage.setItem('recently-viewed', '{"broken');
    act(() => recentlyViewedOf(platform).restore());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
