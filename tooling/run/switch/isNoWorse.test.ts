import { isNoWorse, type Readiness } from './isNoWorse';

const remote = (name: string, state: string, version = '1') => ({ name, version, state });
const well: Readiness['checks'] = {
  registry: 'good',
  scripts: 'good',
  backend: 'answers',
  remotes: [remote('mf-a', 'ready'), remote('mf-b', 'browser')],
};
const fits = (candidate: Partial<Readiness['checks']>, running: Partial<Readiness['checks']> = {}) =>
  isNoWorse({ checks: { ...well, ...candidate } }, { checks: { ...well, ...running } });

test('one that is as well takes the place of the other', () => {
  expect(fits({})).toBe(true);
});

test.each<[string, Partial<Readiness['checks']>]>([
  ['has no scripts', { scripts: 'missing' }],
  ['does not reach the backend', { backend: 'away' }],
  ['reads an earlier registry', { registry: 'stale' }],
  ['has not begun to look for remotes', { remotes: [] }],
  ['has a remote still loading', { remotes: [remote('mf-a', 'loading')] }],
  ['has a remote that it cannot run', { remotes: [remote('mf-a', 'demoted')] }],
  ['runs another version of a remote', { remotes: [remote('mf-a', 'ready', '2')] }],
])('one that %s does not', (_, candidate) => {
  expect(fits(candidate)).toBe(false);
});

test('what does not work where it runs need not work in its place, and may', () => {
  const ill = { backend: 'away', registry: 'stale', remotes: [remote('mf-a', 'demoted')] };
  expect(fits(ill, ill)).toBe(true);
  expect(fits({}, ill)).toBe(true);
  expect(fits({ ...ill, remotes: [remote('mf-a', 'loading')] }, ill)).toBe(true);
});
