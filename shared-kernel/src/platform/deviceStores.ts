import { createPersistedStore, type DeviceStorage, type PersistedStore } from './persistedStore';

/** How a store is kept: as `createPersistedStore` takes it. */
type StoreRule<State, Command> = Omit<Parameters<typeof createPersistedStore<State, Command>>[0], 'storage'>;

/** The stores that this device remembers, each known by its key. */
export interface DeviceStores {
  /** The one store of this key, which its first caller makes. */
  open<State, Command>(rule: StoreRule<State, Command>): PersistedStore<State, Command>;
  /** Reads what the device has: of one key, or of all, also for stores that are opened later. */
  restore(key?: string | null): void;
}

/** Until the first `restore` every store has its initial value, so that the first render equals the HTML. */
export function createDeviceStores(storage: DeviceStorage | undefined): DeviceStores {
  const stores = new Map<string, PersistedStore<never, never>>();
  let isRestored = false;
  return {
    open: <State, Command>(rule: StoreRule<State, Command>) => {
      const known = stores.get(rule.key) as PersistedStore<State, Command> | undefined;
      if (known) return known;
      const store = createPersistedStore({ ...rule, storage });
      if (isRestored) store.restore();
      stores.set(rule.key, store as unknown as PersistedStore<never, never>);
      return store;
    },
    restore: (key) => {
      if (typeof key === 'string') return stores.get(key)?.restore();
      isRestored = true;
      for (const store of stores.values()) store.restore();
    },
  };
}
