import { suggestionText } from './suggestionText';

it.each([
  [{ kept: 1 }, 'In Kurtas you kept 1 piece of this size.'],
  [{ kept: 3, small: 'M' }, 'In Kurtas you kept 3 pieces of this size, and sent M back as too small.'],
  [{ small: 'M' }, 'In Kurtas you sent M back as too small.'],
  [{ small: 'S', large: 'L' }, 'In Kurtas you sent S back as too small and L back as too large.'],
])('gives the reason of %j', (why, text) => {
  expect(suggestionText({ size: 'L', kept: 0, of: 'Kurtas', small: null, large: null, ...why })).toBe(text);
});
