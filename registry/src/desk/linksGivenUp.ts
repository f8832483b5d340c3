import type { RegistryEntry } from '../registryEntry';

type Offering = Pick<RegistryEntry, 'links'> | undefined;

/** Names of the links that a remote offered before and no longer does. */
export const linksGivenUp = (before: Offering, now: Offering): string[] =>
  Object.keys(before?.links ?? {}).filter((name) => !Object.hasOwn(now?.links ?? {}, name));
