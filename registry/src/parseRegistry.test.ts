import { FileFault } from './fields';
import { parseRegistry } from './parseRegistry';
import { entry, sound } from './testing/soundRegistry';

const parse = (registry: unknown) => parseRegistry(JSON.stringify(registry));

test('a sound registry comes back as it is, without what nobody knows', () => {
  expect(parse(sound())).toEqual(sound());
  expect(parse({ ...sound(), remark: 'x' })).toEqual(sound());
  const { trials: _none, ...beforeTrials } = sound();
  expect(parse(beforeTrials)).toEqual({ ...beforeTrials, trials: [] });
});

test('a trial may say since when it runs', () => {
  const trials = (sound().trials ?? []).map((trial) => ({ ...trial, since: '2026-11-22T10:00:00.000Z' }));
  expect(trials).not.toEqual([]);
  expect(parse({ ...sound(), trials })).toEqual({ ...sound(), trials });
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
  ['a title for what is no address', withRemote({ titles: { cart: 'Cart' } }), /titles is not a table/],
  ['another audience', withRemote({ audience: 'staff' }), /audience is not 'admin', nor missing/],
  ['a prefix with a slash at its end', withRemote({ prefixes: ['/cart/'] }), /prefixes is not/],
  ['a prefix without a slash', withRemote({ prefixes: ['cart'] }), /prefixes is not/],
  ['a prefix of another host', withRemote({ prefixes: ['//evil.example'] }), /prefixes is not/],
  ['a prefix with a line break', withRemote({ prefixes: ['/cart\nAllow: /'] }), /prefixes is not/],
  ['the web server’s own address', withRemote({ prefixes: ['/assets'] }), /prefixes is not/],
  ['a slot that is no name', withRemote({ slots: ['__proto__'] }), /slots is not/],
  ['links that are a list', withRemote({ links: ['/mf-cart'] }), /links is not a table/],
  ['a link that is a number', withRemote({ links: { cart: 1 } }), /links is not a table/],
  ['a link without a name', withRemote({ links: { '': '/mf-cart' } }), /whose name is not one/],
  ['a link on another host', withRemote({ links: { cart: '//evil.example' } }), /a broken template/],
  ['a link that climbs out', withRemote({ links: { cart: '/mf-cart/../x' } }), /a broken template/],
  ['a link with another operator', withRemote({ links: { cart: '/mf-cart{+x}' } }), /a broken template/],
  ['a link that begins elsewhere', withRemote({ links: { cart: '/mf-carts' } }), /outside its own addresses/],
  ['a sitemap elsewhere', withRemote({ sitemaps: ['https://evil.example/'] }), /sitemaps is not/],
  ['a plain page of another remote', withRemote({ plain: ['/cart'] }), /plain is not/],
  ['a plain page on another host', withRemote({ plain: ['//evil.example/'] }), /plain is not/],
  ['another remote’s container', withRemote({ container: 'mf_admin' }), /container is not 'mf_cart'/],
  [
    'an entry on another host',
    withRemote({ entry: 'https://evil.example/x.js' }),
    /entry is not the path of a script/,
  ],
  ['an entry of another version', withRemote({ entry: '/remotes/mf-cart/2/x.js' }), /entry is not/],
  ['an entry that climbs out', withRemote({ entry: `${base}/../../x.js` }), /entry is not/],
  ['the server half as an entry', withRemote({ entry: `${base}/server/../x.js` }), /entry is not/],
  ['an origin with a path', withRemote({ origin: 'https://assets.example/x' }), /origin is not an origin/],
  [
    'an origin that adds a directive',
    withRemote({ origin: 'https://e.example; img-src *' }),
    /origin is not/,
  ],
  [
    'a server half outside its folder',
    withRemote({ server: { [`${base}/x.js`]: 'sha384-abc' } }),
    /server is not a table from the path of a script under \/remotes\/mf-cart\/1\.0\.0\/server\//,
  ],
  ['a server half without hashes', withRemote({ server: { [`${base}/server/x.js`]: '' } }), /server is not/],
  ['a command that is no name', withRemote({ consumes: { commands: ['a b'] } }), /commands is not a list/],
  ['consumes that is a list', withRemote({ consumes: ['home'] }), /consumes is not an object/],
  ['a fact without a version', withRemote({ announces: { 'bag/changed': '2' } }), /announces is not a table/],
  ['a fact that is no name', withRemote({ consumes: { facts: { bag: 1 } } }), /facts is not a table/],
  [
    'a budget below nothing',
    withRemote({ budget: { entry: -1 } }),
    /budget is not a table .* a number from 0 up/,
  ],
  ['a size that is none', withRemote({ sizes: { entry: null } }), /sizes is not a table/],
  ['a sample on another host', withRemote({ probe: { addresses: ['//e.example/'] } }), /addresses is not/],
  ['a sample of no slot', withRemote({ probe: { slots: { rail: 'x' } } }), /slots is not a table/],
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
    'a trial that began on no day',
    { ...sound(), trials: [{ share: 1, entry: entry('mf-admin'), since: 'yesterday' }] },
    /^Trial 1: since is not a moment such as .*, nor missing: "yesterday"\.$/,
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
    'a trial of what was killed',
    { ...sound(), killed: ['mf-admin@1.0.0'] },
    /^mf-admin@1\.0\.0 is on trial and was killed\.$/,
  ],
  [
    'a killed version that is none',
    { ...sound(), killed: ['mf-admin'] },
    /killed is not a list of which each/,
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
    'one link twice',
    { ...sound(), remotes: ['mf-a', 'mf-b'].map((name) => entry(name, { links: { x: `/${name}` } })) },
    /^mf-b and mf-a both claim the link x\.$/,
  ],
  [
    'a trial that takes a link',
    { ...sound(), trials: [{ share: 1, entry: entry('mf-admin', { links: { home: '/mf-admin' } }) }] },
    /^mf-admin and mf-catalog both claim the link home\.$/,
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
