import { missingPackages, type Packages } from './missingPackages.mjs';

const wanted: Packages = {
  '': {},
  shell: { version: '0.1.0' },
  'node_modules/@shop/shell': { link: true },
  'node_modules/webpack': { version: '5.0.0' },
  'node_modules/jest': { version: '30.0.0', dev: true },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
};
const shop: Packages = { 'node_modules/webpack': { version: '5.0.0' } };
const everything: Packages = { ...shop, 'node_modules/jest': { version: '30.0.0', dev: true } };
const outdated = (packages: Packages): Packages => ({
  ...packages,
  'node_modules/webpack': { version: '4.0.0' },
});

it.each([
  ['a fresh clone starts with what the shop needs', {}, 'shop', 'shop'],
  ['a fresh clone is tested with everything', {}, 'everything', 'everything'],
  ['a shop that was started needs nothing to start again', shop, 'shop', undefined],
  ['a shop that was started is tested with the rest', shop, 'everything', 'everything'],
  ['a shop that was tested needs nothing to start', everything, 'shop', undefined],
  ['a shop that was tested needs nothing to be tested again', everything, 'everything', undefined],
  ['another lockfile makes a started shop install what the shop needs', outdated(shop), 'shop', 'shop'],
  ['another lockfile leaves a tested shop its tests', outdated(everything), 'shop', 'everything'],
] as const)('%s', (_, installed, need, expected) => {
  expect(missingPackages({ wanted, installed, need })).toBe(expected);
});

it('keeps the packages of tests up to date where they are installed, also for a start', () => {
  const installed = { ...shop, 'node_modules/jest': { version: '29.0.0', dev: true } };
  expect(missingPackages({ wanted, installed, need: 'shop' })).toBe('everything');
});
