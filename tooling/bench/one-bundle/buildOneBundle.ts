import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import { compressFolder, runWebpack } from '@shop/kit/build';
import type { RegistryEntry } from '@shop/registry';
import { integrityOf, liveShellFolder, readLive, writeRegistry, writeWhole } from '@shop/registry/desk';
import { describeAssets } from '../../build/describeAssets';
import { oneBundleConfig } from '../../webpack/oneBundleConfig';
import { inRepository } from '../../workspace/repository';
import { remotesModule } from './remotesModule';

/** The remote whose pages are measured: preload links name scripts below their owner's folder. */
const measured = 'mf-catalog';

/**
 * Builds shell and remotes of this checkout as one application into a build folder of its own beside what is live in
 * `buildFolder`, with the same server halves, so that the same web server sends the same HTML with other scripts.
 * Returns the folder.
 */
export async function buildOneBundle(buildFolder: string): Promise<string> {
  const live = readLive(buildFolder);
  const owner = live.remotes.find(({ name }) => name === measured);
  if (!owner) throw new Error(`${measured} is not live: npm run build.`);
  const folder = path.join(buildFolder, 'one-bundle');
  const shell = copyLive(buildFolder, folder);
  const scripts = `remotes/${owner.name}/${owner.version}`;
  const stats = await compile(folder, live.remotes, `${scripts}/[name].[contenthash:10].js`);
  cpSync(path.join(folder, 'assets'), path.join(shell, 'assets'), { recursive: true });
  await Promise.all([path.join(shell, 'assets'), path.join(folder, scripts)].map(compressFolder));
  const hashOf = (file: string) => integrityOf(path.join(folder, file));
  writeWhole(path.join(shell, 'assets.json'), describeAssets(stats, hashOf));
  const remotes = live.remotes.map((entry) => (entry === owner ? ownerOfAll(entry, stats, hashOf) : entry));
  await writeRegistry(folder, { ...live, remotes });
  return folder;
}

/** A build folder with the same web server, server halves, fonts and pictures. Returns the folder of its shell. */
function copyLive(buildFolder: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const live = liveShellFolder(buildFolder);
  const shell = path.join(folder, path.relative(buildFolder, live));
  cpSync(live, shell, { recursive: true, filter: (file) => !file.startsWith(path.join(live, 'assets/')) });
  cpSync(path.join(buildFolder, 'remotes'), path.join(folder, 'remotes'), {
    recursive: true,
    // Without the browsers' scripts of the remotes: those of the one bundle take their place.
    filter: (file) => !/\.js(\.br|\.gz)?$/.test(file) || /\/server(\/|$)/.test(file),
  });
  symlinkSync(path.join(buildFolder, 'pictures'), path.join(folder, 'pictures'));
  return shell;
}

function compile(folder: string, remotes: readonly RegistryEntry[], chunkFilename: string): Promise<Stats> {
  const parts = remotes.map(({ name, slots }) => ({
    name,
    folder: inRepository(name),
    exposes: slots.length > 0 ? ['routes', 'slots'] : ['routes'],
  }));
  const standIn = path.join(folder, 'createRemotes.ts');
  writeFileSync(standIn, remotesModule(parts));
  return runWebpack(oneBundleConfig(folder, standIn, chunkFilename));
}

/** The measured remote's entry with the scripts of the one bundle in place of its own. */
function ownerOfAll(
  entry: RegistryEntry,
  { compilation }: Stats,
  hashOf: (file: string) => string,
): RegistryEntry {
  const initial = new Set(compilation.entrypoints.get('main')?.getFiles());
  const scriptsOf = (chunk: string) =>
    (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter(
      (file) => file.endsWith('.js') && !initial.has(file),
    );
  const pages = Object.keys(entry.preload.pages);
  const preload = {
    routes: scriptsOf(`${entry.name}-routes`).map((file) => `/${file}`),
    pages: Object.fromEntries(
      pages.map((page) => [page, scriptsOf(page.replace('/', '-')).map((file) => `/${file}`)]),
    ),
  };
  const named = [...preload.routes, ...Object.values(preload.pages).flat()];
  const integrity = Object.fromEntries(named.map((address) => [address, hashOf(address)]));
  return { ...entry, preload, integrity };
}
