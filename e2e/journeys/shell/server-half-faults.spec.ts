import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, type Live, readLive, writeRegistry } from '@shop/registry/desk';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { ask, copyBuild, startWebServer } from './webServer';

/*
 * The part of a remote that the web server runs is broken: the page comes all the same, because the browser renders it.
 * One web server has both remotes broken in the same way; `npm run faults` goes to each page in both ways.
 */

type Entry = Live['remotes'][number];

/** What is looked at below; nothing is missing that a message could name. */
const held = ['frame', 'bag', 'other pages', 'back after the cure'];
const every = process.env.FAULTS === 'every';
const serverEntry = 'server/remoteEntry.js';

/** What becomes of the file; nothing when it is taken away. */
const faults: Record<string, (source: string) => string | undefined> = {
  missing: () => undefined,
  throws: () => "throw new Error('at import');",
  hangs: () => 'for (;;) Math.sqrt(2);',
  'rejects later': (source) => `setTimeout(() => void Promise.reject(new Error('later')), 300);\n${source}`,
};

const pages = {
  'mf-catalog': { address: '/category/men', heading: 'Men Collection', link: 'Men' },
  'mf-marketing': { address: '/about', heading: 'About Us', link: 'About Us' },
};

/** A version of which only the server half differs from the one that is live. */
async function breakServerHalf(folder: string, good: Entry, change: (source: string) => string | undefined) {
  const broken = JSON.parse(JSON.stringify(good).replaceAll(good.version, `${good.version}-broken`)) as Entry;
  const remotes = path.join(folder, 'remotes', good.name);
  const built = path.resolve(import.meta.dirname, '../../../dist/remotes', good.name, good.version);
  await rm(remotes);
  await mkdir(remotes);
  await cp(built, path.join(remotes, good.version), { recursive: true });
  await cp(built, path.join(remotes, broken.version), { recursive: true });
  const file = path.join(remotes, broken.version, serverEntry);
  const source = change(readFileSync(file, 'utf8'));
  if (source === undefined) {
    await rm(file);
    return broken;
  }
  await writeFile(file, source);
  const address = `/remotes/${broken.name}/${broken.version}/${serverEntry}`;
  return { ...broken, server: { ...broken.server, [address]: integrityOf(file) } };
}

async function openBroken(shop: RunningShop, change: (source: string) => string | undefined) {
  const build = await copyBuild();
  const { remotes: live } = readLive(build.folder);
  const remotes = await Promise.all(
    live.map((entry) => (entry.name in pages ? breakServerHalf(build.folder, entry, change) : entry)),
  );
  await writeRegistry(build.folder, { remotes });
  const server = await startWebServer({
    BUILD_FOLDER: build.folder,
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
  });
  return {
    url: server.url,
    mend: () => writeRegistry(build.folder, { remotes: live }),
    close: async () => {
      await server.stop();
      await build.remove();
    },
  };
}

const test = base.extend<{ fault: string; broken: Awaited<ReturnType<typeof openBroken>> }>({
  fault: ['', { option: true }],
  broken: async ({ shop, fault }, use) => {
    const change = new Map(Object.entries(faults)).get(fault);
    if (!change) throw new Error(`There is no fault ${fault}`);
    const broken = await openBroken(shop, change);
    await use(broken);
    await broken.close();
  },
});

for (const fault of Object.keys(faults)) {
  test.describe(() => {
    test.use({ fault });

    test(`every server-rendered remote · server half ${fault}`, async ({ page, broken: { url, mend } }) => {
      for (const [name, { address, heading, link }] of Object.entries(pages)) {
        for (const kind of every ? ['opened', 'navigated to'] : ['opened']) {
          await page.goto(kind === 'opened' ? `${url}${address}` : `${url}/cart`);
          if (kind === 'navigated to')
            await page.getByRole('link', { name: link, exact: true }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
          await expect(page.getByText('Your cart is empty')).toBeVisible();
          test.info().annotations.push({
            type: 'cell',
            description: JSON.stringify([name, `server half ${fault}`, kind, held]),
          });
        }
      }
      await mend();
      for (const { address, heading } of Object.values(pages))
        await expect
          .poll(async () => (await ask(url, `${address}?mended`)).text)
          .toMatch(new RegExp(`<h1[^>]*>(<[^>]*>)*${heading}`));
    });
  });
}
