import { createHash } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Live, openLocalDesk, readLive, writeRegistry } from '@shop/registry/desk';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { mailTo } from '../../steps/mailbox';
import { ask, copyBuild, startWebServer, type WebServer } from './webServer';

const remote = 'mf-marketing';

/** A half whose page about the shop fails when it is shown: a federation container as webpack makes them, by hand. */
const brokenContainer = `{
  init() {},
  get: () => Promise.resolve(() => ({
    routes: [{ id: 'mf-marketing/about', path: '/about', Component() { throw new TypeError('The founders are missing'); } }],
    slots: {},
  })),
}`;
const brokenHalves = {
  browser: { file: 'remoteEntry.js', text: `var mf_marketing = ${brokenContainer};` },
  server: { file: 'server/remoteEntry.js', text: `module.exports = ${brokenContainer};` },
};

type Broken = keyof typeof brokenHalves | 'nothing';
type Entry = Live['remotes'][number];

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a broken half in the place of a version's own. */
async function breakHalf(buildFolder: string, entry: Entry, broken: keyof typeof brokenHalves) {
  const { file, text } = brokenHalves[broken];
  const folder = path.join(buildFolder, 'remotes', remote, entry.version);
  await writeFile(path.join(folder, file), text);
  for (const compressed of ['br', 'gz'])
    await rm(path.join(folder, `${file}.${compressed}`), { force: true });
  const address = `/remotes/${remote}/${entry.version}/${file}`;
  const hashes = broken === 'browser' ? entry.integrity : entry.server;
  if (hashes && address in hashes) hashes[address] = hashOf(text);
}

/** A build in which half of the visitors get a version of one remote of which one half is broken, and its web server. */
async function openTrial(shop: RunningShop, broken: Broken) {
  const build = await copyBuild();
  const live = readLive(build.folder);
  const good = live.remotes.find(({ name }) => name === remote);
  if (!good) throw new Error(`${remote} is not live`);
  const bad = JSON.parse(JSON.stringify(good).replaceAll(good.version, `${good.version}-bad`)) as Entry;
  const folder = path.join(build.folder, 'remotes', remote);
  const built = path.resolve(import.meta.dirname, '../../../dist/remotes', remote, good.version);
  await rm(folder);
  await mkdir(folder);
  for (const { version } of [good, bad]) await cp(built, path.join(folder, version), { recursive: true });

  if (broken !== 'nothing') await breakHalf(build.folder, bad, broken);
  const since = new Date().toISOString();
  await writeRegistry(build.folder, { ...live, trials: [{ share: 50, entry: bad, since }] });
  const servers: WebServer[] = [];
  const open = async () => {
    const server = await startWebServer({
      BUILD_FOLDER: build.folder,
      SUPABASE_URL: shop.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
      SHOP_SERVER_TOKEN: shop.serverToken,
    });
    servers.push(server);
    return server.url;
  };
  const url = await open();
  /** As a visitor with this number, whom a cookie puts into the trial or leaves out. */
  const askAs = (number: number, address: string) =>
    ask(url, address, { headers: { cookie: `visitor-number=${number}` } });
  const gets = async (number: number, { version }: Entry) =>
    (await askAs(number, '/about')).text.includes(`/remotes/${remote}/${version}/`);
  const visitorOf = async (version: Entry) => {
    for (let number = 0; ; number += 1) if (await gets(number, version)) return number;
  };
  return {
    url,
    /** Another web server over the same build and database. */
    openAnother: open,
    bad,
    askAs,
    since,
    versions: { tried: bad.version, live: good.version },
    visitors: { tried: await visitorOf(bad), live: await visitorOf(good) },
    isOnTrial: async () => (await ask(url, '/registry.json')).text.includes(bad.version),
    changes: async () => (await openLocalDesk(build.folder, {})).store.changes({ remote, limit: 5 }),
    close: async () => {
      for (const server of servers) await server.stop();
      await build.remove();
    },
  };
}

type Trial = Awaited<ReturnType<typeof openTrial>>;

const test = base.extend<{ broken: Broken; trial: Trial }>({
  broken: ['browser', { option: true }],
  trial: async ({ shop, broken }, use) => {
    const trial = await openTrial(shop, broken);
    await use(trial);
    await trial.close();
  },
});

const measures = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/vitals'));

/**
 * Opens the page ten times in a browser of its own, and further on until the database knows of ten visits or the trial is
 * over.
 */
async function visitTenTimes(
  browser: Browser,
  shop: RunningShop,
  trial: Trial,
  arm: keyof Trial['visitors'],
) {
  const { url, visitors, versions, since } = trial;
  const context = await browser.newContext();
  await context.addCookies([{ name: 'visitor-number', value: String(visitors[arm]), url }]);
  await context.route('**/media/**', (route) => route.abort());
  const page = await context.newPage();
  const known = async () => {
    const [row] = await shop.sql(
      `select coalesce(sum(count), 0)::integer as visits from private.trial_figures
       where trial = $1 and version = $2 and measure = 'visits'`,
      [since, versions[arm]],
    );
    return Number(row?.visits);
  };
  for (let visit = 1; visit <= 10 || ((await known()) < 10 && (await trial.isOnTrial())); visit += 1) {
    await page.goto(`${url}/about`);
    // What measures comes when the page is idle, and tells when the page is left; after the trial seldom.
    const isDone = async () => (await page.evaluate(measures)) || !(await trial.isOnTrial());
    await expect.poll(isDone).toBe(true);
  }
  return page;
}

test('a version whose page fails in browsers is taken back by itself, and says why', async ({
  browser,
  shop,
  trial,
}) => {
  const { bad } = trial;
  const sound = await visitTenTimes(browser, shop, trial, 'live');
  await expect(sound.getByRole('heading', { level: 1 })).toHaveText(/about/i);
  const failing = await visitTenTimes(browser, shop, trial, 'tried');

  await expect.poll(trial.isOnTrial).toBe(false);

  await failing.reload();
  await expect(failing.getByRole('heading', { level: 1 })).toHaveText(
    await sound.getByRole('heading', { level: 1 }).innerText(),
  );
  const measured = await shop.sql(
    `select distinct measure from private.trial_figures
     where trial = $1 and version = $2 and measure in ('lcp', 'cls') order by 1`,
    [trial.since, trial.versions.live],
  );
  expect(measured).toEqual([{ measure: 'cls' }, { measure: 'lcp' }]);
  const reason = /\d+ of \d+ visits failed, of the live version 0 of \d+\./;
  const [row] = await trial.changes();
  expect(row).toMatchObject({ kind: 'trial-ended', remote, version: bad.version, by: 'the shop' });
  expect(row?.reason).toMatch(reason);
  const mail = await mailTo(shop, 'admin@example.com', /^The trial of mf-marketing has ended itself$/);
  expect(mail).toMatch(reason);
  expect(mail).toContain(bad.version);
  for (const page of [sound, failing]) await page.context().close();
});

test.describe('on the server', () => {
  test.use({ broken: 'server' });

  test('a version whose pages cannot be rendered is taken back by itself, and no cache mixes the two', async ({
    trial,
  }) => {
    const { visitors, askAs, bad } = trial;
    expect(await askAs(visitors.live, '/about')).toMatchObject({ status: 200 });
    expect(await askAs(visitors.tried, '/about')).toMatchObject({ status: 500 });
    for (const number of Object.values(visitors))
      for (const address of ['/about', '/cart', '/no-such-page', '/login', '/sitemap-pages.xml']) {
        const { headers } = await askAs(number, address);
        expect([address, headers.vary, headers['cache-control']]).toEqual([
          address,
          expect.stringContaining('cookie'),
          expect.stringMatching(/^(private, no-cache|no-store)$/),
        ]);
      }
    await expect
      .poll(async () => {
        for (const number of Object.values(visitors)) await askAs(number, '/about');
        return trial.isOnTrial();
      })
      .toBe(false);
    expect(await askAs(visitors.tried, '/about')).toMatchObject({ status: 200 });
    const [row] = await trial.changes();
    expect(row).toMatchObject({ kind: 'trial-ended', version: bad.version });
    expect(row?.reason).toMatch(/^\d+ of \d+ pages could not be rendered, of the live version 0 of \d+\.$/);
  });
});

test.describe('where nothing fails', () => {
  test.use({ broken: 'nothing' });

  test('a version that is slow is taken back by itself, by what two web servers know together', async ({
    trial,
  }) => {
    const { versions } = trial;
    const urls = [trial.url, await trial.openAnother()];
    const tell = (url: string, version: string, lcp: number) =>
      fetch(`${url}/vitals`, {
        method: 'POST',
        body: JSON.stringify({
          entries: [
            { version: `${remote}@${version}`, page: 'mf-marketing/about', views: 1, visit: 'begun', lcp },
          ],
        }),
      });
    // Forty of each version are needed, and neither server hears of more than thirty.
    for (const url of urls)
      for (let visit = 0; visit < 30; visit += 1)
        for (const told of [await tell(url, versions.live, 900), await tell(url, versions.tried, 4200)])
          // Forty may be known before the last has told: nobody is heard then who has the version that is gone.
          if (told.status !== 204) expect([told.status, await trial.isOnTrial()]).toEqual([400, false]);
    await expect.poll(trial.isOnTrial).toBe(false);
    const [row] = await trial.changes();
    expect(row?.reason).toMatch(
      /^LCP is 4\d{3} ms at p75 of \d+ views, with the live version 9\d\d ms of \d+\.$/,
    );
  });
});
