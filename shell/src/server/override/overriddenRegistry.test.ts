import { localEntry } from '@shop/registry';
import { registryEntry } from '@shop/registry/testing';
import { overriddenRegistry } from './overriddenRegistry';

const live = {
  revision: 'abc',
  remotes: [registryEntry({ name: 'mf-a' }), registryEntry({ name: 'mf-b', audience: 'admin' })],
};
const own = (name: string) => localEntry(registryEntry({ name }), 'http://localhost:4701');

test('one remote comes from elsewhere, without its server half, and the others stay what they are', () => {
  const { revision, remotes } = overriddenRegistry(live, { entry: own('mf-a') });
  expect(revision).not.toBe(live.revision);
  expect(remotes).toEqual([live.remotes[1], own('mf-a')]);
  expect(remotes[1]).toMatchObject({ rendering: 'browser', origin: 'http://localhost:4701', integrity: {} });
});

test('one that is not live yet stands beside the others', () => {
  const { remotes } = overriddenRegistry(live, { entry: own('mf-c') });
  expect(remotes.map(({ name }) => name)).toEqual(['mf-a', 'mf-b', 'mf-c']);
});

test('who may see a remote is not its developer’s to change', () => {
  const { remotes } = overriddenRegistry(live, { entry: own('mf-b') });
  expect(remotes[1]).toEqual({ ...own('mf-b'), audience: 'admin' });
});
