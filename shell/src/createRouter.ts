import { createBrowserRouter, type HydrationState, matchRoutes } from 'react-router-dom';
import { ownerOf, type Platform } from '@shop/kernel/platform';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import { ownRoutes } from '@shop/registry';
import { AccessDenied, admits } from './federation/admits';
import type { Remotes } from './federation/createRemotes';
import type { BrowserEntry } from './pageData';
import type { PageHandle } from './PageHandle';
import { createShellRoutes, outletRouteId } from './shellRoutes';

/** The shop's one router, and whether the server's HTML can be taken over as it is. */
export interface StartedRouter {
  router: ReturnType<typeof createBrowserRouter>;
  hydrates: boolean;
}

/** Makes the router. Remotes' routes are patched in when a path of theirs is first visited. */
export async function createRouter(
  remotes: Remotes,
  platform: Platform,
  hydrationData: HydrationState | undefined,
): Promise<StartedRouter> {
  const patched = new Set<string>();
  let firstFailure: unknown;
  const pages = await firstPages(remotes, patched).catch((error: unknown) => {
    firstFailure = error;
    return undefined;
  });
  const routes = createShellRoutes(pages);
  const hasCode = pages !== undefined && (await preloadMatched(routes, location.pathname));
  // Without its code a page cannot be taken over: its loader runs, fails again, and the boundary says so.
  const hydrates = hydrationData !== undefined && hasCode;

  const router = createBrowserRouter(routes, {
    hydrationData: hydrates ? hydrationData : undefined,
    getContext: () => provideToLoaders(platform),
    // Asked again for every new path, so it must be harmless to answer twice.
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = ownerOf(remotes.entries, path);
      if (!owner || patched.has(owner.name)) return;
      if (!(await admits(platform.session, owner))) throw new AccessDenied();
      if (firstFailure) {
        const failure = firstFailure;
        // Reported once without waiting for the same remote a second time; a retry fetches again.
        firstFailure = undefined;
        throw failure;
      }
      const found = await ownPages(remotes, owner);
      // `patch` does nothing once the navigation was overtaken: marking it as done then would lose the remote.
      if (signal.aborted || patched.has(owner.name)) return;
      patched.add(owner.name);
      patch(outletRouteId, found);
    },
  });
  return { router, hydrates };
}

/** Routes of the remote that owns the opened page. Rejects with `RemoteFailure`. */
async function firstPages(remotes: Remotes, patched: Set<string>): Promise<RouteObject[]> {
  const owner = ownerOf(remotes.entries, location.pathname);
  // Who may see it is known only after the frame stands: then the router asks again.
  if (!owner || owner.audience) return [];
  const pages = await ownPages(remotes, owner);
  patched.add(owner.name);
  return pages;
}

/** What of a remote's routes may stand in the one router. */
async function ownPages(remotes: Remotes, owner: BrowserEntry): Promise<RouteObject[]> {
  const { own, foreign } = ownRoutes(await remotes.routesOf(owner), owner);
  if (foreign.length > 0)
    console.error(`${owner.name}@${owner.version} has routes outside its prefixes: ${foreign.join(', ')}`);
  return own;
}

/** Fetches the code of the pages that match; false when some of it did not come. */
async function preloadMatched(routes: RouteObject[], path: string): Promise<boolean> {
  const handles = matchRoutes(routes, path)?.map(({ route }) => route.handle as PageHandle | undefined) ?? [];
  const fetched = await Promise.allSettled(handles.map((handle) => handle?.preload?.()));
  return fetched.every(({ status }) => status === 'fulfilled');
}
