import { sizesOf, usedOf } from './sizesOf';

const remote = { name: 'mf-a', live: { version: '1', isKilled: false }, earlier: [] };

test('each page has its own budget, or that of all pages; the entry has none of theirs', () => {
  const sizes = sizesOf(
    { version: '1', sizes: { entry: 9, home: 5, import: 10, about: 8 } },
    { ...remote, budget: { page: 8, import: 20 } },
  );
  expect(sizes).toEqual([
    { part: 'about', size: 8, budget: 8 },
    { part: 'home', size: 5, budget: 8 },
    { part: 'import', size: 10, budget: 20 },
    { part: 'entry', size: 9, budget: undefined },
  ]);
  expect(sizes.map(usedOf)).toEqual([1, 0.625, 0.5, 0]);
});

test('a version that was built before sizes were noted has none', () => {
  expect(sizesOf({ version: '1' }, remote)).toEqual([]);
});
