import { ownRoutes } from './ownRoutes';

const checkout = { prefixes: ['/cart', '/checkout'] };

test.each([['/cart'], ['/checkout/placed/:number'], ['/checkout/*']])('%s is its own', (path) => {
  const routes = [{ path }];
  expect(ownRoutes(routes, checkout)).toEqual({ own: routes, foreign: [] });
});

test.each([
  ['/about', ['/about']],
  ['/cartoons', ['/cartoons']],
  ['/', ['/']],
  // Whatever could stand for another team's address.
  ['/:anything', ['/:anything']],
  ['*', ['/*']],
  ['/:language?/cart', ['/:language?/cart']],
  // Matches `/` too.
  ['/cart?', ['/cart?']],
])('%s is not', (path, foreign) => {
  expect(ownRoutes([{ path }], checkout)).toEqual({ own: [], foreign });
});

test('children are looked at where they stand', () => {
  const placed = { path: '/checkout', children: [{ path: 'placed' }, { children: [{ path: 'payment' }] }] };
  const layout = { children: [{ path: '/cart' }] };
  const greedy = { children: [{ path: '/cart' }, { path: '/wishlist' }] };
  const climbing = { path: '/checkout', children: [{ path: '/product/:id' }] };
  expect(ownRoutes([placed, layout, greedy, climbing], checkout)).toEqual({
    own: [placed, layout],
    foreign: ['/wishlist', '/product/:id'],
  });
});

test('a remote that owns the home page alone owns nothing else by that', () => {
  expect(ownRoutes([{ path: '/' }, { path: '/sale' }], { prefixes: ['/'] }).foreign).toEqual(['/sale']);
});
