import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { registryKeys, trustedKeys } from './registryKeys';
import { createKeyPair } from './signature';

const folder = temporaryFolder();

test('a folder makes its keys once, the private one for its owner’s eyes alone', async () => {
  const first = await registryKeys(folder, {});
  expect(first.made).toBe(true);
  expect(await registryKeys(folder, {})).toEqual({ ...first, made: false });
  expect(await trustedKeys(folder, {})).toEqual(first.publicKeys);
  expect(statSync(path.join(folder, 'releases/registry-key')).mode & 0o777).toBe(0o600);
});

test('a folder with the public key alone keeps it, and releases nothing', async () => {
  const serving = path.join(folder, 'serving');
  const { publicKeys } = await registryKeys(serving, {});
  rmSync(path.join(serving, 'releases/registry-key'));
  await expect(registryKeys(serving, {})).rejects.toThrow('nothing can be released with it');
  expect(await trustedKeys(serving, {})).toEqual(publicKeys);
  await expect(registryKeys(serving, { REGISTRY_PUBLIC_KEY: publicKeys[0] })).rejects.toThrow(
    'REGISTRY_PRIVATE_KEY is not set',
  );
});

test('the environment’s keys come before the folder’s', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const other = (await createKeyPair()).publicKey;
  const env = { REGISTRY_PRIVATE_KEY: privateKey, REGISTRY_PUBLIC_KEY: `${other}, ${publicKey}` };
  expect(await registryKeys(folder, env)).toMatchObject({ privateKey, made: false });
  expect(await trustedKeys(folder, env)).toEqual([other, publicKey]);
  expect(await trustedKeys(folder, { REGISTRY_PRIVATE_KEY: privateKey })).toEqual([publicKey]);
});
