import { cleanup, screen, waitFor } from '@testing-library/react';
import { listingAnswer } from '../testing/listingAnswer';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const festive = { slug: 'festive', title: 'Festive Edit', description: 'Silk and gold.' };
const products = [testProduct({ id: 'a', name: 'Aam Tee' })];

/** What the page says to search engines. */
const said = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent)
    .join();

afterEach(cleanup);

test('a collection is headed by its name and words, and tells search engines what is in it', async () => {
  await renderPage('/collections/festive', {
    functions: { get_collection: () => festive, list_products: () => listingAnswer(products) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Festive Edit' })).toBeTruthy();
  expect(screen.getByText('Silk and gold.')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Aam Tee' })).toBeTruthy();
  await waitFor(() => expect(said()).toContain('Festive Edit'));
});

test('one that is over says so', async () => {
  await renderPage('/collections/festive', {
    functions: { get_collection: () => null, list_products: () => listingAnswer([]) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'This collection is over' })).toBeTruthy();
});
