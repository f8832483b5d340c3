import { act, renderHook } from '@testing-library/react';
import { useExpected } from './useExpected';

/** What is said where somebody else has made this of a field called Words. */
function saidOf(value: unknown): string | undefined {
  const { result } = renderHook(() => useExpected({}, { words: 'Words' }));
  let said: string | undefined;
  const details = { fields: { words: value }, by: 'ravi@example.com' };
  act(() =>
    result.current.hear(
      { kind: 'refused', code: 'STALE', message: 'Somebody else.', details },
      { refuse: (sentence) => (said = sentence) },
    ),
  );
  return said;
}

test.each([
  ['a list of words', ['bali', 'jhumka'], ' to bali, jhumka'],
  ['a list of numbers', [38, 40.5], ' to 38, 40.5'],
  ['a list of nothing', [], ' to nothing'],
  ['a list of what has parts, by its name alone', [{ type_id: 'sarees', is_required: true }], ''],
  ['a list of both, by its name alone', ['sarees', { type_id: 'kurtas' }], ''],
  ['what a size measures', { chest: 104, length: 71.5 }, ' to chest 104, length 71.5'],
  ['no value', null, ' to nothing'],
])('the second of two reads what the first has made of %s', (_, value, words) => {
  expect(saidOf(value)).toBe(
    `ravi@example.com has changed “Words”${words} in the meantime. Nothing is saved yet; the next save puts yours in its place.`,
  );
});
