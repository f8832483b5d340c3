import { matchRoutes } from 'react-router-dom';
import { ownerOf, type Platform } from '@shop/kernel/platform';
import { provideToLoaders } from '@shop/kernel/routing';
import { admits } from './federation/admits';
import type { Remotes } from './federation/createRemotes';
import type { PageHandle } from './PageHandle';

/** Milliseconds that a pointer or the focus rests on a link before it counts as meant: lists are crossed, too. */
const rest = 65;

const sparesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the code behind a link, and of public pages the data, as soon as a pointer, finger or the keyboard
 * means it. Loaders of public pages run on the server for anybody, so running one for a visit that does not
 * come does no harm. Returns what stops it.
 */
export function preloadOnIntent(remotes: Remotes, platform: Platform): () => void {
  let visits = 0;

  const fetchAhead = async (url: URL) => {
    const begunAt = visits;
    const owner = ownerOf(remotes.entries, url.pathname);
    if (!owner || !(await admits(platform.session, owner))) return;
    const withData = owner.rendering === 'server' && !sparesData();
    const matches = matchRoutes(await remotes.routesOf(owner), url.pathname) ?? [];
    // Meanwhile a click has asked by itself.
    if (visits !== begunAt) return;
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

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    clearTimeout(waiting);
    if (!link || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.search === location.search) return;
    // A failure ahead of time costs nothing: the visit itself tries again and reports.
    const go = () => void fetchAhead(new URL(link.href)).catch(() => undefined);
    if (type === 'touchstart') go();
    else waiting = setTimeout(go, rest);
  };
  // The visit itself has begun: asking once more would come too late and count as another.
  const onClick = () => {
    clearTimeout(waiting);
    visits += 1;
  };
  document.addEventListener('click', onClick, { capture: true });
  const intents = ['pointerover', 'touchstart', 'focusin'];
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('click', onClick, { capture: true });
    for (const type of intents) document.removeEventListener(type, onIntent);
  };
}
