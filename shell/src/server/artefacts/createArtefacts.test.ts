import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { entry } from '@shop/registry/testing';
import { ArtefactFault } from './ArtefactFault';
import { createArtefacts } from './createArtefacts';

const base = '/remotes/mf-a/1.0.0/server';
const texts = new Map([
  [`${base}/remoteEntry.js`, 'module.exports = {};'],
  [`${base}/page.js`, 'exports.page = 1;'],
  [`${base}/package.json`, '{ "type": "commonjs" }'],
]);
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const server = Object.fromEntries([...texts].map(([address, text]) => [address, hashOf(text)]));

let folder: string;
let bucket: Server;
let origin: string;
let served: Map<string, string>;
let asked: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'artefacts-'));
  served = new Map(texts);
  asked = [];
  bucket = createServer((request, response) => {
    const address = request.url ?? '';
    asked.push(address);
    const text = served.get(address);
    if (text?.startsWith('http')) response.writeHead(302, { location: text }).end();
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
afterEach(async () => {
  bucket.closeAllConnections();
  await new Promise((resolve) => bucket.close(resolve));
  await rm(folder, { recursive: true });
});

const inBuild = (address: string) => path.join(folder, 'build', address);
const inCache = (address: string) => path.join(folder, 'cache', address);
const serverHalf = (release: RegistryEntry) =>
  createArtefacts({ buildFolder: inBuild(''), cacheFolder: inCache('') }).serverHalf(release);
const build = async () => {
  await mkdir(inBuild(base), { recursive: true });
  for (const [address, text] of texts) await writeFile(inBuild(address), text);
};
const here = entry('mf-a', { server });
const there = () => entry('mf-a', { server, origin });
const start = `${base}/remoteEntry.js`;

describe('a server half on this disk', () => {
  beforeEach(build);

  it('runs from where it lies when every file is what was released', async () => {
    expect(await serverHalf(here)).toBe(inBuild(start));
  });

  it.each([...texts.keys()])('is refused when %s was changed', async (address) => {
    await writeFile(inBuild(address), `${texts.get(address)} leak()`);
    await expect(serverHalf(here)).rejects.toThrow(new ArtefactFault(`${address} is not what was released.`));
  });

  it('is refused when a file is gone', async () => {
    await rm(inBuild(`${base}/page.js`));
    await expect(serverHalf(here)).rejects.toThrow(`${base}/page.js is not there.`);
  });

  it('is refused when its entry is none of what was released', async () => {
    const { [start]: _entry, ...rest } = server;
    await expect(serverHalf({ ...here, server: rest })).rejects.toThrow(
      `mf-a@1.0.0 has no hash for ${start}.`,
    );
  });

  it('runs as it is when it was released before server halves had hashes', async () => {
    expect(await serverHalf(entry('mf-a'))).toBe(inBuild(start));
  });

  it('is used although its scripts come from elsewhere, and nothing is fetched', async () => {
    expect(await serverHalf(there())).toBe(inBuild(start));
    expect(asked).toEqual([]);
  });
});

describe('a server half at another origin', () => {
  it('is fetched once, by every web server over one cache, and runs from there', async () => {
    const places = await Promise.all([serverHalf(there()), serverHalf(there())]);
    expect(places).toEqual([inCache(start), inCache(start)]);
    for (const [address, text] of texts) expect(await readFile(inCache(address), 'utf8')).toBe(text);
    asked = [];
    expect(await serverHalf(there())).toBe(inCache(start));
    expect(asked).toEqual([]);
  });

  it('is refused when a byte is another, and none of that file stays', async () => {
    served.set(`${base}/page.js`, 'exports.page = 2;');
    await expect(serverHalf(there())).rejects.toThrow(`${origin}${base}/page.js is not what was released.`);
    expect(existsSync(inCache(`${base}/page.js`))).toBe(false);
    served.set(`${base}/page.js`, texts.get(`${base}/page.js`) ?? '');
    expect(await serverHalf(there())).toBe(inCache(start));
  });

  it('is fetched again where the cache was changed', async () => {
    await serverHalf(there());
    await writeFile(inCache(start), 'leak()');
    asked = [];
    expect(await serverHalf(there())).toBe(inCache(start));
    expect(asked).toEqual([start]);
    expect(await readFile(inCache(start), 'utf8')).toBe(texts.get(start));
  });

  it('takes the place of one on this disk that was changed', async () => {
    await build();
    await writeFile(inBuild(start), 'leak()');
    expect(await serverHalf(there())).toBe(inCache(start));
  });

  it('is refused without hashes, whatever the origin sends', async () => {
    await expect(serverHalf(entry('mf-a', { origin }))).rejects.toThrow(
      `mf-a@1.0.0 has no hash for ${start}.`,
    );
    expect(asked).toEqual([]);
  });

  it('is refused when it is not there, sent on elsewhere, or nobody answers', async () => {
    served.delete(start);
    await expect(serverHalf(there())).rejects.toThrow(`${origin}${start} answers with 404.`);
    served.set(start, `${origin}${base}/page.js`);
    await expect(serverHalf(there())).rejects.toThrow(`${origin}${start} does not answer.`);
    await expect(serverHalf(entry('mf-a', { server, origin: 'http://127.0.0.1:1' }))).rejects.toThrow(
      /is not there\. http:\/\/127\.0\.0\.1:1\/remotes\/.* does not answer\.$/,
    );
  });
});
