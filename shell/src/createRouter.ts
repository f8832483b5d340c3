import { ownerOf, type Platform } from '@shop/kernel/platform';
import {
  createBrowserRouter,
  matchRoutes,
  provideToLoaders,
  type PageHandle,
  type RouteObject,
} from '@shop/kernel/routing';
import type { HydrationState } from 'react-router-dom';
import type { Remotes } from './federation/createRemotes';
import { createShellRoutes, outletRouteId } from './shellRoutes';

/** The shop's one router. Remotes' routes are grafted when a path of theirs is first visited. */
export async function createRouter(
  remotes: Remotes,
  platform: Platform,
  hydrationData: HydrationState | undefined,
): Promise<ReturnType<typeof createBrowserRouter>> {
  const grafted = new Set<string>();
  const pages = await firstPages(remotes, grafted);
  const routes = createShellRoutes(pages);
  await preloadMatched(routes, location.pathname);

  return createBrowserRouter(routes, {
    hydrationData,
    getContext: () => provideToLoaders(platform),
    // Asked again for every new path, so it must be harmless to answer twice.
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const owner = ownerOf(remotes.entries, path);
      if (!owner || grafted.has(owner.name)) return;
      const found = await remotes.routesOf(owner);
      // `patch` does nothing once the navigation was overtaken: marking it as done then would lose the remote.
      if (signal.aborted || grafted.has(owner.name)) return;
      grafted.add(owner.name);
      patch(outletRouteId, found);
    },
  });
}

/** Routes of the remote that owns the opened page; when it fails, the router's own discovery reports it. */
async function firstPages(remotes: Remotes, grafted: Set<string>): Promise<RouteObject[]> {
  const owner = ownerOf(remotes.entries, location.pathname);
  if (!owner) return [];
  try {
    const pages = await remotes.routesOf(owner);
    grafted.add(owner.name);
    return pages;
  } catch {
    return [];
  }
}

/** Fetches the code of the pages that match, so that hydration finds it. Its failure surfaces in the loader. */
async function preloadMatched(routes: RouteObject[], path: string): Promise<void> {
  const handles =
    matchRoutes(routes, path)?.map(({ route }) => route.handle as Partial<PageHandle> | undefined) ?? [];
  await Promise.allSettled(handles.map((handle) => handle?.preload?.()));
}
