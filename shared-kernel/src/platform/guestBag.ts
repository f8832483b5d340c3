import { type DeviceStorage, readStored, writeStored } from './persistedStore';

/** What a visitor put into a list of theirs, on the device or on its way into an account. */
export interface GuestEntries<Entry> {
  /** UUID under which the server merges them once. */
  mergeId: string;
  entries: readonly Entry[];
}

/** Where a visitor's bag or wishlist outlives the page. */
export interface GuestBag<Entry> {
  read(): GuestEntries<Entry> | undefined;
  /** No entries leave nothing behind. */
  keep(guest: GuestEntries<Entry>): void;
  clear(): void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Entries that are none (another version, a tampered price) are dropped; the others stay. */
export function createGuestBag<Entry>(options: {
  storageKey: string;
  storage: DeviceStorage | undefined;
  parseEntry: (value: unknown) => Entry | undefined;
  newId: () => string;
}): GuestBag<Entry> {
  const { storageKey, storage, parseEntry, newId } = options;
  const parse = (value: unknown): GuestEntries<Entry> | undefined => {
    const { mergeId, entries } = (value ?? {}) as Record<keyof GuestEntries<Entry>, unknown>;
    if (!Array.isArray(entries)) return undefined;
    return {
      mergeId: String(mergeId),
      entries: entries.map(parseEntry).filter((each) => each !== undefined),
    };
  };
  const clear = () => storage?.removeItem(storageKey);
  const keep = (guest: GuestEntries<Entry>) =>
    guest.entries.length > 0 ? writeStored(storage, storageKey, guest) : clear();

  return {
    read: () => {
      const guest = readStored(storage, storageKey, parse);
      if (!guest || uuid.test(guest.mergeId)) return guest;
      // Kept at once: under another id each time, the account would get the entries as often as they are read.
      const named = { ...guest, mergeId: newId() };
      keep(named);
      return named;
    },
    keep,
    clear,
  };
}
