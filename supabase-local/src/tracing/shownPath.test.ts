import { shownPath } from './shownPath';

test.each([
  ['/rest/v1/products?select=*&name=eq.Asha', '/rest/v1/products'],
  ['/rest/v1/rpc/place_order', '/rest/v1/rpc/place_order'],
  ['/rest/v1/rpc/asha@example.in', '/rest/v1/rpc/…'],
  ['/auth/v1/verify?token=9f3f1c2d7a10&type=recovery', '/auth/v1/verify'],
  ['/auth/v1/factors/3f2b8c1e-4a55-4c8e-9d39-9f3f1c2d7a10/verify', '/auth/v1/factors/…'],
  ['/functions/v1/sweep', '/functions/v1/sweep'],
  ['/storage/v1/object/return-photos/3f2b8c1e/asha.jpg', '/storage/v1/object/return-photos/…'],
  ['/mailbox.json?to=asha@example.in', '/…'],
  ['/health', '/health'],
  ['', '/…'],
])('%s is shown as %s', (url, shown) => {
  expect(shownPath(url)).toBe(shown);
});
