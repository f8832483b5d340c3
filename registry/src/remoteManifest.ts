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
  /**
   * Its pages that others link to: URI templates by name, such as `/product/{id}` (adr 0028). Absent in an entry that
   * was released before links had owners.
   */
  links?: Record<string, string>;
  /**
   * Titles of its pages by address, `{…}` for any one part: what the first HTML of a page says that the browser renders. Absent in
   * an entry that was released before that was known.
   */
  titles?: Record<string, string>;
  /** Paths of the sitemaps it answers, each under a prefix of its own; `/sitemap.xml` names them all. */
  sitemaps?: string[];
  /** The same of indexes that name more sitemaps of its own. No index may name them, so `/robots.txt` does. */
  sitemapIndexes?: string[];
  /**
   * Pages of it that stand in a plain frame, without the shop's header, menus and footer (adr 0054): a path, or with a
   * slash at its end everything below. Decided by address and not by route, since the server frames pages whose code it
   * never has.
   */
  plain?: string[];
  /** Semver range of each package that it takes from the shell, by name (adr 0032). */
  contract: Record<string, string>;
  /**
   * The most that visitors' browsers may have to fetch of it, in KB compressed: `entry` for what every page of it needs,
   * a page's name for what that page needs besides, `page` for pages without a line of their own.
   */
  budget?: Record<string, number>;
  /**
   * What the probe of a release tries it with: addresses of pages that neither a link nor a sitemap gives, and properties
   * for each slot that it shall render.
   */
  probe?: { addresses?: string[]; slots?: Record<string, Record<string, unknown>> };
  /** `admin`: its code is fetched for a signed-in admin only. Absent: for everybody. */
  audience?: 'admin';
}
