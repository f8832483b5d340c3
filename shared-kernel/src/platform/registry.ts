/** A remote's own `remote.json`: what it is called and what it answers for. */
export interface RemoteManifest {
  name: string;
  /** What shoppers are told is missing when it does not answer, such as 'The checkout'. */
  title: string;
  /** Public pages come rendered from the server; personal ones get the frame and render in the browser (adr 0004). */
  rendering: 'server' | 'browser';
  /** URL prefixes it owns: `/` matches only itself, `/cart` also everything below. */
  prefixes: string[];
  slots: string[];
  /** Paths of the sitemaps it answers, each under a prefix of its own; `/sitemap.xml` names them all. */
  sitemaps?: string[];
  /** `admin`: its code is fetched for a signed-in admin only. Absent: for everybody. */
  audience?: 'admin';
}

/** One released remote as the registry knows it. All addresses are absolute paths under its version. */
export interface RegistryEntry extends RemoteManifest {
  version: string;
  /** Semver range of each package that it takes from the shell, by name; from its `package.json`. */
  contract: Record<string, string>;
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

const owns = (prefix: string, path: string) =>
  prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);

/** The remote that answers for a path: the longest matching prefix wins. */
export function ownerOf<Entry extends Pick<RemoteManifest, 'prefixes'>>(
  remotes: readonly Entry[],
  path: string,
): Entry | undefined {
  return remotes
    .flatMap((remote) =>
      remote.prefixes.filter((prefix) => owns(prefix, path)).map((prefix) => ({ remote, prefix })),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.remote;
}

/** Federation needs names that are JavaScript identifiers. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_');
