import { readProductMenu } from './readProductMenu';

const sarees = { id: 'sarees', name: 'Sarees' };
const indian = { id: 'women-indian-wear', name: 'Indian wear', types: [sarees] };

test('reads groups and types by category, in their order', () => {
  const menu = readProductMenu([
    { category: 'women', groups: [indian, { ...indian, id: 'more' }] },
    { category: 'men', groups: [] },
  ]);
  expect([...menu.keys()]).toEqual(['women', 'men']);
  expect(menu.get('women')).toEqual([indian, { ...indian, id: 'more' }]);
});

test.each([
  ['nothing', null],
  ['a page', '<html>'],
  ['an object', { women: [] }],
  ['entries of another shape', [null, 3, { category: 3 }, { groups: [] }]],
])('finds no category in %s', (_, value) => {
  expect(readProductMenu(value).size).toBe(0);
});

test('leaves out what is no group and no type', () => {
  const types = [sarees, { id: 1, name: 'One' }, 'two', null];
  const menu = readProductMenu([{ category: 'women', groups: [{ ...indian, types }, { id: 'x' }, null] }]);
  expect(menu.get('women')).toEqual([indian]);
});
