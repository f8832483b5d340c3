import { shownPath } from './shownPath';

test.each([
  ['/orders/TD20260412', '/orders/…'],
  ['/order/eyJhbGciOiJIUzI1NiJ9.abcdefgh.ijkl', '/order/…'],
  ['/media/3f2b8c1e-4a55-4c8e-9d39-9f3f1c2d7a10/320.webp', '/media/…/320.webp'],
  ['/stop/asha%40example.in', '/stop/…'],
  ['/stop/%E0%A4%A', '/stop/%E0%A4%A'],
])('%s is written down as %s', (path, shown) => expect(shownPath(path)).toBe(shown));

test.each([
  '/',
  '/product/hand-block-printed-cotton-anarkali-kurta',
  '/category/women',
  '/remotes/mf-catalog/0.1.0-1a2b3c4d/home.js',
])('%s says nothing of anybody', (path) => expect(shownPath(path)).toBe(path));
