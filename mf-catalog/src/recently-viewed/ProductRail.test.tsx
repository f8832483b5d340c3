import { screen } from '@testing-library/react';
import { act } from 'react';
import { renderPart } from '../testing/renderCatalogue';
import { ProductRail } from './ProductRail';
import { recentlyViewedOf } from './recentlyViewed';

const item = (id: string) => ({ id, name: `Piece ${id}`, image: `/${id}.webp`, price: 499, category: 'men' });

describe('ProductRail', () => {
  it('shows what was viewed, newest first, without the product at hand', async () => {
    const { platform } = await renderPart(
      <ProductRail heading="Recently Viewed" source="recently-viewed" excludeId="b" />,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    act(() => {
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
    act(() => recentlyViewedOf(platform).restore());
    expect(screen.getByRole('link', { name: /^Piece a/ })).toBeTruthy();
    localStorage.setItem('recently-viewed', '{"broken');
    act(() => recentlyViewedOf(platform).restore());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
