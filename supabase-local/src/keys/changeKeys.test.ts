import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLocalKeys } from '../localKeys';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';
import { changeKeys, keyChanges } from './changeKeys';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ engine: 'pglite' });
});
afterAll(() => backend.stop());

const clientWith = (publishableKey: string) => createTestClient({ ...backend, publishableKey });
const changed = async (change: string) => {
  await backend.shutDown();
  const keys = await changeKeys(backend.dataDir, keyChanges[change]!);
  await backend.restart();
  return keys;
};
const settingsBy = async (key: string) => {
  const client = clientWith(key);
  const { data, error } = await client.from('shop_settings').select('phase');
  return error?.message ?? data?.length;
};
const sweepBy = async (headers: Record<string, string>) =>
  (await fetch(`${backend.url}/functions/v1/sweep`, { method: 'POST', headers })).status;

test('keys are changed one after the other, and nobody is signed out', async () => {
  const { publishableKey: before, secretKey: secretBefore } = backend;
  const shopper = clientWith(before);
  const signedIn = await shopper.auth.signInWithPassword({
    email: 'shopper@example.com',
    password: 'shop-demo',
  });
  expect(signedIn.error).toBeNull();

  const { publishableKeys, secretKeys } = await changed('add');
  expect(publishableKeys).toEqual([expect.not.stringMatching(before), before]);
  for (const key of publishableKeys) expect(await settingsBy(key)).toBe(1);
  for (const apikey of secretKeys) expect(await sweepBy({ apikey })).toBe(200);
  expect(await sweepBy({ apikey: before, authorization: `Bearer ${secretBefore}` })).toBe(200);
  const health = (await (await fetch(`${backend.url}/health`)).json()) as { publishableKey: string };
  expect(health.publishableKey).toBe(publishableKeys[0]);
  expect((await shopper.from('bag_lines').select('quantity')).error).toBeNull();

  await changed('retire');
  expect(await settingsBy(before)).toBe('Invalid API key');
  expect(await settingsBy(publishableKeys[0])).toBe(1);
  expect(await sweepBy({ apikey: secretBefore })).toBe(401);
  expect(await sweepBy({ apikey: publishableKeys[0] })).toBe(401);
  expect(await sweepBy({ apikey: secretKeys[0] })).toBe(200);
  // The session is another key's matter: it goes on under the new API key.
  const { data } = await shopper.auth.getSession();
  const user = await clientWith(publishableKeys[0]).auth.getUser(data.session!.access_token);
  expect(user.data.user?.email).toBe('shopper@example.com');
});

test('a data folder of when there was one key of each kind keeps them', async () => {
  const file = join(backend.dataDir, 'local-keys.json');
  const { publishableKeys, secretKeys, ...others } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(
    file,
    JSON.stringify({ ...others, publishableKey: publishableKeys[0], secretKey: secretKeys[0] }),
  );
  expect(await readLocalKeys(backend.dataDir)).toMatchObject({ publishableKeys, secretKeys });
  // As the start script reads them.
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ publishableKeys, secretKeys });
});
