import { createHash } from 'node:crypto';
import { parseRegistry } from '../parseRegistry';
import type { RegistryEntry } from '../registryEntry';
import type { LiveShell, PublishedRegistry, RemoteHistory, ShellHistory, Trial } from '../trials';

/** What is live, on trial and killed, and how it came to that: the registry without its revision. */
export interface Live {
  /** 0 before the first release. */
  sequence: number;
  remotes: RegistryEntry[];
  trials: Trial[];
  killed: string[];
  shell?: LiveShell;
  shellHistory?: ShellHistory;
  history: Record<string, RemoteHistory>;
}

export const nothingLive: Live = { sequence: 0, remotes: [], trials: [], killed: [], history: {} };

/** What a registry's text says. Throws `FileFault`. */
export function liveFrom(text: string): Live {
  const { sequence = 0, remotes, trials = [], killed = [], history = {}, ...rest } = parseRegistry(text);
  const { shell, shellHistory } = rest;
  return { sequence, remotes, trials, killed, shell, shellHistory, history };
}

/**
 * The registry that says what is live. Its revision is the same whenever the same is live, so that rendered pages stay
 * good; `build` tells revisions apart whose addresses are the same (development).
 */
export function registryOf({ remotes, trials, killed, ...live }: Live, build = ''): PublishedRegistry {
  const sorted = remotes.toSorted((a, b) => a.name.localeCompare(b.name));
  const revision = createHash('sha256')
    .update(JSON.stringify([sorted, trials, killed]) + build)
    .digest('hex')
    .slice(0, 12);
  return { ...live, revision, remotes: sorted, trials, killed };
}

/** The live remotes with these in the place of their namesakes. */
export function replacing(remotes: RegistryEntry[], entries: RegistryEntry[]): RegistryEntry[] {
  const replaced = names(entries);
  return [...remotes.filter(({ name }) => !replaced.has(name)), ...entries];
}

/** The trials without those of these remotes. */
export function without(trials: Trial[], entries: RegistryEntry[]): Trial[] {
  const ended = names(entries);
  return trials.filter(({ entry }) => !ended.has(entry.name));
}

const names = (entries: RegistryEntry[]) => new Set(entries.map(({ name }) => name));
