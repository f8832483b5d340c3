import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { liveShellFolder } from '@shop/registry/desk';
import { expect, test } from '../../fixtures';
import { type BackendGate, openGate } from './backendGate';
import { ask, copyBuild, startWebServer, type WebServer } from './webServer';

const product = '/product/neel-lotus-tee';

/** A web server whose build folder and backend can be harmed. */
const harmed = test.extend<{
  gate: BackendGate;
  folder: string;
  start: () => Promise<WebServer>;
  server: WebServer;
}>({
  gate: async ({ shop }, use) => {
    const gate = await openGate(shop.backendUrl);
    await use(gate);
    await gate.stop();
  },
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const build = await copyBuild();
    await use(build.folder);
    await build.remove();
  },
  start: async ({ folder, gate, shop }, use) => {
    const servers: WebServer[] = [];
    await use(async () => {
      const server = await startWebServer({
        BUILD_FOLDER: folder,
        SUPABASE_URL: gate.url,
        SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
      });
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
  server: async ({ start }, use) => use(await start()),
});

async function readiness(server: WebServer) {
  const { status, text } = await ask(server.url, '/readyz');
  expect(text).not.toMatch(/\/(tmp|srv|home|work|root)\b|127\.0\.0\.1/);
  return { code: status, ...(JSON.parse(text) as { status: string; checks: Record<string, unknown> }) };
}
const statusOf = async (server: WebServer, target: string) => (await ask(server.url, target)).status;
/** On a busy machine the first pages of a new web server come too late, are answered 503, and come when asked for again. */
const expectShown = (server: WebServer, target: string) =>
  expect.poll(() => statusOf(server, target)).toBe(200);
/** What everybody may read of a signed registry. */
const publicPart = (text: string) => {
  const { payload } = JSON.parse(text) as { payload: string };
  const {
    history,
    shellHistory: _shells,
    ...live
  } = JSON.parse(payload) as Record<'history', object> & {
    shellHistory?: object;
  };
  expect(Object.keys(history)).not.toEqual([]);
  return live;
};
/** The look at `/readyz` is shared for a second. */
const expectReadiness = (server: WebServer, expected: Record<string, unknown>) =>
  expect.poll(() => readiness(server)).toMatchObject(expected);

harmed('all is well, as soon as the remotes’ server halves have started', async ({ server }) => {
  await expectReadiness(server, {
    code: 200,
    status: 'ready',
    checks: { registry: 'good', scripts: 'good', backend: 'answers' },
  });
});

for (const [name, content] of [
  ['missing', undefined],
  ['cut off', '{ "revision": "4fa4'],
  ['empty', '{}'],
  [
    'another host’s',
    '{"revision":"r","remotes":[{"name":"mf-x","version":"1","entry":"https://evil.example/x.js"}]}',
  ],
] as const) {
  harmed(
    `the registry is ${name}: the last good one serves, at a restart too`,
    async ({ server, start, folder }) => {
      const file = path.join(folder, 'registry.json');
      const good = await readFile(file, 'utf8');
      await expectShown(server, product);
      if (content === undefined) await rm(file);
      else await writeFile(file, content);

      for (const target of [product, '/cart', '/registry.json', '/robots.txt', '/healthz'])
        expect(await statusOf(server, target), target).toBe(200);
      await expectReadiness(server, { code: 200, status: 'degraded', checks: { registry: 'stale' } });
      expect(server.log().match(/\[registry\]/g)).toHaveLength(1);

      const restarted = await start();
      await expectShown(restarted, product);
      await expectReadiness(restarted, { status: 'degraded', checks: { registry: 'stale' } });

      await writeFile(file, good);
      await expectReadiness(server, { status: 'ready' });
      expect(JSON.parse((await ask(server.url, '/registry.json')).text)).toEqual(publicPart(good));
    },
  );
}

harmed('no registry at all: the shop says that it will be back, and is', async ({ folder, start, page }) => {
  const file = path.join(folder, 'registry.json');
  await rename(file, `${file}.away`);
  const server = await start();
  const answer = await ask(server.url, product);
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '15', 'cache-control': 'no-store' });
  expect(await statusOf(server, '/registry.json')).toBe(503);
  expect(await statusOf(server, '/healthz')).toBe(200);
  expect(await readiness(server)).toMatchObject({
    code: 503,
    status: 'not ready',
    checks: { registry: 'missing' },
  });

  await page.goto(server.url + product);
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible();
  await rename(`${file}.away`, file);
  // The page asks again by itself.
  await expect(page.getByRole('heading', { name: 'Neel Lotus Crew Tee' }).first()).toBeVisible();
  await expectReadiness(server, { status: 'ready' });
});

harmed('no list of scripts: no page without them', async ({ folder, start }) => {
  const file = path.join(liveShellFolder(folder), 'assets.json');
  await rename(file, `${file}.away`);
  const server = await start();
  expect(await statusOf(server, product)).toBe(503);
  expect(await readiness(server)).toMatchObject({
    code: 503,
    status: 'not ready',
    checks: { scripts: 'missing' },
  });
  await rename(`${file}.away`, file);
  await expectShown(server, product);
  // What runs goes with these scripts: whatever the list says now is for the next start.
  await rm(file);
  expect(await statusOf(server, product)).toBe(200);
});

for (const mode of ['refusing', 'silent'] as const) {
  harmed(
    `the backend is ${mode}: what was rendered still shows, and says of when it is`,
    async ({ server, gate }) => {
      await expectShown(server, product);
      expect((await ask(server.url, product)).text).not.toContain('earlier-page');
      await expectShown(server, '/sitemap-catalog.xml');
      const sitemap = await ask(server.url, '/sitemap-catalog.xml');
      gate.set(mode);
      await expectReadiness(server, { code: 200, status: 'degraded', checks: { backend: 'away' } });
      expect(await statusOf(server, '/healthz')).toBe(200);

      await expect.poll(async () => (await ask(server.url, product)).text).toContain('id="earlier-page"');
      const earlier = await ask(server.url, product);
      expect(earlier.status).toBe(200);
      expect(earlier.headers).toMatchObject({
        'cache-control': 'no-store',
        age: expect.stringMatching(/^\d+$/),
      });
      expect(earlier.text).toContain('Neel Lotus Crew Tee');
      expect(await ask(server.url, '/sitemap-catalog.xml')).toMatchObject({
        status: 200,
        text: sitemap.text,
      });
      // Pages that need no backend, and the frames of personal ones.
      expect(await statusOf(server, '/about')).toBe(200);
      expect(await statusOf(server, '/cart')).toBe(200);

      const unseen = await ask(server.url, '/product/unseen-before');
      expect(unseen.status).toBe(503);
      expect(unseen.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      expect(unseen.text).toContain('<footer');

      gate.set('open');
      await expect.poll(async () => (await ask(server.url, product)).text).not.toContain('id="earlier-page"');
      await expectReadiness(server, { code: 200, status: 'ready' });
    },
  );
}

harmed('a silent backend is not asked by each visitor', async ({ server, gate }) => {
  await expectShown(server, product);
  gate.set('silent');
  await expectReadiness(server, { checks: { backend: 'away' } });
  await statusOf(server, product);
  const before = gate.connections();
  for (let visitor = 0; visitor < 100; visitor++)
    expect(await statusOf(server, `${product}?visitor=${visitor % 2}`)).toBe(503);
  // The settings are asked for once a second, each of the two addresses was tried once.
  expect(gate.connections() - before).toBeLessThan(50);
});

harmed(
  'an earlier page comes alive without a word, and its notice goes with it',
  async ({ server, gate, page }) => {
    const words: string[] = [];
    page.on('console', (message) => words.push(message.text()));
    page.on('pageerror', (error) => words.push(error.message));
    await expectShown(server, '/category/women');
    await expectShown(server, '/about');
    gate.set('refusing');
    await expectReadiness(server, { checks: { backend: 'away' } });
    await expect.poll(async () => (await ask(server.url, '/category/women')).text).toContain('earlier-page');

    await page.goto(`${server.url}/category/women`);
    await expect(page.getByRole('complementary', { name: 'About this page' })).toContainText(
      'This page is as it was on',
    );
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Women Collection' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).first().click();
    await expect(page).toHaveURL(/about/);
    await expect(page.getByRole('complementary', { name: 'About this page' })).toHaveCount(0);
    // Without a backend the browser may say that it cannot be reached; React may not say that the HTML differs.
    expect(words.filter((word) => /React|hydrat|Trusted|Content Security|Integrity/i.test(word))).toEqual([]);
  },
);

harmed('asked to end under load, it answers what is under way', async ({ server, gate }) => {
  await expectShown(server, '/');
  gate.set('silent');
  const pages = Array.from({ length: 4 }, (_, index) => ask(server.url, `/category/women?page=${index + 1}`));
  await expect.poll(() => gate.connections()).toBeGreaterThan(0);
  const health = await ask(server.url, '/healthz');
  server.kill('SIGTERM');
  const answers = await Promise.all(pages);
  expect(health.status).toBe(200);
  expect(answers.map(({ text }) => text.endsWith('</html>'))).toEqual(Array(4).fill(true));
  expect(await server.ended).toBe(0);
  await expect(ask(server.url, '/healthz')).rejects.toThrow();
});
