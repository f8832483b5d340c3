import { act, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { CompareLink } from './CompareLink';
import { compareListOf } from './compareList';
import { toCompared } from './toCompared';
import { useCompareProduct } from './useCompareProduct';

it('says by its name alone what a press does', async () => {
  const { user } = await renderPart(<CompareLink product={testProduct()} />);
  await user.click(screen.getByRole('button', { name: 'Add to Compare' }));
  const toggle = await screen.findByRole('button', { name: 'Remove from Compare' });
  expect(toggle.getAttribute('aria-pressed')).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Add to Compare' })).toBeTruthy();
});

it('says nothing of a fourth that came late, and asks once however often it is pressed', async () => {
  const arrivals: (() => void)[] = [];
  const late = () =>
    new Promise<ReturnType<typeof testProduct>>((resolve) => arrivals.push(() => resolve(testProduct())));
  const Late = () => <button type="button" onClick={useCompareProduct('neel-tee', late).toggle} />;
  const { user, platform, toasts } = await renderPart(<Late />);
  await user.dblClick(screen.getByRole('button'));
  expect(arrivals).toHaveLength(1);
  act(() => {
    for (const id of ['a', 'b', 'c'])
      compareListOf(platform).send({ type: 'add', product: toCompared(testProduct({ id }), '') });
  });
  await act(async () => arrivals[0]?.());
  expect(toasts.map(({ message }) => message)).toEqual(['You can compare maximum 3 products at a time']);
  expect(Object.keys(compareListOf(platform).get())).toEqual(['a', 'b', 'c']);
});
