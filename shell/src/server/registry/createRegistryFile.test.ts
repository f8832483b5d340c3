import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRegistry } from '@shop/registry/desk';
import { entry } from '@shop/registry/testing';
import { createRegistryFile } from './createRegistryFile';

let folder: string;
let file: string;
const open = (registryKeys = {}) =>
  createRegistryFile({ buildFolder: folder, assetOrigins: [], registryKeys });
const release = (version: string) => writeRegistry(folder, { remotes: [remote(version)] });
const remote = (version: string) =>
  JSON.parse(JSON.stringify(entry('mf-a')).replaceAll('1.0.0', version)) as ReturnType<typeof entry>;
const refused = (fault: string) => ({ state: 'stale', content: { remotes: [{ version: '2' }] }, fault });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'shop-registry-'));
  file = path.join(folder, 'registry.json');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each<[string, (text: string) => string | Promise<string>, string]>([
  ['unsigned', (text) => (JSON.parse(text) as { payload: string }).payload, 'The registry is not signed.'],
  [
    'altered',
    (text) => text.replace('The checkout', 'Our checkout'),
    'The registry was altered after it was signed.',
  ],
  [
    'signed with another key',
    async () => {
      const other = mkdtempSync(path.join(tmpdir(), 'shop-registry-'));
      await writeRegistry(other, { remotes: [remote('3')] });
      const text = readFileSync(path.join(other, 'registry.json'), 'utf8');
      rmSync(other, { recursive: true });
      return text;
    },
    'The registry is signed with a key that this shop does not trust.',
  ],
  [
    'not the registry',
    () => '{"payload":"{}"}',
    'The signed registry: signature is not a text: it is missing.',
  ],
])('a registry that is %s is refused, and the last good one serves', async (_, harm, fault) => {
  await release('1');
  await release('2');
  const read = open();
  expect(await read()).toMatchObject({ state: 'good', content: { remotes: [{ version: '2' }] } });
  const good = readFileSync(file, 'utf8');
  const bad = await harm(good);
  expect(bad).not.toBe(good);
  writeFileSync(file, bad);
  expect(await read()).toMatchObject(refused(fault));
  // Whoever starts meanwhile takes the kept copy, which is verified like the file itself.
  expect(await open()()).toMatchObject(refused(fault));
  writeFileSync(file, good);
  expect(await read()).toMatchObject({ state: 'good' });
});

test('an earlier registry is refused although its signature is good, after a restart too', async () => {
  await release('1');
  const earlier = readFileSync(file, 'utf8');
  const read = open();
  await read();
  await release('2');
  expect(await read()).toMatchObject({ state: 'good' });
  writeFileSync(file, earlier);
  const fault = 'The registry is number 1, older than number 2, which was live before.';
  expect(await read()).toMatchObject(refused(fault));
  expect(await open()()).toMatchObject(refused(fault));
});

test('a kept copy that was altered is not used', async () => {
  await release('1');
  await open()();
  const copy = path.join(folder, 'registry.last-good.json');
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('The checkout', 'Our checkout'));
  rmSync(file);
  expect(await open()()).toMatchObject({ state: 'missing' });
});

test('keys of the environment come before those of the folder', async () => {
  await release('1');
  const own = readFileSync(path.join(folder, 'releases/registry-key.pub'), 'utf8').trim();
  const other = mkdtempSync(path.join(tmpdir(), 'shop-registry-'));
  await writeRegistry(other, { remotes: [remote('1')] });
  const stranger = readFileSync(path.join(other, 'releases/registry-key.pub'), 'utf8').trim();
  rmSync(other, { recursive: true });
  expect(await open({ REGISTRY_PUBLIC_KEY: stranger })()).toMatchObject({ state: 'missing' });
  expect(await open({ REGISTRY_PUBLIC_KEY: `${stranger} ${own}` })()).toMatchObject({ state: 'good' });
  expect(await open({ REGISTRY_PUBLIC_KEY: 'no key' })()).toMatchObject({
    fault: expect.stringContaining('REGISTRY_PUBLIC_KEY'),
  });
});
