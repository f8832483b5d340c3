import type { RegistryEntry } from '../registryEntry';
import { registryEntry } from '../testing/registryEntry';
import { releaseGate } from './releaseGate';

const brought = {
  '@shop/kernel': '0.1.4',
  '@shop/ui': '0.2.0',
  react: '19.3.1',
  'styled-components': '6.6.0',
};
const catalog = registryEntry({
  name: 'mf-catalog',
  prefixes: ['/', '/product'],
  slots: ['quick-view'],
  links: { product: '/product/{id}' },
});
const checkout = registryEntry({ name: 'mf-checkout', prefixes: ['/cart', '/checkout'] });
const marketing = registryEntry({ name: 'mf-marketing', prefixes: ['/about'] });
const live = [catalog, checkout, marketing];

const releasing = (entry: RegistryEntry, trials: RegistryEntry[] = []) =>
  releaseGate(
    {
      remotes: [...live.filter(({ name }) => name !== entry.name), entry],
      trials: trials.map((tried) => ({ share: 10, entry: tried })),
      killed: [],
    },
    brought,
  );
const trying = (...trials: RegistryEntry[]) =>
  releaseGate({ remotes: live, trials: trials.map((entry) => ({ share: 10, entry })), killed: [] }, brought);

test('what fits goes live', () => {
  expect(releasing(checkout)).toBeUndefined();
  expect(trying({ ...catalog, version: '2.0.0', ...moved('2.0.0') })).toBeUndefined();
});

const moved = (version: string): Partial<RegistryEntry> => {
  const { entry, preload } = registryEntry({ name: 'mf-catalog', version });
  return { entry, preload };
};

test.each<[string, Partial<RegistryEntry>, RegExp]>([
  [
    'an address inside another team’s',
    { prefixes: ['/about', '/checkout/placed'] },
    /^mf-marketing claims \/checkout\/placed inside \/checkout, which is mf-checkout's\.$/,
  ],
  [
    'an address below one of another team’s pages',
    { prefixes: ['/product/x'] },
    /^mf-marketing claims \/product\/x inside \/product, which is mf-catalog's\.$/,
  ],
  ['an address that another team has', { prefixes: ['/cart'] }, /both claim the address \/cart\.$/],
  ['a link that another team offers', { links: { product: '/about' } }, /both claim the link product\.$/],
  [
    'a link to an address of another team',
    { links: { bag: '/cart' } },
    /^mf-marketing offers the link bag outside its own addresses: \/cart\.$/,
  ],
  [
    'a link that is no address',
    { links: { about: '/about{?a' } },
    /^mf-marketing offers the link about with a broken template: \/about\{\?a\.$/,
  ],
  ['a slot that another team offers', { slots: ['quick-view'] }, /both claim the slot quick-view\.$/],
  ['an address with a slash at its end', { prefixes: ['/about/'] }, /prefixes is not .*"\/about\/"/],
  ['an address without a slash', { prefixes: ['about'] }, /prefixes is not .*"about"/],
  ['the shop’s scripts', { prefixes: ['/assets'] }, /prefixes is not a list of which each is a path/],
  [
    'the registry’s address',
    { prefixes: ['/registry.json'] },
    /prefixes is not a list of which each is a path/,
  ],
  ['another way to render', { rendering: 'sometimes' as 'server' }, /rendering is not 'server' or 'browser'/],
  ['no title', { title: '' }, /title is not a short text that shoppers can read: ""\.$/],
  ['another remote’s container', { container: 'mf_catalog' }, /container is not 'mf_marketing'/],
  ['no routes', { preload: { routes: [], pages: {} } }, /^mf-marketing exposes no routes\.$/],
])('%s is refused', (_, fields, sentence) => {
  expect(releasing({ ...marketing, ...fields })).toMatch(sentence);
});

test('a trial is held to the same', () => {
  expect(trying({ ...marketing, prefixes: ['/about', '/cart/gift'] })).toBe(
    "mf-marketing claims /cart/gift inside /cart, which is mf-checkout's.",
  );
  expect(trying({ ...marketing, contract: { '@shop/kernel': '^9.0.0' } })).toMatch(
    /^mf-marketing needs @shop\/kernel \^9\.0\.0/,
  );
});

test('a trial must not meet another trial, nor a release a trial, over one address', () => {
  const sale = (entry: RegistryEntry) => ({ ...entry, prefixes: [...entry.prefixes, '/sale'] });
  expect(trying(sale(checkout), sale(marketing))).toMatch(/both claim the address \/sale\.$/);
  expect(releasing(sale(checkout), [sale(marketing)])).toMatch(/both claim the address \/sale\.$/);
  // The trial of the same remote would be the one that gives it up.
  expect(trying(sale(marketing))).toBeUndefined();
});

test('files may come from the origins of the setting, for a release and a trial alike', () => {
  const origin = 'https://assets.example';
  const sentence =
    "mf-marketing 1.0.0 comes from https://assets.example, which is none of this shop's asset origins (ASSET_ORIGINS).";
  expect(releasing({ ...marketing, origin })).toBe(sentence);
  expect(trying({ ...marketing, origin })).toBe(sentence);
  const remotes = [catalog, checkout, { ...marketing, origin }];
  expect(releaseGate({ remotes, trials: [], killed: [] }, brought, [origin])).toBeUndefined();
});
