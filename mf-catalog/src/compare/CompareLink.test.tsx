import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { CompareLink } from './CompareLink';

it('says by its name alone whether the product is compared', async () => {
  const { user } = await renderPart(<CompareLink product={testProduct()} />);
  await user.click(screen.getByRole('button', { name: 'Add to Compare' }));
  const toggle = await screen.findByRole('button', { name: 'In comparison' });
  expect(toggle.getAttribute('aria-pressed')).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('button', { name: 'Add to Compare' })).toBeTruthy();
});
