import { existsSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName } from '@shop/registry';
import { inRepository } from '../workspace/repository';
import { contractOf } from '../workspace/sharedPackages';
import { baseConfig, type BuildMode } from './baseConfig';
import { browserIntegrity } from './browserIntegrity';
import { CommonJsFolder } from './CommonJsFolder';
import { consumedModules } from './sharedModules';

/** A remote in the browser. Its scripts find each other beside their own address, wherever they are put. */
export function remoteBrowserConfig(remote: string, mode: BuildMode, output: string): Configuration {
  return {
    ...baseConfig(remote, mode),
    name: `${remote} in the browser`,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...scripts(remote, output), crossOriginLoading: 'anonymous' },
    plugins: [
      new ModuleFederationPlugin({
        ...container(remote),
        // The shell brings the federation runtime: without a copy the entry is a quarter of the size.
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      ...browserIntegrity(mode),
    ],
  };
}

/** The same remote for the web server, which loads it from disk by its registry version. */
export function remoteServerConfig(remote: string, mode: BuildMode, output: string): Configuration {
  const base = baseConfig(remote, mode);
  return {
    ...base,
    name: `${remote} on the server`,
    target: 'async-node',
    entry: {},
    output: scripts(remote, output),
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      new ModuleFederationPlugin({ ...container(remote), library: { type: 'commonjs-module' } }),
      new CommonJsFolder(),
    ],
  };
}

const scripts = (remote: string, output: string): Configuration['output'] => ({
  path: output,
  publicPath: 'auto',
  uniqueName: containerName(remote),
  filename: '[name].js',
  chunkFilename: '[name].js',
});

const container = (remote: string) => ({
  name: containerName(remote),
  filename: 'remoteEntry.js',
  exposes: exposedModules(remote),
  shareStrategy: 'loaded-first' as const,
  shared: consumedModules(contractOf(remote)),
  manifest: false,
  dts: false as const,
  dev: false as const,
});

/** The chunk that holds an exposed module. */
export const exposedChunk = (module: 'routes' | 'slots'): string => `exposed-${module}`;

/** Routes always, slots where the remote offers any. */
function exposedModules(remote: string) {
  const offersSlots = ['slots.ts', 'slots.tsx'].some((file) => existsSync(inRepository(remote, 'src', file)));
  const modules: ('routes' | 'slots')[] = offersSlots ? ['routes', 'slots'] : ['routes'];
  return Object.fromEntries(
    modules.map((name) => [`./${name}`, { import: `./src/${name}`, name: exposedChunk(name) }]),
  );
}
