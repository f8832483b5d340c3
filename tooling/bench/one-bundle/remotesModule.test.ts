import { remotesModule } from './remotesModule';

interface StandIn {
  createRemotes(registry: { remotes: readonly { name: string; slots: string[] }[] }): {
    routesOf(entry: { name: string }): Promise<unknown>;
    slots: { load(name: string): Promise<unknown> };
  };
}

/** What the source does when `import()` answers with what stands at each path. */
function run(source: string, files: Record<string, unknown>): StandIn {
  const asFunction = source
    .replace('export const createRemotes =', 'return { createRemotes:')
    .replace(/;\s*$/, '};')
    .replaceAll('import(', 'load_(');
  return new Function('load_', asFunction)((path: string) => Promise.resolve(files[path])) as StandIn;
}

test('each remote is imported by its path, its routes and the slots that it offers', async () => {
  const source = remotesModule([
    { name: 'mf-a', exposes: ['routes', 'slots'], folder: '/here/mf-a' },
    { name: 'mf-b', exposes: ['routes'], folder: '/here/mf-b' },
  ]);
  const { createRemotes } = run(source, {
    '/here/mf-a/src/routes': { routes: ['a'] },
    '/here/mf-a/src/slots': { slots: { rail: 'Rail' } },
    '/here/mf-b/src/routes': { routes: ['b'] },
  });
  const [a, b] = [
    { name: 'mf-a', slots: ['rail'] },
    { name: 'mf-b', slots: [] },
  ];
  const remotes = createRemotes({ remotes: [a, b] });
  expect(await remotes.routesOf(b)).toEqual(['b']);
  expect(await remotes.slots.load('rail')).toEqual({ remote: 'mf-a', Component: 'Rail' });
  expect(await remotes.slots.load('nobody')).toBeUndefined();
});
