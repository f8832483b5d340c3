import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PublishedRegistry, versionLabel } from '@shop/registry';
import { remoteFileRoutes } from './remoteFileRoutes';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-remotes-'));
  for (const file of ['1/page.js', '1/server/half.js', '1/page.css', '2/page.js', 'dev/a.hot-update.json']) {
    const place = path.join(folder, 'remotes/mf-a', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `"${file}"`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = async (address: string, development = false) => {
  const registry = { killed: [versionLabel({ name: 'mf-a', version: '2' })] } as unknown as PublishedRegistry;
  const settings = { buildFolder: folder, cacheFolder: path.join(folder, 'cache'), development };
  const routes = remoteFileRoutes(settings, () => Promise.resolve(registry), undefined);
  const { status } = await routes.request(`/remotes/mf-a/${address}`);
  return status;
};

test('scripts of a release are there for browsers, its server half and other files are not', async () => {
  expect(await ask('1/page.js')).toBe(200);
  expect(await ask('1/server/half.js')).toBe(404);
  expect(await ask('1/page.css')).toBe(404);
  expect(await ask('1/gone.js')).toBe(404);
});

test('a killed version is gone, however it lies on the disk', async () => {
  expect(await ask('2/page.js')).toBe(410);
});

test('what was edited is there in development alone', async () => {
  expect(await ask('dev/a.hot-update.json', true)).toBe(200);
  expect(await ask('dev/a.hot-update.json')).toBe(404);
});
