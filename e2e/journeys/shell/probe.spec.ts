import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createProbe, integrityOf, type Live, liveShellFolder, readLive } from '@shop/registry/desk';
import { browserOptions } from '../../browserOptions';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { copyBuild } from './webServer';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const remote = 'mf-marketing';

/** A build whose marketing pages are a copy, and the probe of a shop over it with live data and a browser. */
async function openBuild(shop: RunningShop) {
  const build = await copyBuild();
  const live = readLive(build.folder);
  const entry = live.remotes.find(({ name }) => name === remote);
  if (!entry) throw new Error(`${remote} is not live`);
  await rm(path.join(build.folder, 'remotes', remote));
  await cp(path.join(dist, 'remotes', remote), path.join(build.folder, 'remotes', remote), {
    recursive: true,
  });
  const probe = createProbe({
    program: path.join(liveShellFolder(dist), 'server/probe.cjs'),
    buildFolder: build.folder,
    cacheFolder: path.join(build.folder, '.cache'),
    assetOrigins: [],
    backend: { url: shop.backendUrl, publishableKey: shop.publishableKey },
    siteUrl: shop.url,
    chromium: browserOptions.executablePath,
  });
  return {
    entry,
    file: (address: string) => path.join(build.folder, address),
    probing: (tried: typeof entry): Promise<string[]> => {
      const remotes = live.remotes.map((each) => (each.name === remote ? tried : each));
      return probe(tried, { ...live, remotes } satisfies Live);
    },
    close: build.remove,
  };
}

const test = base.extend<{ build: Awaited<ReturnType<typeof openBuild>> }>({
  build: async ({ shop }, use) => {
    const build = await openBuild(shop);
    await use(build);
    await build.close();
  },
});

test('what is live passes the probe: rendered with the shop’s data, and opened in a browser', async ({
  build: { entry, probing },
}) => {
  const seen = (await probing(entry)).join('\n');
  expect(seen).toMatch(/^Its server half loads with this shell: 17 routes, 1 slots, all its own\.$/m);
  expect(seen).toMatch(/^Rendered 16 pages with live data: \/about \/contact /m);
  expect(seen).toContain('Rendered its slots: newsletter.');
  expect(seen).toMatch(/^Opened 6 pages in a browser without an error: \/about \/contact /m);
});

test('what fails in browsers alone is refused before anybody gets it', async ({
  build: { entry, file, probing },
}) => {
  const script = file(entry.entry);
  // As on a slow device: nothing is fetched any more while the script is still being evaluated.
  const late = `const until = Date.now() + 1500; while (Date.now() < until); throw new Error('in browsers alone');`;
  await writeFile(script, `${late}\n${await readFile(script, 'utf8')}`);
  for (const small of ['br', 'gz']) await rm(`${script}.${small}`);
  const integrity = { ...entry.integrity, [entry.entry]: integrityOf(script) };
  await expect(probing({ ...entry, integrity })).rejects.toThrow(
    /^\/about of mf-marketing \S+ fails in the browser: .*in browsers alone/,
  );
});
