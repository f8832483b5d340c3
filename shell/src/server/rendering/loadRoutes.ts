import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import * as kernelData from '@shop/kernel/data';
import * as kernelDomain from '@shop/kernel/domain';
import type { SlotsModule } from '@shop/kernel/platform';
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

type Loaded = Pick<HalfAddress, 'name' | 'version' | 'container' | 'entry'>;

/** The federation runtime with a remote's server half from disk, and the shared packages of this process for it. */
const shopWith = ({ container, entry }: Loaded) => {
  const { '@shop/kernel': kernel, '@shop/ui': uiVersion } = __SHARED_VERSIONS__;
  return createInstance({
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
};

async function exposedBy(shop: ReturnType<typeof shopWith>, half: Loaded): Promise<RouteObject[]> {
  const module = await shop.loadRemote<{ routes: RouteObject[] }>(`${half.container}/routes`);
  if (!Array.isArray(module?.routes)) throw new Error(`${half.name} ${half.version} exposes no routes`);
  return module.routes;
}

/**
 * Loads a remote's server half from disk, and gives it the shared packages of this process. Routes outside its prefixes
 * are left out: they would answer for another team.
 */
export async function loadRoutes(half: HalfAddress): Promise<RouteObject[]> {
  const { own, foreign } = ownRoutes(await exposedBy(shopWith(half), half), half);
  if (foreign.length > 0)
    console.error(`${half.name}@${half.version} has routes outside its prefixes: ${foreign.join(', ')}`);
  return own;
}

/** The same with everything that the half exposes, wherever its routes lie. */
export async function loadWhole(
  half: Loaded,
  offersSlots: boolean,
): Promise<{ routes: RouteObject[]; slots: SlotsModule['slots'] }> {
  const shop = shopWith(half);
  const routes = await exposedBy(shop, half);
  const module = offersSlots ? await shop.loadRemote<SlotsModule>(`${half.container}/slots`) : undefined;
  return { routes, slots: module?.slots ?? {} };
}
