import { type DeviceStorage, readStored, writeStored } from './persistedStore';

/** A visitor's list on the device, or on its way into an account. */
export interface VisitorList<Entry> {
  /** UUID under which the server merges it once. */
  mergeId: string;
  entries: readonly Entry[];
}

/** Where a visitor's list outlives the page. */
export interface VisitorShelf<Entry> {
  read(): VisitorList<Entry> | undefined;
  /** An empty list leaves nothing behind. */
  keep(list: VisitorList<Entry>): void;
  clear(): void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Entries that are none (another version, a tampered price) are dropped; the others stay. */
export function createVisitorShelf<Entry>(options: {
  key: string;
  storage: DeviceStorage | undefined;
  parseEntry: (value: unknown) => Entry | undefined;
  newId: () => string;
}): VisitorShelf<Entry> {
  const { key, storage, parseEntry, newId } = options;
  const parse = (value: unknown): VisitorList<Entry> | undefined => {
    const { mergeId, entries } = (value ?? {}) as Record<keyof VisitorList<Entry>, unknown>;
    if (!Array.isArray(entries)) return undefined;
    return {
      mergeId: typeof mergeId === 'string' && uuid.test(mergeId) ? mergeId : newId(),
      entries: entries.map(parseEntry).filter((entry) => entry !== undefined),
    };
  };
  const clear = () => storage?.removeItem(key);
  return {
    read: () => readStored(storage, key, parse),
    keep: (list) => (list.entries.length > 0 ? writeStored(storage, key, list) : clear()),
    clear,
  };
}
