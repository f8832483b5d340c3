import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { builtRelease, openLocalDesk, readLive } from '@shop/registry/desk';
import { temporaryFolder, writeRelease } from '@shop/registry/testing';
import { folderClient } from './folderClient';
import type { ReleaseClient } from './releaseClient';

const root = temporaryFolder();
/** Where the remote is built, and the build folder of the shop. */
const [own, shop] = [path.join(root, 'own'), path.join(root, 'shop')];
const contract = {
  '@shop/kernel': '^0.1.0',
  '@shop/ui': '^0.1.0',
  react: '^19.3.1',
  'styled-components': '^6.6.0',
};
const built = (version: string, links: Record<string, string> = {}) =>
  writeRelease(own, { name: 'mf-gifts', version, contract, links });
let client: ReleaseClient;

beforeAll(async () => {
  const other = writeRelease(shop, { name: 'mf-other', version: '1', contract });
  const desk = await openLocalDesk(shop, {});
  const brings = {
    '@shop/kernel': '0.1.0',
    '@shop/ui': '0.1.0',
    react: '19.3.1',
    'styled-components': '6.6.0',
  };
  await desk.release(
    { name: 'Asha', mayRelease: () => true },
    { entries: [other], shell: { version: 'abc', brings, facts: {} } },
  );
  client = folderClient(shop, root);
});

async function send(entry: RegistryEntry): Promise<RegistryEntry> {
  for (const address of Object.keys({ ...entry.integrity, ...entry.server }))
    await client.putFile(address, readFileSync(path.join(own, address)));
  return entry;
}
const liveVersion = () => readLive(shop).remotes.find(({ name }) => name === 'mf-gifts')?.version;

test('files and changes reach the shop of the folder, and links that went are told', async () => {
  const first = await send(built('1', { gifts: '/mf-gifts' }));
  await client.change('mf-gifts', { action: 'release', entry: first });
  expect(liveVersion()).toBe('1');
  expect(builtRelease(shop, 'mf-gifts', '1')).toEqual(first);

  const entry = await send(built('2'));
  await client.change('mf-gifts', { action: 'trial', entry, share: 10 });
  await client.change('mf-gifts', { action: 'share', share: 40 });
  expect(readLive(shop).trials).toEqual([expect.objectContaining({ share: 40 })]);
  expect(await client.change('mf-gifts', { action: 'promote' })).toMatchObject({
    live: '2',
    linksGivenUp: ['gifts'],
  });
  await expect(client.change('mf-gifts', { action: 'rollback', version: '1' })).rejects.toThrow(
    'mf-gifts has moved on: 2 is live now, not 1. Nothing was changed.',
  );
  expect(await client.change('mf-gifts', { action: 'rollback', version: '2' })).toMatchObject({
    live: '1',
    linksGivenUp: [],
  });
  await client.change('mf-gifts', { action: 'kill', version: '2' });
  expect(readLive(shop).killed).toEqual(['mf-gifts@2']);
});

test('a file that is there with other bytes is refused', async () => {
  const { entry } = await send(built('3'));
  await expect(client.putFile(entry, Buffer.from('other'))).rejects.toThrow(
    `The shop has ${entry} already, and other bytes in it.`,
  );
});

test('where nothing can be released, the first file that is sent is told so, and nobody before', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  const serving = folderClient(path.join(root, 'serving'), root, { REGISTRY_PUBLIC_KEY: 'a-key' });
  // Node tells of a rejection that nobody handles when the queue of this turn is done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(unheard).not.toHaveBeenCalled();
  process.off('unhandledRejection', unheard);
  await expect(serving.putFile('/remotes/mf-a/1/x.js', Buffer.from(''))).rejects.toThrow(
    'REGISTRY_PRIVATE_KEY is not set',
  );
});
