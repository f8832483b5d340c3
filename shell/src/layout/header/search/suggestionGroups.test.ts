import { nothingSuggested } from '../../testing/nothingSuggested';
import { recentGroups, suggestionGroups } from './suggestionGroups';

const outline = (groups: ReturnType<typeof suggestionGroups>) =>
  groups.map(({ title, entries }) => [title, entries.map(({ label, detail }) => [label, detail])]);

test('everything that was found has its group, and what was not has none', () => {
  const groups = suggestionGroups('sare', {
    ...nothingSuggested,
    corrected: 'saree',
    types: [{ id: 'sarees', name: 'Sarees', category: 'women', category_name: 'Women' }],
    products: [{ id: 'leheriya-saree', name: 'Leheriya Saree', price: 1299, picture: null }],
  });
  expect(outline(groups)).toEqual([
    ['Did you mean', [['saree', undefined]]],
    ['Kinds', [['Sarees', 'in Women']]],
    ['Products', [['Leheriya Saree', '₹1,299']]],
    ['All results', [['See everything for “sare”', undefined]]],
  ]);
  expect(groups[1]?.entries[0]?.to).toEqual({ name: 'category', values: { id: 'women', type: 'sarees' } });
});

test('what was found without some of the words, or is only mentioned, is said to be that', () => {
  const products = [{ id: 'leheriya-saree', name: 'Leheriya Saree', price: 1299, picture: null }];
  const titles = (changes: object) =>
    suggestionGroups('red saree', { ...nothingSuggested, products, ...changes }).map(({ title }) => title);
  expect(titles({ corrected: 'saree', left_out: ['red'] })).toEqual([
    'With fewer words',
    'Products',
    'All results',
  ]);
  expect(titles({ mentioned: true })).toEqual(['Products that mention it', 'All results']);
});

test('a brand leads to its department, or to all where it has several', () => {
  const brands = [
    { name: 'Neelkothi', category: 'men' },
    { name: 'Rangrez Mill', category: null },
  ];
  expect(
    suggestionGroups('n', { ...nothingSuggested, brands })[0]?.entries.map(({ to }) => to.values),
  ).toEqual([
    { id: 'men', brand: 'Neelkothi' },
    { id: 'all', brand: 'Rangrez Mill' },
  ]);
});

test('where nothing fits there are the departments', () => {
  const [departments, ...others] = suggestionGroups('zzzz', nothingSuggested);
  expect(departments?.entries.map(({ label }) => label)).toContain('Imitation Jewellery');
  expect(others).toEqual([]);
});

test('without searches there is nothing recent', () => {
  expect(recentGroups([])).toEqual([]);
  expect(recentGroups(['lamp'])[0]?.entries[0]?.to.values).toEqual({ q: 'lamp' });
});
