import { ownerOf, type Platform } from '@shop/kernel/platform';
import { matchRoutes, type PageHandle } from '@shop/kernel/routing';
import { admits } from './federation/admits';
import type { Remotes } from './federation/createRemotes';

/** Fetches the code behind a link as soon as a pointer, finger or the keyboard reaches it. */
export function preloadOnIntent(remotes: Remotes, { session }: Pick<Platform, 'session'>): void {
  const seen = new Set<string>();
  const preload = async (path: string) => {
    const owner = ownerOf(remotes.entries, path);
    if (!owner || !(await admits(session, owner))) return;
    const matches = matchRoutes(await remotes.routesOf(owner), path) ?? [];
    await Promise.all(
      matches.map(({ route }) => (route.handle as Partial<PageHandle> | undefined)?.preload?.()),
    );
  };
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    // A failed preload costs nothing: the navigation itself tries again and reports.
    preload(link.pathname).catch(() => seen.delete(link.pathname));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
