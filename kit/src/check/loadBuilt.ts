import { createRequire } from 'node:module';
import path from 'node:path';
import { createInstance } from '@module-federation/enhanced/runtime';
import { type Exposed, type RegistryEntry, serverEntryOf } from '@shop/registry';
import type { SharedByInstall } from './sharedByInstall';

const load = createRequire(import.meta.url);

/**
 * Loads what the built server half of a release exposes, as a web server would: through the federation runtime, with
 * `shared` in the place of what the shell brings. Rejects when its code throws, and when that is outside its contract.
 */
export async function loadBuilt(
  buildFolder: string,
  release: Pick<RegistryEntry, 'name' | 'version' | 'container' | 'slots'>,
  shared: SharedByInstall,
): Promise<Exposed> {
  const shop = createInstance({
    name: 'shop_check',
    remotes: [
      {
        name: release.container,
        entry: path.resolve(buildFolder, `.${serverEntryOf(release)}`),
        type: 'commonjs-module',
      },
    ],
    shared,
    plugins: [
      { name: 'entries-from-disk', loadEntry: ({ remoteInfo }) => Promise.resolve(load(remoteInfo.entry)) },
    ],
  });
  const exposed = <Module>(module: string) => shop.loadRemote<Module>(`${release.container}/${module}`);
  const routes = (await exposed<Partial<Exposed>>('routes'))?.routes;
  if (!Array.isArray(routes)) throw new Error(`${release.name} ${release.version} exposes no routes.`);
  const offersSlots = release.slots.length > 0;
  const slots = offersSlots ? (await exposed<Partial<Exposed>>('slots'))?.slots : undefined;
  return { routes, slots: slots ?? {} };
}
