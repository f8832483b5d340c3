import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import * as kernelData from '@shop/kernel/data';
import * as kernelDomain from '@shop/kernel/domain';
import * as kernelPlatform from '@shop/kernel/platform';
import * as kernelReact from '@shop/kernel/react';
import type { RouteObject } from '@shop/kernel/routing';
import * as kernelRouting from '@shop/kernel/routing';
import { ownRoutes } from '@shop/registry';
import * as ui from '@shop/ui';
import type { HalfAddress } from './renderMessages';

declare const __non_webpack_require__: NodeJS.Require;
/** Versions of the shared packages, written in by the build. */
declare const __SHARED_VERSIONS__: Record<'@shop/kernel' | '@shop/ui', string>;

const offer = (version: string, module: unknown) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
});

/**
 * Loads a remote's server half from disk, and gives it the shared packages of this process. Routes outside its prefixes
 * are left out: they would answer for another team.
 */
export async function loadRoutes({
  name,
  version,
  container,
  prefixes,
  entry,
}: HalfAddress): Promise<RouteObject[]> {
  const { '@shop/kernel': kernel, '@shop/ui': uiVersion } = __SHARED_VERSIONS__;
  const instance = createInstance({
    name: 'shell_server',
    remotes: [{ name: container, entry, type: 'commonjs-module' }],
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
  const module = await instance.loadRemote<{ routes: RouteObject[] }>(`${container}/routes`);
  if (!Array.isArray(module?.routes)) throw new Error(`${name} ${version} exposes no routes`);
  const { own, foreign } = ownRoutes(module.routes, { prefixes });
  if (foreign.length > 0)
    console.error(`${name}@${version} has routes outside its prefixes: ${foreign.join(', ')}`);
  return own;
}
