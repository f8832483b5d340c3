import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLocalKeys, writeLocalKeys } from '../localKeys';
import { askOwnShop } from './askOwnShop';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it.each([
  ['the newest', 0],
  // Keys were changed, and it has not been started again since.
  ['the one before it', 1],
])('a shop that knows %s of the secret keys answers', async (_, index) => {
  const keys = await openLocalKeys(dataDir);
  const secretKeys = ['sb_secret_new', 'sb_secret_old'] as const;
  await writeLocalKeys(dataDir, { ...keys, secretKeys: [...secretKeys] });
  const server = createServer(({ headers }, response) =>
    headers.apikey === secretKeys[index]
      ? response.end('the answer')
      : response.writeHead(403).end('{"message":"A secret key is needed."}'),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const body = await askOwnShop({ dataDir, port }, '/backup', 'Nobody is there.');
  expect(await new Response(body).text()).toBe('the answer');
  server.close();
});

it('a folder of no shop is named and left as it is: keys in it would keep a backup from being put back there', async () => {
  await expect(askOwnShop({ dataDir, port: 1 }, '/backup', 'Nobody is there.')).rejects.toThrow(
    `No shop keeps its data in ${dataDir}. Set DATA_DIR to the folder of one.`,
  );
  expect(await readdir(dataDir)).toEqual([]);
});
