import { ownerOf } from '@shop/kernel/platform';
import type { RemoteManifest } from './remoteManifest';

/** What is needed of a router's route. */
interface PlacedRoute {
  path?: string;
  children?: PlacedRoute[];
}

/**
 * The routes of a remote that lie inside its own prefixes, and the patterns of those that do not: one router holds the
 * routes of all remotes, where a stranger's `/cart` would take the bag's page over. A route with children stands or
 * falls with all of them.
 */
export function ownRoutes<Route extends PlacedRoute>(
  routes: readonly Route[],
  remote: Pick<RemoteManifest, 'prefixes'>,
): { own: Route[]; foreign: string[] } {
  const own: Route[] = [];
  const foreign: string[] = [];
  for (const route of routes) {
    const outside = patternsOf(route, '').filter((pattern) => !ownerOf([remote], pattern));
    if (outside.length === 0) own.push(route);
    foreign.push(...outside);
  }
  return { own, foreign };
}

/** Every pattern that a route answers, from the root. */
function patternsOf({ path, children }: PlacedRoute, above: string): string[] {
  const pattern = path === undefined ? above : joined(above, path);
  // A layout without a path answers by its children alone.
  const itself = path === undefined && children ? [] : [pattern || '/'];
  return [...itself, ...(children ?? []).flatMap((child) => patternsOf(child, pattern))];
}

const joined = (above: string, path: string) =>
  path.startsWith('/') ? path : `${above.replace(/\/$/, '')}/${path}`;
