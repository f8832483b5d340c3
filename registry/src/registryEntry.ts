import type { RemoteManifest } from './remoteManifest';

/** What a remote, or the shell, asks of others by name. */
export interface Consumption {
  slots?: string[];
  links?: string[];
  commands?: string[];
  /** Schema version of each fact that it hears. */
  facts?: Record<string, number>;
}

/** One released remote as the registry knows it. All addresses are absolute paths under its version. */
export interface RegistryEntry extends RemoteManifest {
  version: string;
  /** Git commit that it was built from, with `-dirty` when files were changed. Absent in older entries. */
  commit?: string;
  /**
   * What it asks of others; its build reads it from the code. Like the next three, absent in an entry that was released
   * before that was known.
   */
  consumes?: Consumption;
  /** Commands that it handles. */
  handles?: string[];
  /** Schema version of each fact that it publishes. */
  announces?: Record<string, number>;
  /** What browsers fetch of it, in KB compressed, by `entry` and page, as in `budget`. */
  sizes?: Record<string, number>;
  /** Federation container name: the remote's name as a global identifier. */
  container: string;
  entry: string;
  /** Where its files are served from, such as `https://assets.example`. Absent: the shop's own origin. */
  origin?: string;
  /** Hash (`sha256-…`) of each script by address. */
  integrity: Record<string, string>;
  /**
   * Hash of each file of the server half by address. Absent where the browser renders, and in an entry that was released
   * before server halves were verified.
   */
  server?: Record<string, string>;
  /** Scripts that `./routes` needs, none where there are no routes, and those of each page by route id, for preload links. */
  preload: { routes: string[]; pages: Record<string, string[]> };
  /**
   * Nobody gets it: it was killed, or lies where this shop takes nothing from. Its pages say that they are not there.
   */
  isKilled?: true;
}

/** Which version of each remote is live; swapped whole, so a page sees one consistent set (adr 0002). */
export interface Registry {
  revision: string;
  remotes: RegistryEntry[];
}

/** The address by which a browser or another machine fetches a file of a remote, such as its entry. */
export const fetchedFrom = ({ origin = '' }: Pick<RegistryEntry, 'origin'>, path: string): string =>
  origin + path;

/** The entry of the server half: what a process loads first. */
export const serverEntryOf = ({ name, version }: Pick<RegistryEntry, 'name' | 'version'>): string =>
  `/remotes/${name}/${version}/server/remoteEntry.js`;

/** Federation needs names that are JavaScript identifiers. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
