import { appendFile, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readLive, writeRegistry } from '@shop/registry/desk';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { choose } from '../../steps/choose';
import { startBucket } from './bucket';
import { ask, copyBuild, startWebServer } from './webServer';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/**
 * A shop whose catalogue lies in a bucket, server half included, and whose marketing pages come from another shop's web
 * server, with the server half on the disk. Neither's scripts are in its own build.
 */
async function openShop(shop: RunningShop) {
  const backend = { SUPABASE_URL: shop.backendUrl, SUPABASE_PUBLISHABLE_KEY: shop.publishableKey };
  const bucket = await startBucket(dist);
  const otherShop = await startWebServer({ BUILD_FOLDER: dist, ...backend });
  const build = await copyBuild();
  const { remotes } = readLive(build.folder);
  const origins = new Map([
    ['mf-catalog', bucket.origin],
    ['mf-marketing', otherShop.url],
  ]);
  const elsewhere = remotes.map((entry) => {
    const origin = origins.get(entry.name);
    return origin ? { ...entry, origin } : entry;
  });
  for (const name of origins.keys()) await rm(path.join(build.folder, 'remotes', name));
  const versionOf = (name: string) => remotes.find((entry) => entry.name === name)?.version ?? '';
  const marketing = path.join('remotes/mf-marketing', versionOf('mf-marketing'), 'server');
  await mkdir(path.join(build.folder, path.dirname(marketing)), { recursive: true });
  await cp(path.join(dist, marketing), path.join(build.folder, marketing), { recursive: true });
  await writeRegistry(build.folder, { remotes: elsewhere });

  const servers = [otherShop];
  return {
    bucket,
    otherShop,
    /** The marketing pages' server half on the disk. */
    serverHalf: path.join(build.folder, marketing, 'remoteEntry.js'),
    open: async (assetOrigins = [...origins.values()]) => {
      const server = await startWebServer({
        BUILD_FOLDER: build.folder,
        ASSET_ORIGINS: assetOrigins.join(' '),
        ...backend,
      });
      servers.push(server);
      return server;
    },
    close: async () => {
      for (const server of servers) await server.stop();
      await bucket.stop();
      await build.remove();
    },
  };
}

const test = base.extend<{ places: Awaited<ReturnType<typeof openShop>> }>({
  places: async ({ shop }, use) => {
    const places = await openShop(shop);
    await use(places);
    await places.close();
  },
});

const scriptOrigins = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/remotes/'))
        .map(({ name }) => new URL(name).origin),
    ),
  ]);

test('a shop whose remotes lie at two other origins is the whole shop', async ({
  page,
  places: { bucket, otherShop, open },
  consoleProblems,
}) => {
  const { url } = await open();
  await expect.poll(async () => (await ask(url, '/category/men')).text).toContain('Men Collection</h1>');
  const policy = (await ask(url, '/category/men')).headers['content-security-policy'];
  const scripts = String(policy)
    .split('; ')
    .find((directive) => directive.startsWith('script-src '));
  expect(scripts?.split(' ')).toEqual([
    'script-src',
    "'self'",
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    bucket.origin,
    otherShop.url,
  ]);
  await expect.poll(async () => (await ask(url, '/about')).text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);

  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
  await page.goto(`${url}/category/men`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Neel Lotus/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/neel-lotus-tee/);
  await choose(page.getByRole('radio', { disabled: false }).first());
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/About/);
  await page.getByRole('link', { name: 'Bag, 1 item' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Bag' })).toBeVisible();

  expect((await scriptOrigins(page)).sort()).toEqual([url, bucket.origin, otherShop.url].sort());
  expect(consoleProblems).toEqual([]);
});

test('bytes that are not those of the release run in no browser', async ({
  page,
  places: { bucket, open },
}) => {
  const { url } = await open();
  bucket.tamperWith(/remoteEntry\.js$/);
  await page.goto(`${url}/category/men`);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  bucket.tamperWith(undefined);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeVisible();
});

test('server halves that are not those of the release never run, wherever they lie; browsers render instead', async ({
  page,
  places: { bucket, serverHalf, open },
}) => {
  bucket.tamperWith(/\/server\/remoteEntry\.js$/);
  await appendFile(serverHalf, '\n');
  const { url, log } = await open();
  for (const [address, remote] of [
    ['/category/men', 'mf-catalog'],
    ['/about', 'mf-marketing'],
  ] as const) {
    await expect
      .poll(log)
      .toMatch(new RegExp(`server half of ${remote}@\\S+ is not started: .*is not what was released`));
    const answer = await ask(url, address);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('<h1');
    await page.goto(url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('what lies at an origin that is not in the setting is given to nobody', async ({
  page,
  places: { bucket, otherShop, open },
}) => {
  const { url, log } = await open([otherShop.url]);
  expect((await ask(url, '/category/men')).status).toBe(503);
  expect(log()).toContain(`comes from ${bucket.origin}, which is none of this shop's asset origins`);
  await page.goto(`${url}/category/men`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.goto(`${url}/about`);
  await expect(page).toHaveTitle(/About/);
  expect(bucket.asked).toEqual([]);
});
