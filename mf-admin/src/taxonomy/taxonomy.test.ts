import { testTaxonomy } from '../testing/testTaxonomy';
import { attributesOf, pathOptions, systemOf, typeOptions } from './taxonomy';

test('a product is of a type and never of a group', () => {
  expect(typeOptions(testTaxonomy, 'women')).toEqual([{ value: 'sarees', label: 'Indian wear: Sarees' }]);
  expect(typeOptions(testTaxonomy, 'beauty')).toEqual([]);
});

test('groups and types are named with the way to them', () => {
  expect(pathOptions(testTaxonomy).map(({ label }) => label)).toContain('Women › Indian wear › Sarees');
});

test('a type has its own attributes and those of its group', () => {
  expect(attributesOf(testTaxonomy, 'men-tees').map(({ id, isRequired }) => [id, isRequired])).toEqual([
    ['material', true],
    ['weight', false],
  ]);
  expect(attributesOf(testTaxonomy, '')).toEqual([]);
});

test('sizes are those of the type', () => {
  expect(systemOf(testTaxonomy, 'men-tees')?.sizes).toEqual(['S', 'M', 'L']);
  expect(systemOf(testTaxonomy, '')).toBeUndefined();
});
