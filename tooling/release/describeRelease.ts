import { containerName, type RegistryEntry, type RemoteManifest } from '@shop/kernel/platform';
import path from 'node:path';
import type { Stats } from 'webpack';
import { exposedChunk } from '../webpack/remoteConfig';
import { integrityOf } from '../build/integrityOf';

const entryFile = 'remoteEntry.js';
const isScript = (file: string) => file.endsWith('.js');

/**
 * What the registry needs to know about a built remote. `folder` holds its files, `version` is where they will
 * be served from. Integrity hashes are left out where files are rewritten in place (development).
 */
export function describeRelease(
  stats: Stats,
  manifest: RemoteManifest,
  version: string,
  folder: string,
  withIntegrity = true,
): RegistryEntry {
  const address = (file: string) => `/remotes/${manifest.name}/${version}/${file}`;
  const { compilation } = stats;
  const scripts = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter(isScript);
  const scriptsOf = (chunk: string) =>
    (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter(isScript).map(address);
  const exposed = [exposedChunk('routes'), exposedChunk('slots')];
  const pages = [...compilation.namedChunkGroups.keys()].filter(
    (name) => !exposed.includes(name) && !compilation.entrypoints.has(name),
  );
  return {
    ...manifest,
    version,
    container: containerName(manifest.name),
    entry: address(entryFile),
    integrity: withIntegrity
      ? Object.fromEntries(scripts.map((file) => [address(file), integrityOf(path.join(folder, file))]))
      : {},
    preload: {
      routes: [address(entryFile), ...scriptsOf(exposedChunk('routes'))],
      pages: Object.fromEntries(pages.map((name) => [`${manifest.name}/${name}`, scriptsOf(name)])),
    },
  };
}
