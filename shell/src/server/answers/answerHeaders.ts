import type { Settings } from '../settings';
import { contentSecurityPolicyOfData } from './contentSecurity';
import { permissionsPolicy } from './permissionsPolicy';

/** What the web server answers with; each kind has its set of headers. */
export type AnswerKind =
  /** A page that is the same for everybody. */
  | 'page'
  /** The frame of a page that the browser fills with what belongs to one person. */
  | 'personal page'
  /** A page as it was earlier, sent while the backend is away. */
  | 'earlier page'
  /** What comes where the server could not render a page: the browser does, and nobody else should have to. */
  | 'frame'
  /** A page with a developer's own remote in it, for their browser alone (adr 0041). */
  | 'overridden page'
  /** What a remote's route answers itself, such as a sitemap. */
  | 'resource'
  | 'redirect'
  /** A file that never changes under its name. */
  | 'release file'
  /** The same of a remote, which the pages of other shops may run. */
  | 'remote file'
  | 'picture'
  | 'registry'
  | 'crawler file'
  | 'health'
  /** Whatever went wrong, as a page or as text. */
  | 'problem';

const cacheControl: Record<AnswerKind, string> = {
  page: 'no-cache',
  'personal page': 'private, no-cache',
  'earlier page': 'no-store',
  frame: 'private, no-cache',
  'overridden page': 'private, no-store',
  resource: 'no-cache',
  redirect: 'no-cache',
  'release file': 'public, max-age=31536000, immutable',
  'remote file': 'public, max-age=31536000, immutable',
  picture: 'public, max-age=31536000, immutable',
  registry: 'no-cache',
  'crawler file': 'public, max-age=300',
  health: 'no-store',
  problem: 'no-store',
};

/** Kinds whose makers know better for how long they hold. */
const ownCacheControl = new Set<AnswerKind>(['resource', 'picture']);

/** Files of a release; development rewrites them in place. */
const versioned = new Set<AnswerKind>(['release file', 'remote file']);

/** Mails are read on other sites and show the shop's pictures; the shells of other shops run its remotes. */
const forOtherSites = new Set<AnswerKind>(['picture', 'remote file']);

/**
 * For a cache in front: a second, and one more in which whoever asks gets the old page while a new one is fetched. With the
 * second to which a cache may round, a change is seen within three. While no web server answers, the last page is better than none.
 */
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** Two years, as browsers' preload lists ask. Subdomains are not this server's to decide about. */
const transportSecurity = 'max-age=63072000';

interface Visitor {
  /** A cookie decided what the answer is, as while a trial runs: no cache may give it to somebody else, whatever its maker says. */
  isByVisitor?: boolean;
  /** The header of the request. */
  userAgent?: string;
}

/**
 * Gives an answer the headers of its kind: the one place that decides them. A Content-Security-Policy that the
 * answer brings stays, because only its maker knows its styles.
 */
export function setAnswerHeaders(
  headers: Headers,
  kind: AnswerKind,
  settings: Settings,
  { isByVisitor = false, userAgent = '' }: Visitor = {},
): void {
  const isDocument = headers.get('content-type')?.startsWith('text/html') ?? false;
  const { siteUrl, development, sharedCache } = settings;

  if (!(ownCacheControl.has(kind) && headers.has('cache-control')))
    headers.set('cache-control', development && versioned.has(kind) ? 'no-cache' : cacheControl[kind]);
  if (kind === 'page' && sharedCache) headers.set('cache-control', shared);
  if (isByVisitor) keepFromOthers(headers);

  headers.set('x-content-type-options', 'nosniff');
  headers.set('cross-origin-resource-policy', forOtherSites.has(kind) ? 'cross-origin' : 'same-origin');
  if (kind === 'remote file') {
    // Scripts are verified by hash, for which browsers must be allowed to read them.
    headers.set('access-control-allow-origin', '*');
    // How long they took says how long the next may take (shell/src/federation/codeTimeout.ts).
    headers.set('timing-allow-origin', '*');
  }
  if (siteUrl.startsWith('https:')) headers.set('strict-transport-security', transportSecurity);
  // What is fetched twenty times for one page carries no more than it needs.
  if (versioned.has(kind)) return;
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', contentSecurityPolicyOfData);
  if (!isDocument) return;
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('origin-agent-cluster', '?1');
  headers.set('permissions-policy', permissionsPolicy);
  headers.set('referrer-policy', 'no-referrer');
  headers.set('x-frame-options', 'DENY');
  // Scripts that are rewritten in place have no hashes.
  if (!development && kind !== 'overridden page' && !refusesPreloads(userAgent))
    headers.set('integrity-policy', 'blocked-destinations=(script)');
}

/**
 * WebKit (26, every browser of iOS) does not see the hash of a preload, and under the policy refuses it: each page would come
 * alive two round trips later. It checks the hashes of the scripts themselves all the same. A shared cache keeps two copies
 * (docs/how-to/nginx/shop.conf); one that does not shows a page all the same, later or without the policy.
 */
const refusesPreloads = (userAgent: string): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent);

function keepFromOthers(headers: Headers): void {
  if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'private, no-cache');
  headers.append('vary', 'cookie');
}
