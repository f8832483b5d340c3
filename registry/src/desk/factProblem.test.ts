import { factProblem } from './factProblem';

const spoken = { 'bag/changed': 2, 'bag/saved': 2 };
const hears = (version: number) => ({ name: 'mf-a', consumes: { facts: { 'bag/changed': version } } });
const publishes = (version: number) => ({ name: 'mf-b', announces: { 'bag/changed': version } });

test('who speaks of a fact as the shell does is understood', () => {
  expect(factProblem([hears(2), publishes(2), { name: 'mf-c' }], spoken)).toBeUndefined();
});

test.each([
  [
    hears(1),
    'mf-a hears bag/changed in version 1, the shell speaks of it in version 2: release mf-a with it.',
  ],
  [
    hears(3),
    'mf-a hears bag/changed in version 3, the shell speaks of it in version 2: release the shell first.',
  ],
  [
    publishes(3),
    'mf-b publishes bag/changed in version 3, the shell speaks of it in version 2: release the shell first.',
  ],
])('%j is not', (remote, sentence) => {
  expect(factProblem([remote], spoken)).toBe(sentence);
});

test('two remotes are compared where the shell knows nothing of a fact', () => {
  expect(factProblem([hears(1), publishes(2)])).toBe(
    'mf-a hears bag/changed in version 1, mf-b speaks of it in version 2: release mf-a with it.',
  );
  expect(factProblem([hears(1)])).toBeUndefined();
});
