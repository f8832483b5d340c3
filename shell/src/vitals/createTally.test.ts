import { createTally } from './createTally';

const [version, page] = ['mf-catalog@1', 'mf-catalog/home'];

test('a version is visited once in a document and fails once, however much it is seen', () => {
  const tally = createTally();
  tally.view(version, page);
  tally.view(version, page);
  tally.error(version, page);
  tally.error(version, page);
  expect(tally.take()).toEqual({
    entries: [{ version, page, visit: 'begun', views: 2, errors: 2, failure: 'first' }],
  });
  expect(tally.take()).toBeUndefined();
  tally.view(version, 'mf-catalog/product');
  tally.error(version, 'mf-catalog/product');
  expect(tally.take()).toEqual({
    entries: [{ version, page: 'mf-catalog/product', views: 1, errors: 1 }],
  });
});

test('a part that fails on another’s page counts as a visit of its own', () => {
  const tally = createTally();
  tally.view(version, page);
  tally.error('mf-checkout@2', page);
  tally.measure(version, page, 'lcp', 812);
  expect(tally.take()).toEqual({
    entries: [
      { version, page, visit: 'begun', views: 1, lcp: 812 },
      { version: 'mf-checkout@2', page, visit: 'begun', errors: 1, failure: 'first' },
    ],
  });
});

test('a loop of errors makes no message larger', () => {
  const tally = createTally();
  for (let error = 0; error < 10_000; error += 1) tally.error(version, page);
  expect(tally.take()?.entries).toEqual([expect.objectContaining({ errors: 200 })]);
});
