import type { RouteObject } from '@shop/kernel/routing';
import { chooseAddresses, pathsIn } from './chooseAddresses';

const Component = () => null;
const routes: RouteObject[] = [
  { path: '/', Component },
  { path: '/category/:id?', Component },
  { path: '/product/:id', Component },
  { path: '/sitemap-catalog.xml', loader: () => null },
  {
    path: '/club',
    children: [
      { index: true, Component },
      { path: 'member/:id', Component },
    ],
  },
];

test('each page has an address: its own, one of the sitemap, or one that the remote names', () => {
  expect(
    chooseAddresses(routes, ['/club/member/7?tab=a'], ['/category/men', '/product/a', '/product/b']),
  ).toEqual({
    addresses: ['/club/member/7?tab=a', '/', '/category', '/product/a', '/club'],
    untried: [],
  });
});

test('pages of which no address is known are named', () => {
  expect(chooseAddresses(routes, [], [])).toEqual({
    addresses: ['/', '/category', '/club'],
    untried: ['/product/:id', '/club/member/:id'],
  });
});

test('a sitemap lists addresses', () => {
  const sitemap =
    '<urlset><url><loc>https://shop.example/product/a&amp;b</loc></url><url><loc>no address</loc></url></urlset>';
  expect(pathsIn(sitemap)).toEqual(['/product/a&b']);
});
