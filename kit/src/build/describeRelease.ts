import type { Stats } from 'webpack';
import { containerName, type RegistryEntry, type RemoteManifest } from '@shop/registry';
import { entryFile, exposedChunk } from '../webpack/remoteConfig';

const isScript = (file: string) => file.endsWith('.js');

/**
 * What the registry needs to know about a built remote. `version` is the folder it will be served from, `hashOf`
 * gives a file's integrity hash, or nothing where files are rewritten in place (development). `serverHalf` lies in the
 * folder `server` beside the browser's scripts.
 */
export function describeRelease(
  stats: Stats,
  manifest: RemoteManifest,
  version: string,
  hashOf: (file: string) => string | undefined,
  serverHalf?: Stats,
): RegistryEntry {
  const address = (file: string) => `/remotes/${manifest.name}/${version}/${file}`;
  const { compilation } = stats;
  const scripts = namesOf(stats).filter(isScript);
  const hashesOf = (files: string[]) =>
    Object.fromEntries(files.flatMap((file) => withHash(address(file), hashOf(file))));
  const scriptsOf = (chunk: string) =>
    (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter(isScript).map(address);
  const routes = exposedChunk('routes');
  const exposed = [routes, exposedChunk('slots')];
  const pages = [...compilation.namedChunkGroups.keys()].filter(
    (name) => !exposed.includes(name) && !compilation.entrypoints.has(name),
  );
  return {
    ...manifest,
    version,
    container: containerName(manifest.name),
    entry: address(entryFile),
    integrity: hashesOf(scripts),
    ...(serverHalf && { server: hashesOf(namesOf(serverHalf).map((name) => `server/${name}`)) }),
    preload: {
      routes: compilation.namedChunkGroups.has(routes) ? [address(entryFile), ...scriptsOf(routes)] : [],
      pages: Object.fromEntries(pages.map((name) => [`${manifest.name}/${name}`, scriptsOf(name)])),
    },
  };
}

const namesOf = ({ compilation }: Stats) => compilation.getAssets().map(({ name }) => name);

const withHash = (address: string, hash: string | undefined): [string, string][] =>
  hash ? [[address, hash]] : [];
