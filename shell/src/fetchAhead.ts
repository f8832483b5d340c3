import { matchRoutes } from 'react-router-dom';
import { ownerOf, type Platform } from '@shop/kernel/platform';
import { provideToLoaders } from '@shop/kernel/routing';
import { admits } from './federation/admits';
import type { Remotes } from './federation/createRemotes';
import { pageOfAddress } from './layout/pageOfAddress';
import type { PageHandle } from './PageHandle';
import { fetchSnapshot } from './snapshot/fetchSnapshot';

/** What pages are fetched with. */
export interface FetchContext {
  remotes: Remotes;
  platform: Platform;
  goTo: (address: string) => void;
}

const sparesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the code of another page of the shop, and where it is public its data and a snapshot. Loaders of public pages
 * run on the server for anybody, so running one for a visit that does not come does no harm. `isWanted`: whether nobody
 * has gone on meanwhile, who asks by themselves. Rejects where something does not come.
 */
export async function fetchAhead(
  url: URL,
  { remotes, platform, goTo }: FetchContext,
  isWanted: () => boolean,
): Promise<void> {
  const isHere = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || isHere) return;
  const owner = ownerOf(remotes.entries, url.pathname);
  if (!owner || !(await admits(platform.session, owner)) || !isWanted()) return;
  const withData = owner.rendering === 'server' && !sparesData();
  // Filters change a page that stays; and what waits is one page in the frame of another, which plain ones do without.
  const isAnother = pageOfAddress(url) !== pageOfAddress(location);
  const areFramed = ![url, location].some(({ pathname }) => platform.links.isPlain(pathname));
  const fetchPage = async () => {
    const matches = matchRoutes(await remotes.routesOf(owner), url.pathname) ?? [];
    if (!isWanted()) return;
    await Promise.all(
      matches.map(({ route, params }) => {
        const handle = route.handle as PageHandle | undefined;
        if (!withData) return handle?.preload?.();
        const request = new Request(url);
        const context = provideToLoaders(platform);
        return handle?.prefetch?.({ request, url, params, pattern: route.path ?? '', context });
      }),
    );
  };
  await Promise.all([fetchPage(), withData && isAnother && areFramed && fetchSnapshot(url, goTo, isWanted)]);
}
