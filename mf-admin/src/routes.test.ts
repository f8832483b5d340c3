import { linksWithoutPage } from '@shop/kernel/testing';
import manifest from '../remote.json';
import { routes } from './routes';

test('every link that the remote offers leads to a page of its own', () => {
  expect(linksWithoutPage(routes, manifest)).toEqual([]);
});
