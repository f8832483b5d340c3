import { existsSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName } from '@shop/registry';
import type { RemoteProject } from '../project/readProject';
import { absentFromEntries } from './absentParts';
import { baseConfig, type BuildMode, type ReactMode } from './baseConfig';
import { browserIntegrity } from './browserIntegrity';
import { CommonJsFolder } from './CommonJsFolder';
import { RoutesInEntry } from './RoutesInEntry';
import { consumedModules } from './sharedModules';
import { StableEntryId } from './StableEntryId';
import { Unoffered } from './Unoffered';

/**
 * A remote in the browser. Its scripts find each other beside their own address, wherever they are put. `react` is that of the
 * shell that will run it.
 */
export function remoteBrowserConfig(
  project: RemoteProject,
  mode: BuildMode,
  output: string,
  react: ReactMode = mode,
): Configuration {
  const base = baseConfig(project.folder, mode, react);
  return {
    ...base,
    name: `${project.manifest.name} in the browser`,
    target: ['web', 'es2022'],
    entry: {},
    optimization: { ...base.optimization, splitChunks: { minSize: worthARequest } },
    output: { ...scripts(project, output), crossOriginLoading: 'anonymous' },
    plugins: [
      new ModuleFederationPlugin({
        ...container(project),
        // The shell brings the federation runtime: without a copy the entry is a quarter of the size.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new StableEntryId(),
      new Unoffered(),
      // Where routes are replaced while they run they are found by their own name.
      ...(mode === 'production' ? [new RoutesInEntry({ entry: entryFile, routes: routesFile })] : []),
      ...(mode === 'production' ? absentFromEntries() : []),
      ...browserIntegrity(mode),
    ],
  };
}

/** The same remote for the web server, which loads it from disk by its registry version. */
export function remoteServerConfig(project: RemoteProject, mode: BuildMode, output: string): Configuration {
  const base = baseConfig(project.folder, mode);
  return {
    ...base,
    name: `${project.manifest.name} on the server`,
    target: 'async-node',
    entry: {},
    output: scripts(project, output),
    optimization: { ...base.optimization, minimize: false },
    plugins: [
      new ModuleFederationPlugin({ ...container(project), library: { type: 'commonjs-module' } }),
      new StableEntryId(),
      new CommonJsFolder(),
    ],
  };
}

/**
 * Bytes of sources, about 7 KB compressed, from which on what several pages have in common is a script of its own. Less of
 * it comes with each of them: one request less weighs more on a slow connection than what a second page brings again.
 */
const worthARequest = 45_000;

const scripts = ({ manifest }: RemoteProject, output: string): Configuration['output'] => ({
  path: output,
  publicPath: 'auto',
  uniqueName: containerName(manifest.name),
  filename: '[name].js',
  chunkFilename: '[name].js',
});

const container = (project: RemoteProject) => ({
  name: containerName(project.manifest.name),
  filename: entryFile,
  exposes: Object.fromEntries(
    exposedModules(project.folder).map((name) => [
      `./${name}`,
      { import: `./src/${name}`, name: exposedChunk(name) },
    ]),
  ),
  shareStrategy: 'loaded-first' as const,
  shared: consumedModules(project.manifest.contract),
  manifest: false,
  dts: false as const,
  dev: false as const,
});

/** The chunk that holds an exposed module. */
export const exposedChunk = (module: 'routes' | 'slots'): string => `exposed-${module}`;

/** What the shell fetches first of a remote. */
export const entryFile = 'remoteEntry.js';
const routesFile = `${exposedChunk('routes')}.js`;

/** What a remote exposes: routes always, slots where it offers any. */
function exposedModules(folder: string): ('routes' | 'slots')[] {
  const offersSlots = ['slots.ts', 'slots.tsx'].some((file) => existsSync(path.join(folder, 'src', file)));
  return offersSlots ? ['routes', 'slots'] : ['routes'];
}
