import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Platform, SlotsModule } from '@shop/kernel/platform';
import { retryOnce, type RouteObject } from '@shop/kernel/routing';
import { fetchedFrom } from '@shop/registry';
import type { BrowserEntry, BrowserRegistry } from '../pageData';
import { codeTimeoutHere } from './codeTimeout';
import { integrityPlugin } from './integrityPlugin';
import { keepOffered } from './keepOffered';
import { metRangesPlugin } from './metRangesPlugin';
import { RemoteFailure } from './RemoteFailure';
import { sharedPackages } from './sharedPackages';
import { withTimeout } from './withTimeout';

/** The remotes of one registry, fetched when they are first needed. */
export interface Remotes {
  entries: readonly BrowserEntry[];
  /** Rejects with `RemoteFailure`; asking again fetches again. */
  routesOf(entry: BrowserEntry): Promise<RouteObject[]>;
  slots: Platform['slots'];
}

/**
 * Brings remotes into the browser through the federation runtime, and offers them the shared packages. `onFailure` hears
 * of each that does not come.
 */
export function createRemotes(
  registry: BrowserRegistry,
  onFailure: (failure: RemoteFailure) => void = () => undefined,
): Remotes {
  const hashes = hashesByAddress(registry.remotes);
  registerGlobalPlugins([metRangesPlugin()]);
  const federation = createInstance({
    name: 'shell',
    remotes: registry.remotes.map((remote) => ({
      name: remote.container,
      entry: fetchedFrom(remote, remote.entry),
    })),
    shared: sharedPackages,
    shareStrategy: 'loaded-first',
    // Remotes come without the runtime and take the shell's.
    plugins: [provideRuntime(), integrityPlugin((address) => hashes.get(address))],
  });

  const failures = new Map<string, number>();
  const pending = new Map<string, Promise<unknown>>();

  /** One exposed module, remembered unless it failed. */
  const load = <Module>(entry: BrowserEntry, expose: string): Promise<Module> => {
    const key = `${entry.container}/${expose}`;
    const known = pending.get(key);
    if (known) return known as Promise<Module>;
    const loading = fetchModule<Module>(entry, key);
    pending.set(key, loading);
    loading.catch(() => pending.delete(key));
    return loading;
  };

  const fetchModule = async <Module>(entry: BrowserEntry, key: string): Promise<Module> => {
    const failed = failures.get(entry.name) ?? 0;
    // Another address makes the runtime forget what it remembers of the failed attempt.
    if (failed > 0) {
      const retry = { name: entry.container, entry: `${fetchedFrom(entry, entry.entry)}?retry=${failed}` };
      keepOffered(federation);
      federation.registerRemotes([retry], { force: true });
    }
    try {
      if (entry.isKilled) throw new Error(`nobody gets version ${entry.version}`);
      const module = await withTimeout(
        retryOnce(() => federation.loadRemote<Module>(key)),
        codeTimeoutHere(),
      );
      if (!module) throw new Error(`${key} is empty`);
      return module;
    } catch (error) {
      failures.set(entry.name, failed + 1);
      const failure = new RemoteFailure(entry.name, entry.title, error);
      console.error(failure);
      onFailure(failure);
      throw failure;
    }
  };

  return {
    entries: registry.remotes,
    routesOf: async (entry) => (await load<{ routes: RouteObject[] }>(entry, 'routes')).routes,
    slots: {
      load: async (name) => {
        const entry = registry.remotes.find(({ slots }) => slots.includes(name));
        if (!entry) return undefined;
        const Component = (await load<SlotsModule>(entry, 'slots')).slots[name];
        return Component && { remote: entry.name, Component };
      },
    },
  };
}

/** The hash of each script by the address that the browser fetches it from. */
const hashesByAddress = (remotes: readonly BrowserEntry[]): Map<string, string> =>
  new Map(
    remotes.flatMap((remote) =>
      Object.entries(remote.integrity).map(([path, hash]) => [
        new URL(fetchedFrom(remote, path), location.origin).href,
        hash,
      ]),
    ),
  );
