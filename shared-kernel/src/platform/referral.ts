import { type DeviceStorage, readStored, writeStored } from './persistedStore';

/** Which affiliate sent this visitor; the last link wins (spec §9). */
export interface Referral {
  /** Code of the last `?ref=` within 30 days. */
  current(): string | undefined;
}

interface NotedReferral {
  code: string;
  /** Milliseconds since the epoch. */
  at: number;
}

export const referralStorageKey = 'referral';
const lifetime = 30 * 24 * 3600 * 1000;
const wellFormed = /^[A-Za-z0-9_-]{1,32}$/;

const parse = (value: unknown): NotedReferral | undefined => {
  const { code, at } = (value ?? {}) as Partial<NotedReferral>;
  return typeof code === 'string' && wellFormed.test(code) && typeof at === 'number'
    ? { code, at }
    : undefined;
};

/**
 * Notes the code in the query that the shop was opened with. Anything that cannot be a code is ignored; who it
 * belongs to, and that nobody refers themselves, is decided by the database.
 */
export function createReferral(
  storage: DeviceStorage | undefined,
  openedWith: string,
  now: () => number,
): Referral {
  const code = new URLSearchParams(openedWith).get('ref');
  if (storage && code && wellFormed.test(code))
    writeStored(storage, referralStorageKey, { code, at: now() } satisfies NotedReferral);
  return {
    current: () => {
      const noted = readStored(storage, referralStorageKey, parse);
      return noted && now() - noted.at < lifetime ? noted.code : undefined;
    },
  };
}
