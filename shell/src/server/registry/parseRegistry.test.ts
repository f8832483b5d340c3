import fc from 'fast-check';
import { ownerOf, type PublishedRegistry, type RegistryEntry, registryFor } from '@shop/kernel/platform';
import { robotsText, sitemapIndex } from '../crawlerFiles';
import { FileFault } from './fields';
import { parseRegistry } from './parseRegistry';

const entry = (name: string, fields: Partial<RegistryEntry> = {}): RegistryEntry => {
  const base = `/remotes/${name}/1.0.0`;
  return {
    name,
    version: '1.0.0',
    title: 'The checkout',
    rendering: 'server',
    prefixes: [`/${name}`],
    slots: [],
    contract: { '@shop/kernel': '^0.2.0' },
    container: name.replaceAll('-', '_'),
    entry: `${base}/remoteEntry.js`,
    integrity: { [`${base}/remoteEntry.js`]: 'sha384-abc+/=' },
    preload: { routes: [`${base}/remoteEntry.js`], pages: { [`${name}/cart`]: [`${base}/cart.js`] } },
    ...fields,
  };
};
const sound = (): PublishedRegistry => ({
  revision: '4fa4c15cb705',
  remotes: [
    entry('mf-catalog', {
      prefixes: ['/', '/category'],
      slots: ['quick-view'],
      sitemaps: ['/sitemap.catalog'],
    }),
    entry('mf-admin', { audience: 'admin', rendering: 'browser' }),
  ],
  trials: [{ share: 10, entry: entry('mf-admin') }],
});
const parse = (registry: unknown) => parseRegistry(JSON.stringify(registry));

test('a sound registry comes back as it is, without what nobody knows', () => {
  expect(parse(sound())).toEqual(sound());
  expect(parse({ ...sound(), remark: 'x' })).toEqual(sound());
  const { trials: _none, ...beforeTrials } = sound();
  expect(parse(beforeTrials)).toEqual({ ...beforeTrials, trials: [] });
});

const withRemote = (fields: Record<string, unknown>) => ({
  ...sound(),
  remotes: [{ ...entry('mf-cart'), ...fields }],
  trials: [],
});
const base = '/remotes/mf-cart/1.0.0';

test.each<[string, unknown, RegExp]>([
  ['an empty object', {}, /^The registry: remotes is not a list/],
  ['null', null, /^The registry is not an object with fields: null\.$/],
  ['a list', [], /^The registry is not an object/],
  ['no remote', { revision: 'r', remotes: [] }, /^The registry names no remote\.$/],
  ['no revision', { remotes: [entry('mf-cart')] }, /revision is not a revision such as .*: it is missing\.$/],
  ['a name that leaves its folder', withRemote({ name: '../mf-cart' }), /^Remote 1: name is not a name/],
  ['a version that is a folder above', withRemote({ version: '..' }), /^Remote 1: version is not/],
  ['markup as title', withRemote({ title: '<b>' }), /^Remote 1 \(mf-cart\): title is not/],
  [
    'another way to render',
    withRemote({ rendering: 'maybe' }),
    /rendering is not 'server' or 'browser': "maybe"/,
  ],
  ['another audience', withRemote({ audience: 'staff' }), /audience is not 'admin', nor missing/],
  ['a prefix with a slash at its end', withRemote({ prefixes: ['/cart/'] }), /prefixes is not/],
  ['a prefix without a slash', withRemote({ prefixes: ['cart'] }), /prefixes is not/],
  ['a prefix of another host', withRemote({ prefixes: ['//evil.example'] }), /prefixes is not/],
  ['a prefix with a line break', withRemote({ prefixes: ['/cart\nAllow: /'] }), /prefixes is not/],
  ['the web server’s own address', withRemote({ prefixes: ['/assets'] }), /prefixes is not/],
  ['a slot that is no name', withRemote({ slots: ['__proto__'] }), /slots is not/],
  ['a sitemap elsewhere', withRemote({ sitemaps: ['https://evil.example/'] }), /sitemaps is not/],
  ['another remote’s container', withRemote({ container: 'mf_admin' }), /container is not 'mf_cart'/],
  [
    'an entry on another host',
    withRemote({ entry: 'https://evil.example/x.js' }),
    /entry is not the path of a script/,
  ],
  ['an entry of another version', withRemote({ entry: '/remotes/mf-cart/2/x.js' }), /entry is not/],
  ['an entry that climbs out', withRemote({ entry: `${base}/../../x.js` }), /entry is not/],
  ['the server half as an entry', withRemote({ entry: `${base}/server/../x.js` }), /entry is not/],
  ['a hash that is none', withRemote({ integrity: { [`${base}/x.js`]: 'md5-x' } }), /integrity is not/],
  ['a hash of a strange file', withRemote({ integrity: { '/x.js': 'sha384-x' } }), /integrity is not/],
  [
    'no preload lists',
    withRemote({ preload: undefined }),
    /preload is not an object with fields: it is missing/,
  ],
  ['preloads of another host', withRemote({ preload: { routes: ['//e/x.js'], pages: {} } }), /routes is not/],
  ['a page list that is none', withRemote({ preload: { routes: [], pages: { a: 'x' } } }), /pages is not/],
  ['a contract that is none', withRemote({ contract: { react: 19 } }), /contract is not/],
  [
    'a share of everybody',
    { ...sound(), trials: [{ share: 100, entry: entry('mf-admin') }] },
    /from 1 to 99: 100/,
  ],
  [
    'a trial of nobody',
    { ...sound(), trials: [{ share: 1, entry: entry('mf-x') }] },
    /on trial and not live/,
  ],
  [
    'one trial twice',
    { ...sound(), trials: [1, 2].map((share) => ({ share, entry: entry('mf-admin') })) },
    /on trial twice/,
  ],
  [
    'a trial that takes an address',
    { ...sound(), trials: [{ share: 1, entry: entry('mf-admin', { prefixes: ['/'] }) }] },
    /^mf-admin and mf-catalog both claim the address \/\.$/,
  ],
  [
    'one name twice',
    { ...sound(), remotes: [entry('mf-a'), entry('mf-a', { prefixes: [] })] },
    /both claim the name/,
  ],
  [
    'one address twice',
    { ...sound(), remotes: [entry('mf-a', { prefixes: ['/x'] }), entry('mf-b', { prefixes: ['/x'] })] },
    /^mf-b and mf-a both claim the address \/x\.$/,
  ],
])('%s is refused in one sentence', (_, registry, sentence) => {
  expect(() => parse(registry)).toThrow(FileFault);
  expect(() => parse(registry)).toThrow(sentence);
});

/** One value anywhere inside is replaced by anything, which comes nearer to what is accepted than any JSON. */
const damaged = fc
  .tuple(fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }), fc.jsonValue(), fc.option(fc.string()))
  .map(([way, value, name]) => {
    const registry = structuredClone(sound()) as unknown;
    let place = registry as Record<string, unknown>;
    for (const [depth, step] of way.entries()) {
      const names = Object.keys(place);
      const next = names[step % names.length];
      if (next === undefined) return registry;
      const inner = place[next];
      if (depth === way.length - 1 || typeof inner !== 'object' || inner === null) {
        // The one name that a list has of its own and that no JSON can give it.
        if (Array.isArray(place) && name === 'length') return registry;
        Object.defineProperty(place, name ?? next, { value, enumerable: true, configurable: true });
        return registry;
      }
      place = inner as Record<string, unknown>;
    }
    return registry;
  });

test('whatever the file holds, it is refused in a sentence or harmless', () => {
  const anyText = fc.oneof(
    { weight: 5, arbitrary: damaged.map((value) => JSON.stringify(value)) },
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  let accepted = 0;
  fc.assert(
    fc.property(anyText, fc.webPath(), fc.nat(99), (text, path, bucket) => {
      let registry: PublishedRegistry;
      try {
        registry = parseRegistry(text);
      } catch (fault) {
        expect(fault).toBeInstanceOf(FileFault);
        expect((fault as FileFault).message).toMatch(/\.$/);
        return;
      }
      accepted += 1;
      const { remotes } = registryFor(registry, bucket);
      ownerOf(remotes, path);
      expect(robotsText(remotes, 'https://shop.example').split('\n').every(isRobotsLine)).toBe(true);
      expect(sitemapIndex(remotes, 'https://shop.example')).not.toMatch(/<loc>(?!https:\/\/shop\.example\/)/);
      for (const { name, version, entry: file, integrity } of remotes)
        for (const address of [file, ...Object.keys(integrity)])
          expect(new URL(address, 'https://shop.example').pathname).toMatch(`/remotes/${name}/${version}/`);
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(10);
});

const isRobotsLine = (line: string) =>
  /^(User-agent: \*|Disallow: \/\S*|Sitemap: https:\/\/shop\.example\/sitemap\.xml|)$/.test(line);
