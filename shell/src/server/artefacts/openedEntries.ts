import type { PublishedRegistry, RegistryEntry } from '@shop/registry';

/** Every version that somebody may have open: what is live, on trial, and what was live before. */
export const openedEntries = ({ remotes, trials = [], history = {} }: PublishedRegistry): RegistryEntry[] => [
  ...remotes,
  ...trials.map(({ entry }) => entry),
  ...Object.values(history).flatMap(({ earlier }) => earlier),
];
