import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createReleaseToken, type Live, openSharedStore, openStore, readLive } from '@shop/registry/desk';
import { expect, test } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { openBrowser } from '../../steps/browsers';
import { confirm, rememberAdmin } from '../admin/steps';
import { openGate } from './backendGate';
import { ask, copyBuild, startWebServer, type WebServer } from './webServer';

type Entry = Live['remotes'][number];

const remote = 'mf-marketing';
const dist = path.resolve(import.meta.dirname, '../../../dist');

/** What is live of it, under another version: its files are those that were built. */
function versionOf(entry: Entry, suffix: string): Entry {
  const { version } = entry;
  return JSON.parse(JSON.stringify(entry).replaceAll(version, `${version}${suffix}`)) as Entry;
}

/** The release desk at an address, for whoever holds this token. */
function deskAt(url: string, token: string) {
  const call = async (method: string, address: string, body?: BodyInit) => {
    const answer = await fetch(`${url}/releases${address}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  return {
    newest: (limit: number) => call('GET', `?limit=${limit}`),
    order: (name: string, order: object) => call('POST', `/${name}`, JSON.stringify(order)),
    /** Sends every file of a version; `built` says under which version it was built here. */
    send: async (entry: Entry, built: Entry) => {
      for (const address of [...Object.keys(entry.integrity), ...Object.keys(entry.server ?? {})]) {
        const bytes = await readFile(path.join(dist, address.replace(entry.version, built.version)));
        const sent = await call('PUT', `/files${address.slice('/remotes'.length)}`, new Uint8Array(bytes));
        expect([address, sent.status]).toEqual([address, 201]);
      }
    },
  };
}

const backendOf = (shop: RunningShop) => ({
  SUPABASE_URL: shop.backendUrl,
  SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
});
const liveOf = async (server: WebServer): Promise<string | undefined> => {
  const { status, text } = await ask(server.url, '/registry.json');
  if (status !== 200) return undefined;
  const { remotes } = JSON.parse(text) as { remotes: Entry[] };
  return remotes.find(({ name }) => name === remote)?.version;
};

test('a team releases over HTTP with its own token, an admin takes it back, and both stand in the history', async ({
  shop,
}) => {
  const build = await copyBuild();
  const server = await startWebServer({ BUILD_FOLDER: build.folder, ...backendOf(shop) });
  const live = readLive(build.folder).remotes.find(({ name }) => name === remote);
  if (!live) throw new Error(`${remote} is not live`);
  const next = versionOf(live, '-next');
  const { token, kept } = createReleaseToken(['mf-gifts'], 'Asha');
  const store = openStore(build.folder, {});
  await store.addToken(kept);

  const team = deskAt(server.url, token);
  expect(await team.order(remote, { action: 'release', entry: next })).toMatchObject({
    status: 403,
    error: `token ${kept.id} of mf-gifts may not release ${remote}.`,
  });
  const own = createReleaseToken([remote], 'Asha');
  await store.addToken(own.kept);
  const owners = deskAt(server.url, own.token);
  // What is sent must not come into the build of all tests.
  await rm(path.join(build.folder, 'remotes', remote));
  const files = path.join('remotes', remote, live.version);
  await mkdir(path.dirname(path.join(build.folder, files)), { recursive: true });
  await cp(path.join(dist, files), path.join(build.folder, files), { recursive: true });
  await owners.send(next, live);
  expect(await owners.order(remote, { action: 'release', entry: next, reason: 'New words.' })).toMatchObject({
    status: 200,
    live: next.version,
  });
  expect(await liveOf(server)).toBe(next.version);
  await expect.poll(async () => (await ask(server.url, '/about')).text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);

  const shopper = await shop.connect({ email: 'shopper@example.com', password: 'shop-demo' });
  const admin = await shop.connect({ email: 'admin@example.com', password: 'admin-demo' });
  const tokenOf = async (client: typeof admin) =>
    (await client.auth.getSession()).data.session?.access_token ?? '';
  const order = { action: 'rollback', reason: 'Wrong words.' };
  expect(await deskAt(server.url, await tokenOf(shopper)).order(remote, order)).toMatchObject({
    status: 403,
  });
  const staff = deskAt(server.url, await tokenOf(admin));
  expect(await staff.order(remote, order)).toMatchObject({ status: 200, live: live.version });
  expect(await liveOf(server)).toBe(live.version);
  expect(await staff.newest(2)).toMatchObject({
    changes: [
      { kind: 'rollback', by: 'admin@example.com', version: live.version, reason: 'Wrong words.' },
      {
        kind: 'release',
        by: `token ${own.kept.id} of ${remote}`,
        version: next.version,
        reason: 'New words.',
      },
    ],
  });
  await server.stop();
  await build.remove();
});

test('two web servers share what is live in Supabase, and shoppers do not notice when it is away', async ({
  shop,
  browser,
}) => {
  const gate = await openGate(shop.backendUrl);
  const [keys, ...builds] = [await copyBuild(), await copyBuild(), await copyBuild()];
  const privateKey = (await readFile(path.join(keys.folder, 'releases/registry-key'), 'utf8')).trim();
  const publicKey = (await readFile(path.join(keys.folder, 'releases/registry-key.pub'), 'utf8')).trim();
  const built = readLive(keys.folder).remotes;
  const live = built.find(({ name }) => name === remote);
  const staff = built.find(({ name }) => name === 'mf-admin');
  if (!live || !staff) throw new Error(`${remote} and mf-admin are not live`);
  const servers: WebServer[] = [];
  for (const build of builds) {
    for (const name of ['registry.json', 'remotes', 'releases'])
      await rm(path.join(build.folder, name), { recursive: true });
    servers.push(
      await startWebServer({
        BUILD_FOLDER: build.folder,
        ...backendOf(shop),
        REGISTRY_STORE: 'supabase',
        REGISTRY_STORE_URL: gate.url,
        REGISTRY_STORE_KEY: shop.secretKey,
        REGISTRY_PUBLIC_KEY: publicKey,
        REGISTRY_PRIVATE_KEY: privateKey,
      }),
    );
  }
  const [one, two] = servers as [WebServer, WebServer];
  expect((await ask(two.url, '/about')).status).toBe(503);

  const store = openSharedStore({ url: gate.url, key: shop.secretKey });
  const { token, kept } = createReleaseToken([remote], 'Asha');
  await store.addToken(kept);
  const team = deskAt(one.url, token);
  await team.send(live, live);
  const released = await team.order(remote, { action: 'release', entry: live });
  expect(released).toMatchObject({ status: 200, live: live.version });
  for (const server of servers) {
    await expect.poll(() => liveOf(server), { intervals: [50] }).toBe(live.version);
    // Neither has its files on the disk: server half and scripts come from the store, once.
    await expect.poll(async () => (await ask(server.url, '/about')).text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(
      (await ask(server.url, live.entry, { headers: { 'accept-encoding': 'br' } })).headers,
    ).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  expect((await ask(two.url, `/remotes/${remote}/${live.version}/server/remoteEntry.js`)).status).toBe(404);

  gate.set('refusing');
  for (const server of servers) {
    await expect
      .poll(async () => JSON.parse((await ask(server.url, '/readyz')).text) as object)
      .toMatchObject({ status: 'degraded', checks: { registry: 'stale' } });
    expect((await ask(server.url, '/about')).status).toBe(200);
    expect((await ask(server.url, live.entry)).status).toBe(200);
    expect(await liveOf(server)).toBe(live.version);
  }
  expect(await team.order(remote, { action: 'kill' })).toMatchObject({
    status: 503,
    error: 'The store of what is live does not answer.',
  });
  gate.set('open');
  const next = versionOf(live, '-next');
  await team.send(next, live);
  await team.order(remote, { action: 'release', entry: next });
  await expect.poll(() => liveOf(two)).toBe(next.version);

  // What is done on the page of one web server is done for all.
  const owners = createReleaseToken([staff.name], 'Ravi');
  await store.addToken(owners.kept);
  const admins = deskAt(one.url, owners.token);
  await admins.send(staff, staff);
  expect(await admins.order(staff.name, { action: 'release', entry: staff })).toMatchObject({ status: 200 });
  await expect.poll(async () => (await ask(two.url, '/admin/releases')).status).toBe(200);
  const page = await openBrowser(browser, { ...shop, url: two.url });
  await rememberAdmin(page, shop);
  await page.goto('/admin/releases');
  const card = page.getByRole('region', { name: remote });
  await expect(card).toContainText(`Live${next.version}`);
  await confirm(page, `Roll back ${remote}`, { Reason: 'Wrong words' }, 'Roll back');
  await expect(card).toContainText(`Live${live.version}`);
  await expect.poll(() => liveOf(one)).toBe(live.version);
  await card.getByText(/^History/).click();
  const history = card.getByRole('list', { name: `History of ${remote}` }).getByRole('listitem');
  await expect(history.first()).toContainText(`Rolled back from ${next.version} to ${live.version}`);
  await expect(history.first()).toContainText('by admin@example.com');
  await expect(history.nth(1)).toContainText(`by token ${kept.id} of ${remote}`);
  await page.context().close();

  for (const server of servers) await server.stop();
  for (const build of [keys, ...builds]) await build.remove();
  await gate.stop();
});
