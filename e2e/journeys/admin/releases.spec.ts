import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Live, openLocalDesk, readLive } from '@shop/registry/desk';
import { expectAccessible } from '../../expectAccessible';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { admin, demoShopper, rememberAccount } from '../../steps/shoppers';
import { copyBuild, startWebServer } from '../shell/webServer';
import { confirm, rememberAdmin } from './steps';

type Entry = Live['remotes'][number];

const remote = 'mf-marketing';
/** Whoever released from a command line before. */
const team = { name: 'Marketing', mayRelease: () => true };

/** A build with a second version of one remote, of which a tenth of the visitors have it, and its web server. */
async function openTrial(shop: RunningShop) {
  const build = await copyBuild();
  const live = readLive(build.folder).remotes.find(({ name }) => name === remote);
  if (!live) throw new Error(`${remote} is not live`);
  const tried = JSON.parse(JSON.stringify(live).replaceAll(live.version, `${live.version}-next`)) as Entry;
  const folder = path.join(build.folder, 'remotes', remote);
  const built = path.resolve(import.meta.dirname, '../../../dist/remotes', remote, live.version);
  await rm(folder);
  await mkdir(folder);
  for (const { version } of [live, tried]) await cp(built, path.join(folder, version), { recursive: true });

  const desk = await openLocalDesk(build.folder, {});
  await desk.trial(team, { entry: tried, share: 10 }, { commit: '4fa4c15' });
  // What some hours would bring.
  await shop.sql(
    `insert into private.vitals
     select date_trunc('hour', now()) - make_interval(hours => hour), $1, version, '', measure, 3, 40 + hour
     from generate_series(0, 5) as hour, unnest(array[$2, $3]) as version,
       unnest(array['views', 'visits', 'lcp', 'inp']) as measure
     on conflict do nothing`,
    [remote, live.version, tried.version],
  );
  const server = await startWebServer({
    BUILD_FOLDER: build.folder,
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
    SHOP_SERVER_TOKEN: shop.serverToken,
  });
  return {
    url: server.url,
    desk,
    live,
    tried,
    close: async () => {
      await server.stop();
      await build.remove();
    },
  };
}

const test = base.extend<{ trial: Awaited<ReturnType<typeof openTrial>> }>({
  trial: async ({ shop }, use) => {
    const trial = await openTrial(shop);
    await use(trial);
    await trial.close();
  },
  baseURL: ({ trial }, use) => use(trial.url),
});

test('an admin widens a trial, promotes it, rolls it back and kills it, and the history says who did', async ({
  page,
  shop,
  trial: { url, desk, live, tried },
}) => {
  const published = async () => {
    const { remotes, trials, killed } = (await (await fetch(`${url}/registry.json`)).json()) as Live;
    const { version } = remotes.find(({ name }) => name === remote) ?? {};
    const shares = trials.map(({ share }) => share);
    return { live: version, shares, isKilled: killed.includes(`${remote}@${tried.version}`) };
  };
  await rememberAdmin(page, shop);
  await page.goto('/admin/releases');
  const card = page.getByRole('region', { name: remote });
  await expect(card).toContainText(`Live${live.version}`);
  await expect(card).toContainText(`Trial 10%${tried.version}`);
  await expect(card.getByText('commit 4fa4c15', { exact: true })).toBeVisible();
  await expect(card).toContainText('No evidence so far that it does worse.');
  await expectAccessible(page);

  await confirm(page, `Change share ${remote}`, { 'Of 100 visitors': '50' }, 'Change share');
  expect(await published()).toEqual({ live: live.version, shares: [50], isKilled: false });
  await expect(card).toContainText(`Trial 50%${tried.version}`);

  // Another tab still asks about the trial when it is over.
  const other = await page.context().newPage();
  await other.goto(`${url}/admin/releases`);
  await other.getByRole('button', { name: `Promote ${remote}` }).click();
  await confirm(page, `Promote ${remote}`, {}, 'Promote');
  expect(await published()).toEqual({ live: tried.version, shares: [], isKilled: false });
  await expect(card).toContainText(`Live${tried.version}`);
  const question = other.getByRole('dialog');
  await question.getByRole('button', { name: 'Promote', exact: true }).click();
  await expect(question.getByRole('alert')).toHaveText(/on trial/);
  await other.close();

  await confirm(page, `Roll back ${remote}`, { Reason: 'Prices are missing' }, 'Roll back');
  expect(await published()).toEqual({ live: live.version, shares: [], isKilled: false });
  await expect(card).toContainText(`Live${live.version}`);

  await desk.release(team, { entries: [tried] });
  await page.reload();
  await page.getByRole('button', { name: `Kill ${remote}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Everybody gets ${live.version}`);
  await dialog.getByLabel('Reason').fill('Shows other people’s orders');
  await dialog.getByLabel(`Type ${remote} to confirm`).fill('mf-checkout');
  await dialog.getByRole('button', { name: `Kill ${tried.version}` }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`Type ${remote}.`);
  await expectAccessible(page);
  await dialog.getByLabel(`Type ${remote} to confirm`).fill(remote);
  await dialog.getByRole('button', { name: `Kill ${tried.version}` }).click();
  await expect(dialog).toBeHidden();
  expect(await published()).toEqual({ live: live.version, shares: [], isKilled: true });

  await card.getByText(/^History/).click();
  const history = card.getByRole('list', { name: `History of ${remote}` });
  for (const done of [
    `Killed ${tried.version}`,
    `Rolled back from ${tried.version} to ${live.version}`,
    `Promoted ${tried.version} after ${live.version}`,
    `Share of the trial of ${tried.version}: 50%`,
  ])
    await expect(history.getByRole('listitem').filter({ hasText: done }).first()).toContainText(
      `by ${admin.email}`,
    );
  await expect(history).toContainText('Shows other people’s orders');
  await history.getByText('Release gate').first().click();
  await expect(history).toContainText(`Everybody gets ${live.version}`);
});

test('whoever is no admin sees nothing of it, and the desk refuses them', async ({ page, shop, trial }) => {
  await rememberAccount(page, shop, demoShopper);
  await page.goto('/admin/releases');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  const { data } = await (await shop.connect(demoShopper)).auth.getSession();
  const ask = (token: string) =>
    fetch(`${trial.url}/releases/${remote}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'kill' }),
    });
  expect((await ask(data.session?.access_token ?? '')).status).toBe(403);
  expect((await ask('')).status).toBe(401);
});
