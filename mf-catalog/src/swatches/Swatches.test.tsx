import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { Swatches } from './Swatches';

const colours = [
  { id: 'kumkum-bangles', name: 'Red', hex: '#b3262f' },
  { id: 'rani-bangles', name: 'Red', hex: '#b3262f' },
  { id: 'many-bangles', name: 'Multicolour', hex: null },
];

test('each colour is a link by its name, and the one that shows is marked', async () => {
  await renderPart(<Swatches label="Colours" colours={colours} productId="kumkum-bangles" size="card" />);
  const links = within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Red', '/product/kumkum-bangles'],
    ['Red 2', '/product/rani-bangles'],
    ['Multicolour', '/product/many-bangles'],
  ]);
  expect(screen.getByRole('link', { current: true })).toBe(links[0]);
});
