import * as kernelData from '@shop/kernel/data';
import * as kernelDomain from '@shop/kernel/domain';
import * as kernelPlatform from '@shop/kernel/platform';
import * as kernelReact from '@shop/kernel/react';
import * as kernelRouting from '@shop/kernel/routing';
import type { Registry, RegistryEntry } from '@shop/kernel/platform';
import type { RouteObject } from '@shop/kernel/routing';
import * as ui from '@shop/ui';
import { createInstance } from '@module-federation/enhanced/runtime';
import path from 'node:path';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

declare const __non_webpack_require__: NodeJS.Require;
/** Versions of the shared packages, written in by the build. */
declare const __SHARED_VERSIONS__: Record<'@shop/kernel' | '@shop/ui', string>;

/** The remotes' server halves of one registry revision. */
export interface ServerRemotes {
  routesOf(entry: RegistryEntry): Promise<RouteObject[]>;
}

const offer = (version: string, module: unknown) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
});

/**
 * One federation instance per registry revision: a swapped registry is picked up by making another, while
 * renders under way finish on the one they began with.
 */
export function createServerRemotes(registry: Registry, buildFolder: string): ServerRemotes {
  const serverEntry = (entry: RegistryEntry) =>
    path.join(buildFolder, 'remotes', entry.name, entry.version, 'server', 'remoteEntry.js');
  const { '@shop/kernel': kernel, '@shop/ui': uiVersion } = __SHARED_VERSIONS__;
  const instance = createInstance({
    name: `shell_server_${registry.revision}`,
    remotes: registry.remotes.map((entry) => ({
      name: entry.container,
      entry: serverEntry(entry),
      type: 'commonjs-module',
    })),
    shared: {
      react: offer(React.version, React),
      'react/jsx-runtime': offer(React.version, jsxRuntime),
      'react-dom': offer(React.version, ReactDOM),
      'styled-components': offer(styledComponents.version, styledComponents),
      '@shop/ui': offer(uiVersion, ui),
      '@shop/kernel/domain': offer(kernel, kernelDomain),
      '@shop/kernel/platform': offer(kernel, kernelPlatform),
      '@shop/kernel/data': offer(kernel, kernelData),
      '@shop/kernel/react': offer(kernel, kernelReact),
      '@shop/kernel/routing': offer(kernel, kernelRouting),
    },
    plugins: [
      {
        name: 'entries-from-disk',
        loadEntry: ({ remoteInfo }) => Promise.resolve(__non_webpack_require__(remoteInfo.entry)),
      },
    ],
  });

  const known = new Map<string, Promise<RouteObject[]>>();
  const load = async (entry: RegistryEntry) => {
    const module = await instance.loadRemote<{ routes: RouteObject[] }>(`${entry.container}/routes`);
    if (!module) throw new Error(`${entry.name} ${entry.version} exposes no routes`);
    return module.routes;
  };
  return {
    routesOf: (entry) => {
      const loading = known.get(entry.name) ?? load(entry);
      known.set(entry.name, loading);
      loading.catch(() => known.delete(entry.name));
      return loading;
    },
  };
}
