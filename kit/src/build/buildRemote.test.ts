import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { RegistryEntry } from '@shop/registry';
import { builtRelease, integrityOf } from '@shop/registry/desk';
import { temporaryFolder } from '@shop/registry/testing';
import { kitFolder } from '../project/kitFolder';
import { readJson } from '../project/readJson';

const folder = temporaryFolder();
const elsewhere = temporaryFolder();
const home = '/remotes/mf-marketing/1.2.3-test';
const file = (address: string) => path.join(folder, address);

describe('buildRemote', () => {
  // A small one: a build of the largest takes three times as long.
  const remote = path.join(kitFolder(), '../mf-marketing');
  let release: RegistryEntry;
  const build = (output: string, source: string, cwd?: string) => {
    const { NODE_ENV: _ofJest, ...env } = process.env;
    const program = path.join(kitFolder(), 'src/testing/buildTestRemote.mjs');
    const told = execFileSync(process.execPath, [program, output, source, '1.2.3-test'], {
      env,
      cwd,
      encoding: 'utf8',
    });
    return JSON.parse(told) as RegistryEntry;
  };
  beforeAll(() => {
    release = build(folder, remote);
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

  it('makes the same bytes of the same sources, in whichever folder they are checked out', () => {
    const [first, second] = ['first', 'second'].map((name) => {
      const home = path.join(elsewhere, name);
      const copy = path.join(home, 'mf-marketing');
      cpSync(remote, copy, { recursive: true, filter: (source) => path.basename(source) !== 'dist' });
      symlinkSync(path.join(remote, '../node_modules'), path.join(home, 'node_modules'));
      const { integrity, server } = build(path.join(home, 'dist'), copy, copy);
      return { integrity, server };
    });
    expect(second).toEqual(first);
  });

  it('takes shared packages from the shell instead of bringing copies', () => {
    const entry = readFileSync(file(`${home}/remoteEntry.js`));
    // Its routes and links; React alone is five times that.
    expect(entry.length).toBeLessThan(40_000);
  });
});
