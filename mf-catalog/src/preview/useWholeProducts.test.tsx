import { screen, waitFor } from '@testing-library/react';
import { ProductGrid } from '../product-card/ProductGrid';
import { renderPart, type TestCatalogue } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { previewOf } from './productPreviews';

type User = TestCatalogue['user'];

const card = (id: string) => {
  const { pictures, ...product } = testProduct({ id, name: `Piece ${id}` });
  return { ...product, pictures: pictures.slice(0, 1) };
};

it.each([
  ['a pointer', 'a', (user: User) => user.hover(screen.getByRole('article', { name: 'Piece a1' }))],
  [
    'a finger',
    'c',
    (user: User) =>
      user.pointer({ keys: '[TouchA]', target: screen.getByRole('article', { name: 'Piece c1' }) }),
  ],
  ['the keyboard', 'b', (user: User) => user.tab()],
] as const)('what a press opens is there once %s is in the list', async (_, letter, reach) => {
  const ids = [`${letter}1`, `${letter}2`];
  const products = ids.map((id) => testProduct({ id, name: `Piece ${id}` }));
  const { user } = await renderPart(<ProductGrid products={ids.map(card)} />, { products });
  const known = () => ids.map((id) => previewOf(id)?.pictures.length);
  expect(known()).toEqual([undefined, undefined]);
  await reach(user);
  await waitFor(() => expect(known()).toEqual([2, 2]));
});
