import { cp, mkdir, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { type Live, readLive, writeRegistry } from '@shop/registry/desk';
import { startTestBackend, type TestBackend } from '@shop/supabase-local/testing';
import { firstPort } from '../../ports';
import { startWeb, stopProcess } from '../../runningShop';
import { hasNginx, type Proxy, startProxy } from './nginx';
import { ask, copyBuild } from './webServer';

interface Behind {
  proxy: Proxy;
  project: TestBackend;
  build: string;
  /** One of the web servers, past the proxy. */
  web: string;
  /** Ends both web servers. */
  stopWebs(): Promise<void>;
}

/** Two web servers and a project on a new machine, behind the guide's own nginx. */
const test = base.extend<object, { behind: Behind }>({
  behind: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const first = firstPort('proxied');
      const [plain, secure, one, two, data] = [first, first + 1, first + 2, first + 3, first + 4];
      const build = await copyBuild();
      const project = await startTestBackend({
        engine: 'pglite',
        site: { url: 'https://shop.example', backendPort: data },
        env: { TRUSTED_PROXIES: '1' },
      });
      const webs: Awaited<ReturnType<typeof startWeb>>[] = [];
      for (const port of [one, two])
        webs.push(
          await startWeb({
            PORT: String(port),
            BUILD_FOLDER: build.folder,
            SITE_URL: 'https://shop.example',
            SUPABASE_URL: project.url,
            SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
            SHARED_CACHE: '1',
          }),
        );
      const proxy = await startProxy({ plain, secure, web: [one, two], project: data });
      const stopWebs = async () => {
        for (const { child } of webs) await stopProcess(child);
      };
      await use({ proxy, project, build: build.folder, web: webs[0]?.url ?? '', stopWebs });
      await proxy.stop();
      await stopWebs();
      await project.stop();
      await build.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const tried = hasNginx ? test : test.skip;
if (!hasNginx) console.warn('nginx is not installed: the guide of hosting is not tried.');

const product = '/product/neel-lotus-tee';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

tried('a new machine is a shop over TLS, by its own name', async ({ behind: { proxy } }) => {
  const plain = await proxy.askPlainly('shop.example', '/category/women?page=2');
  expect(plain).toMatchObject({
    status: 301,
    headers: { location: 'https://shop.example/category/women?page=2' },
  });
  const page = await proxy.ask('shop.example', product);
  expect(page.status).toBe(200);
  expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(page.text).toContain(`<link rel="canonical" href="https://shop.example${product}"`);
  expect(page.text).not.toContain('http://shop.example');
  expect((await proxy.ask('shop.example', '/robots.txt')).text).toContain('https://shop.example/sitemap.xml');
  // What is for this machine alone stays on it.
  for (const target of ['/mailbox', '/health', '/backup', '/mailbox.json?to=a@example.in'])
    expect((await proxy.ask('api.shop.example', target)).status).toBe(404);
});

tried(
  'limits count visitors by where they come from, whatever they claim',
  async ({ behind: { proxy, project } }) => {
    const track = (from: string, headers: Record<string, string> = {}) =>
      proxy.ask('api.shop.example', '/rest/v1/rpc/track_order', {
        method: 'POST',
        from,
        headers: { apikey: project.publishableKey, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ p_number: 'TD0123456789', p_email: 'asha@example.in' }),
      });
    expect((await track('127.0.0.8')).status).toBe(200);
    await track('127.0.0.9');
    await track('127.0.0.9', { 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.8' });
    const counted = await project.sql(
      `select count(*)::integer as tries from private.throttle_hits where bucket = 'track-order' group by key order by 1`,
    );
    expect(counted).toEqual([{ tries: 1 }, { tries: 2 }]);
    // A picture of some megabytes gets through to whoever decides about it.
    const upload = await proxy.ask('api.shop.example', '/storage/v1/object/product-images/uploads/a.png', {
      method: 'POST',
      headers: { apikey: project.publishableKey, 'content-type': 'image/png' },
      body: 'x'.repeat(3 * 1024 * 1024),
    });
    expect([413, 502]).not.toContain(upload.status);
  },
);

tried(
  'a page is kept for everybody who unpacks alike, and a price is seen within three seconds',
  async ({ behind: { proxy, project, web } }) => {
    const look = async (headers: Record<string, string> = {}) => {
      const { text, headers: got } = await proxy.ask('shop.example', product, { headers });
      return { text, got, kept: got['x-cache'] };
    };
    await expect.poll(async () => (await look()).kept).toBe('HIT');
    // Cookies of a visitor make no copy of their own and see the same page; browsers hear nothing of the cache's time.
    const known = await look({ cookie: 'visitor-number=7; sb-session=hers' });
    expect(known.kept).toMatch(/HIT|UPDATING|STALE|EXPIRED/);
    expect(known.got['cache-control']).toBe('no-cache');
    expect(known.got['content-encoding']).toBeUndefined();
    expect((await look({ 'accept-encoding': 'gzip, deflate, br, zstd' })).got['content-encoding']).toBe('br');
    expect((await look({ 'accept-encoding': 'gzip' })).got['content-encoding']).toBe('gzip');
    // Nobody is shown the copy of a browser that goes without a policy which would cost it its preloads, nor the other way round.
    const kept = (await look()).got['integrity-policy'];
    expect(kept).toBe('blocked-destinations=(script)');
    const inSafari = await look({ 'user-agent': safari });
    expect(inSafari.got['integrity-policy']).toBeUndefined();
    await expect.poll(async () => (await look({ 'user-agent': safari })).kept).toBe('HIT');
    expect((await look()).got['integrity-policy']).toBe(kept);

    await project.sql(
      `update public.products set price = 1234, original_price = 1500 where id = 'neel-lotus-tee'`,
    );
    await expect.poll(async () => (await look()).text).toContain('1,234');
    // How soon does not hang on how busy this machine is: the cache may show a page for so long, and a copy while it fetches the next.
    const said = String((await ask(web, product)).headers['cache-control']);
    const seconds = [...said.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, part]) =>
      Number(part),
    );
    expect(seconds).toHaveLength(2);
    expect(seconds.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(3);
  },
);

tried('what is one visitor’s is kept for nobody', async ({ behind: { proxy, build } }) => {
  for (const target of ['/profile', '/cart', '/checkout', '/orders']) {
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await proxy.ask('shop.example', target, { headers: { cookie: 'sb-session=hers' } });
      expect([target, headers['x-cache'], headers['cache-control']]).toEqual([
        target,
        'MISS',
        expect.stringMatching(/private|no-store/),
      ]);
    }
  }
  // A script lasts for ever, and one of its copies does for all.
  const { remotes } = readLive(build);
  const entry = remotes[0]?.entry ?? '';
  await proxy.ask('shop.example', entry);
  expect((await proxy.ask('shop.example', entry)).headers).toMatchObject({
    'x-cache': 'HIT',
    'cache-control': 'public, max-age=31536000, immutable',
  });

  const live = readLive(build);
  await startTrial(build, live);
  const lookAt = async () => (await proxy.ask('shop.example', '/about')).headers;
  const four = async () => [await lookAt(), await lookAt(), await lookAt(), await lookAt()];
  // Each of the two web servers has heard of it, and what was kept before is over.
  const isTold = (headers: IncomingHttpHeaders) => headers['cache-control'] === 'private, no-cache';
  await expect.poll(async () => (await four()).every(isTold)).toBe(true);
  const during = [...(await four()), ...(await four())];
  expect(during.every(isTold)).toBe(true);
  expect(during.filter((headers) => /HIT|STALE|UPDATING/.test(String(headers['x-cache'])))).toEqual([]);
  const cookies = during.map((headers) => headers['set-cookie']?.join() ?? '');
  for (const cookie of cookies) expect(cookie).toMatch(/^visitor-number=\d+; .*Secure/);
  expect(new Set(cookies).size).toBeGreaterThan(1);
  await writeRegistry(build, live);
});

tried('while no web server answers, visitors see the last page', async ({ behind: { proxy, stopWebs } }) => {
  const look = () => proxy.ask('shop.example', product);
  await expect.poll(async () => (await look()).headers['x-cache']).toBe('HIT');
  await stopWebs();
  await expect.poll(async () => (await look()).headers['x-cache']).toBe('STALE');
  const page = await look();
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<link rel="canonical" href="https://shop.example${product}"`);
  expect((await proxy.ask('shop.example', '/cart')).status).toBe(502);
});

/** Half of the visitors get another version of a remote from now on, which is the same under another name. */
async function startTrial(build: string, live: Live): Promise<void> {
  const good = live.remotes.find(({ name }) => name === 'mf-marketing');
  if (!good) throw new Error('mf-marketing is not live');
  const tried = JSON.parse(
    JSON.stringify(good).replaceAll(good.version, `${good.version}-tried`),
  ) as typeof good;
  const built = path.resolve(import.meta.dirname, '../../../dist/remotes', good.name, good.version);
  const folder = path.join(build, 'remotes', good.name);
  await rm(folder);
  await mkdir(folder);
  for (const { version } of [good, tried]) await cp(built, path.join(folder, version), { recursive: true });
  await writeRegistry(build, {
    ...live,
    trials: [{ share: 50, entry: tried, since: new Date().toISOString() }],
  });
}
