import type { RemoteManifest } from './remoteManifest';

/** One released remote as the registry knows it. All addresses are absolute paths under its version. */
export interface RegistryEntry extends RemoteManifest {
  version: string;
  /** Federation container name: the remote's name as a global identifier. */
  container: string;
  entry: string;
  /** Hash (`sha384-…`) of each script by address. */
  integrity: Record<string, string>;
  /** Scripts that `./routes` needs, and those of each page by route id, for preload links. */
  preload: { routes: string[]; pages: Record<string, string[]> };
  /** It was killed, and there is no version to take its place: its pages say that they are not there. */
  isKilled?: true;
}

/** Which version of each remote is live; swapped whole, so a page sees one consistent set (adr 0002). */
export interface Registry {
  revision: string;
  remotes: RegistryEntry[];
}

/** Federation needs names that are JavaScript identifiers. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
