import type { Consumption, Registry, RegistryEntry } from './registryEntry';

/** A version that some visitors get before everybody does. `share` is a percentage from 1 to 99. */
export interface Trial {
  share: number;
  entry: RegistryEntry;
  /**
   * Since when it runs with this share (ISO): what is counted from then on decides whether it ends itself. Absent in a
   * registry of before trials did.
   */
  since?: string;
}

/** What the live shell brings to remotes: the release gate holds their contracts against it. */
export interface LiveShell {
  version: string;
  /** Version of each package that remotes take from it, by name. */
  brings: Record<string, string>;
  /** Schema version of each fact that it announces, by name. */
  facts: Record<string, number>;
  /** What it asks of remotes, and which commands it handles. Absent in a shell of before that was known. */
  consumes?: Consumption;
  handles?: string[];
}

/** How a remote came to what is live of it. */
export interface RemoteHistory {
  /** When the live version became so (ISO), and by whom; absent where that was before it was written down. */
  since?: { at: string; by: string };
  /** Versions that were live before, the latest last: what a rollback or a kill goes back to. */
  earlier: RegistryEntry[];
  /** Versions that were taken back: a build does not make them live again by itself, a release does. */
  withdrawn: string[];
}

/** How the live shell came to be it. */
export interface ShellHistory {
  /** Shells that were live before, the latest last: what a rollback goes back to. */
  earlier: LiveShell[];
  /** Versions that were taken back: a build does not make them live again by itself, a release does. */
  withdrawn: string[];
}

/** What releases write and sign; each visitor's page carries what `registryFor` makes of it. */
export interface PublishedRegistry extends Registry {
  /** Counts the changes of what is live, by which an earlier copy is told. Absent before registries were signed. */
  sequence?: number;
  /** Absent in a registry that was written before its first trial. */
  trials?: Trial[];
  /** Versions that nobody may get any more, as `versionLabel` writes them. */
  killed?: string[];
  /** Absent before a shell was built. */
  shell?: LiveShell;
  /** Absent before a second shell was released. */
  shellHistory?: ShellHistory;
  /** By remote; absent before registries were signed. */
  history?: Record<string, RemoteHistory>;
}

/** A version of a remote in one word: `mf-catalog@0.1.0-1a2b3c4d`. */
export const versionLabel = ({ name, version }: Pick<RegistryEntry, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** Visitors are told apart by a number below this while something is on trial. */
export const visitorNumbers = 10_000;

/**
 * The registry for a visitor with this number (0 to 9,999), or for everybody else without one. A trial with a share of
 * 10 reaches a tenth of the visitors. Those who get the same versions share a revision, and so the rendered pages.
 */
export function registryFor(
  { revision, remotes: live, trials = [], killed = [] }: PublishedRegistry,
  visitor?: number,
): Registry {
  const remotes = live.map((entry) =>
    killed.includes(versionLabel(entry)) ? { ...entry, isKilled: true as const } : entry,
  );
  const tried = trials
    .filter(({ share, entry }) => visitor !== undefined && bucketOf(visitor, entry.name) < share)
    .map(({ entry }) => entry);
  if (tried.length === 0) return { revision, remotes };
  return {
    revision: [revision, ...tried.map(({ container, version }) => `${container}-${version}`)].join('_'),
    remotes: remotes.map((entry) => tried.find(({ name }) => name === entry.name) ?? entry),
  };
}

/**
 * The hundredth of the visitors (0 to 99) that a visitor belongs to for one remote. Each remote draws anew: were it the
 * same hundredths for all, one team's trial would show in the figures of another's.
 */
export function bucketOf(visitor: number, remote: string): number {
  // FNV-1a spreads short texts evenly, and its last steps mix the bits once more (murmur3's finaliser).
  let hash = 0x811c9dc5;
  for (const character of `${remote} ${visitor}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
