import { readStored, writeStored } from '@shop/kernel/platform';
import type { DeviceStorage } from '../memory/storages';

/** The link that an order was placed by. Its pieces were never in the bag, so whoever lets it go finds them there alone. */
interface DraftLink {
  /** Of the order. */
  number: string;
  /** Of the draft. */
  id: string;
  key: string;
}

const storageKey = 'draft-link';

function parse(value: unknown): DraftLink | undefined {
  const { number, id, key } = (value ?? {}) as Partial<DraftLink>;
  return typeof number === 'string' && typeof id === 'string' && typeof key === 'string'
    ? { number, id, key }
    : undefined;
}

/** Kept in the tab and no longer: the key shows who ordered and where to. */
export const keepDraftLink = (storage: DeviceStorage, link: DraftLink): void =>
  writeStored(storage, storageKey, link);

/** The link that the order of this number was placed by in this tab; of any other order nothing. */
export function readDraftLink(storage: DeviceStorage, number: string): DraftLink | undefined {
  const link = readStored(storage, storageKey, parse);
  return link?.number === number ? link : undefined;
}
