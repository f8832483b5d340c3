import { from, until } from './from';

test('widths follow the size of letters that the reader has set', () => {
  expect(from('tablet')).toBe('@media (min-width: 37.5em)');
  expect(until('desktop')).toBe('@media (max-width: 59.99em)');
});
