import type { createBrowserRouter } from 'react-router-dom';
import { ownerOf } from '@shop/kernel/platform';
import { type RegistryEntry, versionLabel } from '@shop/registry';

type Router = ReturnType<typeof createBrowserRouter>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface Ways {
  /** Labels of the versions that nobody may get any more. Never rejects. */
  killed(): Promise<string[]>;
  /** Opens an address as a document, which brings the versions of now. */
  open(place: Place): void;
}

/**
 * Makes an open tab leave a version that was killed at its next change of page: instead of that page it opens the
 * document. A page whose remote was killed without another version is always opened so, as there may be one by now.
 */
export function leaveKilled(router: Router, entries: readonly RegistryEntry[], ways: Ways = ofBrowser): void {
  let { pathname: shown, key: asked } = router.state.location;
  const leave = (place: Place) => {
    // What is under way would add the page to the history once more.
    router.dispose();
    ways.open(place);
  };
  router.subscribe(({ navigation, location }) => {
    const place = navigation.location ?? location;
    if (place.key === asked) return;
    asked = place.key;
    if (ownerOf(entries, place.pathname)?.isKilled) return leave(place);
    if (place.pathname === shown) return;
    shown = place.pathname;
    void ways.killed().then((killed) => {
      const runsKilled = entries.some((entry) => !entry.isKilled && killed.includes(versionLabel(entry)));
      if (runsKilled) leave(place);
    });
  });
}

const ofBrowser: Ways = {
  killed: async () => {
    try {
      const answer = await fetch('/killed.json', { cache: 'no-store' });
      const labels: unknown = answer.ok ? await answer.json() : [];
      return Array.isArray(labels) ? labels.map(String) : [];
    } catch {
      // Whoever is offline meets nothing new.
      return [];
    }
  },
  open: ({ pathname, search, hash }) => {
    const address = pathname + search + hash;
    const isThere = address === location.pathname + location.search + location.hash;
    // A tab that has arrived, or went back, keeps its place in the history.
    if (isThere) location.reload();
    else location.assign(address);
  },
};
