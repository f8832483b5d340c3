import { screen } from '@testing-library/react';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

it('shows what came last, and the way to all the rest', async () => {
  await renderPage('/new-arrivals', { products: [testProduct({ id: 'a', name: 'Aam Tee' })] });
  expect(screen.getByRole('article', { name: 'Aam Tee' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See everything, newest first' }).getAttribute('href')).toBe(
    '/category/all?sort=newest',
  );
});

it('says so while there is nothing', async () => {
  await renderPage('/new-arrivals', {});
  expect(screen.getByRole('heading', { name: 'This shelf is still empty' })).toBeTruthy();
});
