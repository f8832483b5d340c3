import { ownerOf } from '@shop/kernel/platform';
import { linksWithoutPage } from '@shop/kernel/testing';
import manifest from '../remote.json';
import { routes } from './routes';

test.each(routes.map(({ id, path }) => [id ?? '', path ?? '']))(
  '%s at %s is this remote’s own',
  (id, path) => {
    expect(id).toMatch(/^mf-account\/[a-z-]+$/);
    expect(ownerOf([manifest], path)).toBe(manifest);
  },
);

test('no id stands for two pages', () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
});

test('every link that the remote offers leads to a page of its own', () => {
  expect(linksWithoutPage(routes, manifest)).toEqual([]);
});
