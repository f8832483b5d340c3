import { affectsAll } from './affectsAll';

it.each([
  ['package-lock.json', true],
  ['eslint.config.mjs', true],
  ['tsconfig.json', true],
  ['.ci/run', true],
  ['tooling/eslint/zones.mjs', true],
  ['tooling/pace/pace.mjs', true],
  ['mf-catalog/links.d.ts', true],
  ['tooling/run/startShop.ts', false],
  ['mf-catalog/src/routes.ts', false],
  ['mf-catalog/package.json', false],
  ['README.md', false],
  ['docs/architecture.md', false],
])('a change of %s affects all packages: %s', (file, expected) => {
  expect(affectsAll(['mf-admin/src/routes.ts', file])).toBe(expected);
});
