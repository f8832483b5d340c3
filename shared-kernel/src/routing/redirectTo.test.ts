import { createLinks } from '../platform/links';
import { redirectTo } from './redirectTo';

const platform = { links: createLinks([{ links: { cart: '/cart' } }]) };

test('a loader leads to the page in place of its own', () => {
  const answer = redirectTo(platform, { name: 'cart', values: {} });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/cart');
});

test('a page that nobody offers is not found', () => {
  const lead = () => redirectTo(platform, { name: 'gift', values: {} });
  expect(lead).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
