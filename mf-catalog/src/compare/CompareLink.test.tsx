import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { CompareLink } from './CompareLink';

it('says by its name alone what a press does', async () => {
  const { user } = await renderPart(<CompareLink product={testProduct()} />);
  await user.click(screen.getByRole('button', { name: 'Add to Compare' }));
  const toggle = await screen.findByRole('button', { name: 'Remove from Compare' });
  expect(toggle.getAttribute('aria-pressed')).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Add to Compare' })).toBeTruthy();
});
