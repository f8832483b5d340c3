import { readdirSync } from 'node:fs';
import { mountSmallDisk } from '../faults/smallDisk';
import { createObjectFiles } from './objectFiles';

const disk = mountSmallDisk(1);
if (!disk) console.warn('DID NOT RUN: a small disk cannot be mounted here (needs root).');
const onDisk = disk ? it : it.skip;
afterAll(() => disk?.remove());

onDisk('what a full disk does not take leaves nothing on it', async () => {
  const files = createObjectFiles(`${disk?.folder}/storage`);
  await expect(files.write(new Uint8Array(2_000_000))).rejects.toThrow('ENOSPC');
  expect(readdirSync(`${disk?.folder}/storage`)).toEqual([]);
  const version = await files.write(new Uint8Array(500_000));
  expect(readdirSync(`${disk?.folder}/storage`)).toEqual([version]);
});
