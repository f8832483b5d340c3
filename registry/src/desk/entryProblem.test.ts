import { registryEntry } from '../testing/registryEntry';
import { entryProblem } from './entryProblem';

const contract = {
  '@shop/kernel': '^0.4.0',
  '@shop/ui': '^0.2.0',
  react: '^19.3.1',
  'styled-components': '^6.6.0',
};
const release = registryEntry({ name: 'mf-a', contract });

test('a release with a whole contract and within its budget may go on', () => {
  expect(entryProblem(release)).toBeUndefined();
  expect(
    entryProblem({
      ...release,
      budget: { entry: 10, page: 20, home: 30 },
      sizes: { entry: 10, home: 29, a: 20 },
    }),
  ).toBeUndefined();
});

test.each(Object.keys(contract))('a contract without %s is refused', (name) => {
  const { [name as 'react']: _gone, ...rest } = contract;
  expect(entryProblem({ ...release, contract: rest })).toBe(
    `mf-a 1.0.0 does not say in its contract which ${name} it needs.`,
  );
});

test.each([
  [{ entry: 10.1 }, 'The entry of mf-a 1.0.0 weighs 10.1 KB compressed, its budget is 10 KB: '],
  [{ entry: 9, home: 30.5 }, 'The page home of mf-a 1.0.0 weighs 30.5 KB compressed, its budget is 30 KB: '],
  [{ entry: 9, about: 21 }, 'The page about of mf-a 1.0.0 weighs 21 KB compressed, its budget is 20 KB: '],
])('%j is over its budget, which is said with both figures', (sizes, sentence) => {
  expect(entryProblem({ ...release, budget: { entry: 10, page: 20, home: 30 }, sizes })).toContain(sentence);
});

test('a budget without sizes cannot be held', () => {
  expect(entryProblem({ ...release, budget: { entry: 10 } })).toMatch(/does not say what it weighs/);
});
