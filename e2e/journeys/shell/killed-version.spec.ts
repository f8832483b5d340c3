import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Live, readLive, writeRegistry } from '@shop/registry/desk';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { openGate } from './backendGate';
import { ask, copyBuild, startWebServer } from './webServer';

type Entry = Live['remotes'][number];

const remote = 'mf-marketing';

/** A build with a second version of one remote, and a web server over it whose registry can be swapped. */
async function openBuild(shop: RunningShop, backendUrl = shop.backendUrl) {
  const build = await copyBuild();
  const registry = readLive(build.folder);
  const good = registry.remotes.find(({ name }) => name === remote);
  if (!good) throw new Error(`${remote} is not live`);
  const bad = JSON.parse(JSON.stringify(good).replaceAll(good.version, `${good.version}-bad`)) as Entry;

  const remotes = path.join(build.folder, 'remotes');
  const built = path.resolve(import.meta.dirname, '../../../dist/remotes');
  await rm(path.join(remotes, remote));
  await mkdir(path.join(remotes, remote));
  for (const { version } of [good, bad])
    await cp(path.join(built, remote, good.version), path.join(remotes, remote, version), {
      recursive: true,
    });

  const publish = (live: Entry, killed: string[] = []) => {
    const remotes = registry.remotes.map((entry) => (entry.name === remote ? live : entry));
    return writeRegistry(build.folder, { remotes, killed });
  };
  await publish(bad);
  const server = await startWebServer({
    BUILD_FOLDER: build.folder,
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
  });
  const close = async () => {
    await server.stop();
    await build.remove();
  };
  return { url: server.url, good, bad, publish, close };
}

const test = base.extend<{ build: Awaited<ReturnType<typeof openBuild>> }>({
  build: async ({ shop }, use) => {
    const build = await openBuild(shop);
    await use(build);
    await build.close();
  },
});

const labelOf = ({ name, version }: Entry) => `${name}@${version}`;
const scriptOf = ({ name, version }: Entry) => `/remotes/${name}/${version}/`;
const scriptsIn = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('a version that is killed is served to nobody, and an open tab leaves it when it goes on', async ({
  page,
  build: { url, good, bad, publish },
}) => {
  await page.goto(`${url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await scriptsIn(page)).filter((name) => name.includes(scriptOf(bad)))).not.toEqual([]);

  await publish(good, [labelOf(bad)]);
  for (const address of ['/about', '/registry.json'])
    expect((await ask(url, address)).text).not.toContain(scriptOf(bad));
  expect((await ask(url, `${scriptOf(bad)}remoteEntry.js`)).status).toBe(410);
  expect((await ask(url, `${scriptOf(good)}remoteEntry.js`)).status).toBe(200);

  const asDocument = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === `${url}/contact`,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await asDocument;
  await expect(page).toHaveTitle(/Contact/);
  await expect.poll(async () => (await scriptsIn(page)).join(' ')).toContain(scriptOf(good));
  expect((await scriptsIn(page)).join(' ')).not.toContain(scriptOf(bad));
  await page.goBack();
  await expect(page).toHaveURL(`${url}/about`);
});

test('a page that is being rendered while its version is killed is rendered anew', async ({ shop }) => {
  const gate = await openGate(shop.backendUrl);
  const { url, good, bad, publish, close } = await openBuild(shop, gate.url);
  try {
    // Its footer has a part of the killed remote.
    const address = '/category/women';
    expect((await ask(url, address)).text).toContain(scriptOf(bad));
    gate.set('late');
    const underWay = ask(url, `${address}?page=2`);
    await expect.poll(() => gate.connections()).toBeGreaterThan(0);
    await publish(good, [labelOf(bad)]);
    await expect.poll(async () => (await ask(url, '/registry.json')).text).not.toContain(scriptOf(bad));
    gate.set('open');
    const { status, text } = await underWay;
    expect(status).toBe(200);
    const named = [...text.matchAll(new RegExp(`/remotes/${remote}/[^/]+/`, 'g'))].map(([script]) => script);
    expect([...new Set(named)]).toEqual([scriptOf(good)]);
  } finally {
    await close();
    await gate.stop();
  }
});

test('what is killed without another version says that it is not there, until one is released', async ({
  page,
  build: { url, good, bad, publish },
}) => {
  await publish(bad, [labelOf(bad)]);
  expect(await ask(url, '/about')).toMatchObject({ status: 503 });

  // Nobody is led there, and whoever comes by address is told.
  await page.goto(url);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Coupons' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toHaveCount(0);
  await page.goto(`${url}/about`);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // Its part of the frame is missing, the other pages are not.
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
  await page.goBack();
  await expect(retry).toBeVisible();

  await publish(good, [labelOf(bad)]);
  await retry.click();
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
