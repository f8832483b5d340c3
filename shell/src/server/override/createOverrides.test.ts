import path from 'node:path';
import { Hono } from 'hono';
import { localEntry } from '@shop/registry';
import { openLocalDesk, writeRegistry } from '@shop/registry/desk';
import { registryEntry, temporaryFolder } from '@shop/registry/testing';
import { createOverrides } from './createOverrides';

const root = temporaryFolder();
let count = 0;
let shop: string;
const at = 'http://localhost:4701';
const own = localEntry(registryEntry({ name: 'mf-a', prefixes: ['/a'] }), at);
const asha = { name: 'Asha', mayRelease: () => true };

beforeEach(async () => {
  shop = path.join(root, String((count += 1)));
  await writeRegistry(shop, { remotes: [registryEntry({ name: 'mf-a', prefixes: ['/a'] })] });
});
afterEach(() => jest.useRealTimers());

/** A browser with its cookies, at a shop that says which remote it gives in the place of the live one. */
function openBrowser(siteUrl = 'http://localhost:3000') {
  const overrides = createOverrides({ buildFolder: shop, registryKeys: {}, siteUrl });
  const app = new Hono();
  app.all('/releases/override/*', overrides.answer);
  app.get('*', async (context) => context.json((await overrides.of(context)) ?? null));
  const cookies = new Map<string, string>();
  let written: string[] = [];
  const ask = async (address: string, method = 'GET') => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(address, { method, headers: { cookie } });
    written = answer.headers.getSetCookie();
    for (const text of written) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  return {
    cookies,
    written: () => written,
    ask,
    /** The hash that the developer's tool is told. */
    begin: async () => {
      const answer = await ask(`/releases/override/begin?at=${encodeURIComponent(at)}`);
      return new URL(answer.headers.get('location') ?? '').searchParams.get('browser') ?? '';
    },
    enter: (grant: string) => ask(`/releases/override/enter?grant=${encodeURIComponent(grant)}`),
    leave: () => ask('/releases/override/leave', 'POST'),
    remote: async () => ((await (await ask('/a')).json()) as { entry: unknown } | null)?.entry,
  };
}
const grantFor = async (browser: string, folder = shop) =>
  (await openLocalDesk(folder, {})).override(asha, { entry: own, browser });

test('the browser that began gets the remote from its developer’s machine until it leaves; others never do', async () => {
  const browser = openBrowser();
  const grant = await grantFor(await browser.begin());
  expect(await browser.remote()).toBeUndefined();
  const entered = await browser.enter(grant);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/a']);
  expect(await browser.remote()).toEqual(own);
  expect(await openBrowser().remote()).toBeUndefined();
  expect((await browser.leave()).headers.get('location')).toBe('/');
  expect([...browser.cookies]).toEqual([]);
  expect(await browser.remote()).toBeUndefined();
});

test('a grant is good for one browser: in another it opens nothing, however it comes there', async () => {
  const [browser, other] = [openBrowser(), openBrowser()];
  const grant = await grantFor(await browser.begin());
  expect((await other.enter(grant)).status).toBe(403);
  await other.begin();
  expect((await other.enter(grant)).status).toBe(403);
  other.cookies.set('override', grant);
  expect(await other.remote()).toBeUndefined();
});

test('it ends by itself', async () => {
  jest.useFakeTimers({ now: Date.now(), advanceTimers: true });
  const browser = openBrowser();
  const grant = await grantFor(await browser.begin());
  await browser.enter(grant);
  jest.setSystemTime(Date.now() + 2 * 60 * 60 * 1000 - 60_000);
  expect(await browser.remote()).toEqual(own);
  jest.setSystemTime(Date.now() + 120_000);
  expect(await browser.remote()).toBeUndefined();
  expect((await browser.enter(grant)).status).toBe(403);
});

/** The same signature under another text. */
const altered = (grant: string, change: (text: string) => string) => {
  const [text = '', ...rest] = grant.split('.');
  const said = change(Buffer.from(text, 'base64url').toString());
  return [Buffer.from(said).toString('base64url'), ...rest].join('.');
};
const forgeries: [string, (grant: string, browser: string) => string | Promise<string>][] = [
  ['another remote', (grant) => altered(grant, (text) => text.replaceAll('mf-a', 'mf-b'))],
  ['another origin', (grant) => altered(grant, (text) => text.replaceAll('4701', '4702'))],
  ['a later end', (grant) => altered(grant, (text) => text.replace(/"until":1/, '"until":9'))],
  ['no signature', (grant) => grant.split('.').slice(0, 2).join('.')],
  ['the signature of another', async (_, browser) => grantFor(browser, path.join(shop, 'stranger'))],
  [
    'the signature of a registry',
    async () => {
      const stored = await (await openLocalDesk(shop, {})).store.read();
      const { payload = '', keyId = '', signature = '' } = stored ?? {};
      const word = Buffer.from(signature, 'base64').toString('base64url');
      return [Buffer.from(payload).toString('base64url'), keyId, word].join('.');
    },
  ],
  ['nothing but noise', () => 'x'.repeat(5000)],
  ['nothing', () => ''],
];
test.each(forgeries)('a grant with %s opens nothing', async (_, forge) => {
  await openLocalDesk(path.join(shop, 'stranger'), {});
  const browser = openBrowser();
  const hash = await browser.begin();
  const grant = await forge(await grantFor(hash), hash);
  expect((await browser.enter(grant)).status).toBe(403);
  browser.cookies.set('override', grant);
  expect(await browser.remote()).toBeUndefined();
});

test.each([
  'https://evil.example',
  'http://localhost',
  'http://localhost:80',
  'http://localhost:4701.evil.example',
  'http://localhost:4701@evil.example',
  'http://localhost.evil.example:4701',
  'http://localhost:99999',
  'http://127.0.0.2:4701',
  'http://192.168.1.4:4701',
  '//localhost:4701',
  'javascript:4701',
  '',
])('a browser is not sent to %p', async (place) => {
  const answer = await openBrowser().ask(`/releases/override/begin?at=${encodeURIComponent(place)}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test('a site over TLS sets cookies that no other host can set, and no script can read', async () => {
  const browser = openBrowser('https://shop.example');
  const grant = await grantFor(await browser.begin());
  expect(browser.written()[0]).toMatch(/^__Host-override-browser=.*HttpOnly; Secure; SameSite=Lax$/);
  await browser.enter(grant);
  expect(browser.written()[0]).toMatch(/^__Host-override=.*HttpOnly; Secure; SameSite=Lax$/);
  expect(await browser.remote()).toEqual(own);
});

test('leaving is not done by a link', async () => {
  expect((await openBrowser().ask('/releases/override/leave')).status).toBe(404);
});
