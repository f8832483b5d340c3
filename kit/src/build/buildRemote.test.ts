import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RegistryEntry } from '@shop/registry';
import { builtRelease, integrityOf } from '@shop/registry/desk';
import { temporaryFolder } from '@shop/registry/testing';
import { kitFolder } from '../project/kitFolder';
import { readJson } from '../project/readJson';

const folder = temporaryFolder();
const home = '/remotes/mf-marketing/1.2.3-test';
const file = (address: string) => path.join(folder, address);

describe('buildRemote', () => {
  // A small one: a build of the largest takes three times as long.
  const remote = path.join(kitFolder(), '../mf-marketing');
  let release: RegistryEntry;
  beforeAll(() => {
    const { NODE_ENV: _ofJest, ...env } = process.env;
    const program = path.join(kitFolder(), 'src/testing/buildTestRemote.mjs');
    const told = execFileSync(process.execPath, [program, folder, remote, '1.2.3-test'], {
      env,
      encoding: 'utf8',
    });
    release = JSON.parse(told) as RegistryEntry;
  });

  it('builds both halves of a remote into its version folder', () => {
    expect(release).toMatchObject({
      name: 'mf-marketing',
      container: 'mf_marketing',
      prefixes: readJson<{ prefixes: string[] }>(path.join(remote, 'remote.json')).prefixes,
      entry: `${home}/remoteEntry.js`,
      preload: {
        routes: [`${home}/remoteEntry.js`],
        pages: { 'mf-marketing/about': [`${home}/about.js`] },
      },
    });
    for (const [address, hash] of Object.entries(release.integrity)) {
      expect(integrityOf(file(address))).toBe(hash);
    }
    for (const [address, hash] of Object.entries(release.server ?? {})) {
      expect(integrityOf(file(address))).toBe(hash);
    }
    expect(Object.keys(release.server ?? {}).sort()).toEqual(
      readdirSync(file(`${home}/server`))
        .map((name) => `${home}/server/${name}`)
        .sort(),
    );
    expect(Object.keys(release.integrity)).toEqual(
      expect.arrayContaining([...release.preload.routes, `${home}/about.js`]),
    );

    const entry = readFileSync(file(release.entry));
    expect(brotliDecompressSync(readFileSync(`${file(release.entry)}.br`)).equals(entry)).toBe(true);
    expect(builtRelease(folder, 'mf-marketing', '1.2.3-test')).toEqual(release);
    expect(existsSync(file(`${home}/server/remoteEntry.js`))).toBe(true);
    expect(readJson(file(`${home}/server/package.json`))).toEqual({ type: 'commonjs' });
  });

  it('takes shared packages from the shell instead of bringing copies', () => {
    const entry = readFileSync(file(`${home}/remoteEntry.js`));
    // Its routes and links; React alone is five times that.
    expect(entry.length).toBeLessThan(40_000);
  });
});
