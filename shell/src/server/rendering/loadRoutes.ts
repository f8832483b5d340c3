import { createInstance } from '@module-federation/enhanced/runtime';
import type { SlotsModule } from '@shop/kernel/platform';
import type { RouteObject } from '@shop/kernel/routing';
import { ownRoutes } from '@shop/registry';
import { sharedPackages } from '../../federation/sharedPackages';
import { logFault } from '../log/log';
import type { HalfAddress } from './renderMessages';

declare const __non_webpack_require__: NodeJS.Require;
type Loaded = Pick<HalfAddress, 'name' | 'version' | 'container' | 'entry'>;

/** The federation runtime with a remote's server half from disk, and the shared packages of this process for it. */
const shopWith = ({ container, entry }: Loaded) =>
  createInstance({
    name: 'shell_server',
    remotes: [{ name: container, entry, type: 'commonjs-module' }],
    shared: sharedPackages,
    plugins: [
      {
        name: 'entries-from-disk',
        loadEntry: ({ remoteInfo }) => Promise.resolve(__non_webpack_require__(remoteInfo.entry)),
      },
    ],
  });

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
    logFault(`${half.name}@${half.version} has routes outside its prefixes: ${foreign.join(', ')}`);
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
