import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { entry } from '@shop/registry/testing';
import { createSharedFiles } from './createSharedFiles';

const live = '/remotes/mf-a/1.0.0/remoteEntry.js';
const before = '/remotes/mf-a/0.9.0/remoteEntry.js';
const script = 'var mf_a = {};';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release = (address: string) => entry('mf-a', { integrity: { [address]: hashOf(script) } });

let folder: string;
let readFile: jest.Mock;
const app = () =>
  new Hono()
    .use(
      createSharedFiles({
        store: { readFile },
        buildFolder: path.join(folder, 'build'),
        cacheFolder: path.join(folder, 'cache'),
        registryOf: () =>
          Promise.resolve({
            revision: 'r',
            remotes: [release(live)],
            history: { 'mf-a': { earlier: [release(before)], withdrawn: [] } },
          }),
      }),
    )
    .get('*', (context) => context.text('served'));
const inCache = (address: string) => path.join(folder, 'cache', address);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = mkdtempSync(path.join(tmpdir(), 'shop-files-'));
  readFile = jest.fn(() => Promise.resolve(Buffer.from(script)));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test.each([live, before])(
  '%s is brought here once, however many ask, compressed beside it',
  async (address) => {
    const served = app();
    await Promise.all([served.request(address), served.request(address)]);
    await served.request(address);
    expect(readFile).toHaveBeenCalledTimes(1);
    expect(readFileSync(inCache(address), 'utf8')).toBe(script);
    expect(brotliDecompressSync(readFileSync(`${inCache(address)}.br`)).toString()).toBe(script);
  },
);

test.each([
  ['is not what was released', () => Promise.resolve(Buffer.from('leak()'))],
  ['is not there', () => Promise.resolve(undefined)],
  ['cannot be asked for', () => Promise.reject(new Error('fetch failed'))],
])('a file that %s is not kept, and asked for again', async (_, answer) => {
  readFile.mockImplementation(answer);
  const served = app();
  await served.request(live);
  await served.request(live);
  expect(existsSync(inCache(live))).toBe(false);
  expect(readFile).toHaveBeenCalledTimes(2);
});

test('nothing is asked for that no registry names', async () => {
  const served = app();
  for (const address of ['/remotes/mf-a/1.0.0/x.js', '/remotes/mf-b/1/x.js', '/remotes/constructor'])
    await served.request(address);
  expect(readFile).not.toHaveBeenCalled();
});
