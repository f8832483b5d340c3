import { screen } from '@testing-library/react';
import { act } from 'react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { compareListOf } from './compareList';
import { CompareTray } from './CompareTray';
import { toCompared } from './toCompared';

const tee = toCompared(testProduct({ id: 'tee', name: 'Tee' }), '/tee.webp');
const lamp = toCompared(testProduct({ id: 'lamp', name: 'Lamp' }), '/lamp.webp');

const withBoth = async () => {
  const catalogue = await renderPart(
    <>
      <h1>Men Collection</h1>
      <CompareTray />
    </>,
  );
  expect(screen.queryByRole('complementary')).toBeNull();
  await act(async () => {
    for (const product of [tee, lamp]) compareListOf(catalogue.platform).send({ type: 'add', product });
  });
  return catalogue;
};

describe('CompareTray', () => {
  it('shows what is being compared and leads to the comparison', async () => {
    await withBoth();
    expect(await screen.findByText('Compare 2 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare');
  });

  it('lets go of one product, then of all', async () => {
    const { platform, user } = await withBoth();
    await user.click(await screen.findByRole('button', { name: 'Stop comparing Tee' }));
    expect(Object.keys(compareListOf(platform).get())).toEqual(['lamp']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop comparing Lamp' }));
    await user.click(screen.getByRole('button', { name: 'Clear comparison' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Men Collection' }));
  });
});
