import { registryEntry, temporaryFolder, writeRelease } from '@shop/registry/testing';
import { loadBuilt } from './loadBuilt';

const folder = temporaryFolder();

/** The built server half of a release, as its text, and what is loaded of it. */
const load = (name: string, text: string, slots: string[] = []) => {
  writeRelease(folder, { name, version: '1' }, (address) => (address.includes('/server/') ? text : ''));
  return loadBuilt(folder, registryEntry({ name, version: '1', slots }), {});
};
const container = (modules: string) =>
  `const modules = ${modules}; module.exports = { init() {}, get: async (name) => () => modules[name] };`;

test('what was built is loaded, not the sources', async () => {
  const routes = "[{ id: 'mf-a/start', path: '/mf-a' }]";
  const exposed = await load(
    'mf-a',
    container(`{ './routes': { routes: ${routes} }, './slots': { slots: { rail: {} } } }`),
    ['rail'],
  );
  expect(exposed).toEqual({ routes: [{ id: 'mf-a/start', path: '/mf-a' }], slots: { rail: {} } });
});

test.each<[string, string, string, RegExp]>([
  ['throws at import', 'mf-b', "throw new Error('no window');", /no window/],
  ['exposes something else', 'mf-c', container("{ './routes': {} }"), /^mf-c 1 exposes no routes\.$/],
])('a build that %s is refused', async (_, name, text, sentence) => {
  await expect(load(name, text)).rejects.toThrow(sentence);
});
