import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import nodePath from 'node:path';
import { type RegistryEntry, serverEntryOf } from '@shop/registry';
import { createProbe, integrityOf, type Live } from '@shop/registry/desk';
import { temporaryFolder } from '@shop/registry/testing';
import { builtShellFolder } from '../testing/startBuiltWebServer';
import { startSettingsBackend } from '../testing/startSettingsBackend';
import { containerWith, containerWithPage, writeServerHalf } from '../testing/writeServerHalf';

const folder = temporaryFolder();
const live: Live = { sequence: 0, remotes: [], trials: [], killed: [], history: {} };
let backend: Awaited<ReturnType<typeof startSettingsBackend>>;
let count = 0;

beforeAll(async () => {
  backend = await startSettingsBackend();
});
afterAll(() => backend.stop());

/** Tries a release with this server half, without a browser. */
const probing = (
  source: string | undefined,
  {
    timeout,
    withData = true,
    ...fields
  }: Partial<RegistryEntry> & { timeout?: number; withData?: boolean } = {},
) => {
  const version = String((count += 1));
  const half = writeServerHalf(folder, 'mf-a', version, source);
  // From elsewhere nothing runs without its hash.
  const server = fields.origin
    ? { [serverEntryOf(half)]: integrityOf(folder + serverEntryOf(half)) }
    : undefined;
  const entry: RegistryEntry = { ...half, server, ...fields };
  const probe = createProbe({
    program: nodePath.join(builtShellFolder(), 'server/probe.cjs'),
    buildFolder: folder,
    cacheFolder: folder,
    assetOrigins: [],
    siteUrl: 'https://shop.example',
    ...(withData && { backend: { url: backend.url, publishableKey: 'public' } }),
    timeout,
  });
  return probe(entry, { ...live, remotes: [entry] });
};
const pageWith = (fields: string) => containerWith(`[{ id: 'mf-a/page', path: '/mf-a', ${fields} }]`);
const page = `Component: () => 'A page'`;

test('what works is let through, with what was seen', async () => {
  const source = containerWith(
    `[
      { id: 'mf-a/page', path: '/mf-a', ${page} },
      { id: 'mf-a/order', path: '/mf-a/order/:number', ${page} },
      { id: 'mf-a/gift', path: '/mf-a/gift/:code', ${page} },
      { id: 'mf-a/map', path: '/mf-a/map.xml', loader: () => new Response('<loc>https://x.example/mf-a/order/7</loc>') },
    ], slots: { rail: ({ heading }) => heading.toUpperCase(), tray: () => { throw new Error('never rendered') } }`,
  );
  const seen = await probing(source, {
    slots: ['rail', 'tray'],
    sitemaps: ['/mf-a/map.xml'],
    probe: { slots: { rail: { heading: 'Seen' } } },
  });
  expect(seen).toEqual([
    'Its server half loads with this shell: 4 routes, 2 slots, all its own.',
    'Rendered 2 pages with live data: /mf-a /mf-a/order/7.',
    'Its sitemaps list 1 addresses.',
    'Not tried, as no address is known (probe in remote.json): /mf-a/gift/:code.',
    'Rendered its slots: rail.',
    'Loaded and did not render, as remote.json has no sample of them: tray.',
    'No browser is at hand: its browser half was not run.',
  ]);
});

test('without a data service it says that nothing was rendered', async () => {
  expect(await probing(containerWithPage('mf-a'), { withData: false })).toContain(
    'The data service does not answer here: no page was rendered.',
  );
});

test('scripts at another origin are compared with what was released', async () => {
  const path = '/remotes/mf-a/x/remoteEntry.js';
  const origin = createServer((_, response) => response.end('var mf_a;')).listen(0, '127.0.0.1');
  await once(origin, 'listening');
  const place = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const released = (text: string) => ({
    origin: place,
    integrity: { [path]: `sha384-${createHash('sha384').update(text).digest('base64')}` },
  });
  const tried = (text: string) => probing(containerWithPage('mf-a'), released(text));
  expect(await tried('var mf_a;')).toContain(`All 1 scripts are at ${place} and are what was released.`);
  await expect(tried('var mf_b;')).rejects.toThrow(`${place}${path} is not what was released.`);
  origin.close();
  origin.closeAllConnections();
});

test.each<[string, string | undefined, Parameters<typeof probing>[1], RegExp]>([
  ['no server half', undefined, {}, /^The server half of mf-a \d+ cannot be loaded: .*Cannot find module/],
  [
    'another server half than was released',
    containerWithPage('mf-a'),
    { server: { '/remotes/mf-a/x/server/remoteEntry.js': 'sha384-x' } },
    /^mf-a@\d+ has no hash for/,
  ],
  ['a truncated one', containerWithPage('mf-a').slice(0, 200), {}, /cannot be loaded: .*SyntaxError/s],
  ['one that throws at import', `throw new Error('at import');`, {}, /cannot be loaded: .*at import/],
  [
    'one that wants another React',
    `module.exports = { init() { throw new Error('React 20 is not here'); }, get() {} };`,
    {},
    /cannot be loaded: Error: React 20 is not here/,
  ],
  ['one that exposes no routes', containerWith('undefined'), {}, /cannot be loaded: .*exposes no routes/],
  [
    'a route at another team’s address',
    containerWith(`[{ id: 'mf-a/cart', path: '/cart', ${page} }]`),
    {},
    /^mf-a has routes outside its own addresses: \/cart\.$/,
  ],
  [
    'a route in another team’s name',
    containerWith(`[{ id: 'mf-b/page', path: '/mf-a', ${page} }]`),
    {},
    /^mf-a has a route whose id does not begin with mf-a\/: mf-b\/page\.$/,
  ],
  [
    'a slot that it announces and does not have',
    containerWithPage('mf-a'),
    { slots: ['rail'] },
    /^mf-a announces slots that it does not expose: rail\.$/,
  ],
  [
    'a page that throws while it renders',
    pageWith(`Component: () => { throw new Error('in render'); }`),
    {},
    /^\/mf-a of mf-a \d+ fails: .*in render/,
  ],
  [
    'a loader that throws',
    pageWith(`loader: () => { throw new Error('in loader'); }, ${page}`),
    {},
    /^\/mf-a of mf-a \d+ fails: .*in loader/,
  ],
  [
    'a page that is not found',
    pageWith(`loader: () => { throw new Response('', { status: 404 }); }, ${page}`),
    {},
    /^\/mf-a of mf-a \d+ answers with 404\.$/,
  ],
  [
    'a page whose code does not come',
    pageWith(`handle: { preload: () => Promise.reject(new Error('chunk 7 is gone')) }, ${page}`),
    {},
    /cannot be loaded: .*chunk 7 is gone/,
  ],
  [
    'a slot that throws',
    containerWith(
      `[{ id: 'mf-a/page', path: '/mf-a', ${page} }], slots: { rail: () => { throw new Error('in slot'); } }`,
    ),
    { slots: ['rail'], probe: { slots: { rail: {} } } },
    /^The slot rail of mf-a \d+ fails: .*in slot/,
  ],
  [
    'a rejection that nobody catches',
    pageWith(
      `loader: () => { void Promise.reject(new Error('floating')); return new Promise(() => {}); }, ${page}`,
    ),
    {},
    /throws where nobody catches it: .*floating/,
  ],
  [
    'one that ends its process',
    containerWith('[]', 'process.exit(3);'),
    {},
    /^mf-a \d+ ends its process \(code 3\)\.$/,
  ],
  [
    'one that loops for ever',
    containerWith('[]', 'for (;;) Math.sqrt(2);'),
    {},
    /^mf-a \d+ ends its process \(SIGXCPU\)\.$/,
  ],
  [
    'one that never answers',
    'module.exports = { init() {}, get: () => new Promise(() => {}) };',
    { timeout: 5000 },
    /^mf-a \d+ was not tried to its end within 5000 ms\.$/,
  ],
])('%s is refused', async (_, source, options, sentence) => {
  await expect(probing(source, options)).rejects.toThrow(sentence);
});
