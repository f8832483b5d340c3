import { type StorageName, storageOf } from './permittedStorage';
import { createStore, type Store } from './store';

/** Where a store keeps its value on the device; `undefined` on the server. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One whose keys can be seen. */
export type WholeStorage = DeviceStorage & Pick<Storage, 'key' | 'length'>;

export interface PersistedStore<State, Command> extends Store<State, Command> {
  /** Reads what the device has; called after hydration, and again when another tab wrote. */
  restore(): void;
}

type Change<State, Command> = { restored: State } | { command: Command };

/**
 * A store that survives a reload under `key`. What cannot be parsed (another version, a broken write, a
 * tampered value) counts as empty and never throws.
 */
export function createPersistedStore<State, Command>(options: {
  key: string;
  initial: State;
  reduce: (state: State, command: Command) => State;
  /** Turns stored JSON into a state, or `undefined` when it is not one. */
  parse: (value: unknown) => State | undefined;
  storage: DeviceStorage | undefined;
}): PersistedStore<State, Command> {
  const { key, initial, parse, storage } = options;
  const store = createStore<State, Change<State, Command>>(initial, (state, change) =>
    'restored' in change ? change.restored : options.reduce(state, change.command),
  );
  let isRead = false;
  const restore = () => {
    isRead = true;
    store.send({ restored: readStored(storage, key, parse) ?? initial });
  };

  return {
    state$: store.state$,
    get: store.get,
    initial,
    restore,
    send: (command) => {
      // A page's own effects come before those of what is around it, which has the device read.
      if (!isRead) restore();
      store.send({ command });
      writeStored(storage, key, store.get());
    },
  };
}

/** Its keys that begin so. */
export const keysOf = (storage: WholeStorage | undefined, prefix: string): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** Reads JSON from the device; `undefined` when absent, unreadable, forbidden or not of the expected shape. */
export function readStored<State>(
  storage: DeviceStorage | StorageName | undefined,
  key: string,
  parse: (value: unknown) => State | undefined,
): State | undefined {
  try {
    const text = storageOf(storage)?.getItem(key);
    return text ? parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON to the device. A full or forbidden storage loses persistence, never the shopper's action. */
export function writeStored(
  storage: DeviceStorage | StorageName | undefined,
  key: string,
  value: unknown,
): void {
  try {
    storageOf(storage)?.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`Could not keep ${key} on this device`, error);
  }
}
