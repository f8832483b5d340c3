import type { createBrowserRouter } from 'react-router-dom';
import { lookUp } from '@shop/kernel/domain';
import { ownerOf } from '@shop/kernel/platform';
import { type Registry, type RegistryEntry, versionLabel } from '@shop/registry';
import type { BrowserEntry } from '../pageData';

type Router = ReturnType<typeof createBrowserRouter>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

interface Ways {
  /** Labels of the versions that nobody may get any more. Never rejects. */
  killed(): Promise<string[]>;
  /** What is live by now, or nothing when that cannot be told. Never rejects. */
  live(): Promise<LiveVersion[]>;
  /** Opens an address as a document, which brings the versions of now. */
  open(place: Place): void;
}

/** The state of a navigation to a page that failed. */
export const tryingAgain = 'trying again';

type LiveVersion = Pick<RegistryEntry, 'name' | 'version' | 'entry' | 'integrity'>;

/**
 * Makes an open tab leave versions that it must not go on with, by opening the document instead of a page:
 *
 * - one that was killed, at the next change of page;
 * - one that was killed without another to take its place, at every visit of its pages: there may be one by now;
 * - one whose page failed, when the page is asked for again and another version is live: the old one would only fail
 *   once more. While the same is live, the page is tried again in its place, which loses nothing.
 */
export function leaveOldVersions(
  router: Router,
  entries: readonly BrowserEntry[],
  ways: Ways = ofBrowser,
): void {
  let { pathname: shown, key: asked } = router.state.location;
  /** For where somebody is or goes by now: answers may come after another page was asked for. */
  const leave = () => {
    const { navigation, location } = router.state;
    // What is under way would add the page to the history once more.
    router.dispose();
    ways.open(navigation.location ?? location);
  };
  router.subscribe(({ navigation, location }) => {
    const place = navigation.location ?? location;
    if (place.key === asked) return;
    asked = place.key;
    const owner = ownerOf(entries, place.pathname);
    if (owner?.isKilled) return leave();
    if (place.pathname === shown) {
      if (place.state === tryingAgain && owner)
        void isReplaced(owner, ways).then((isOld) => isOld && place.key === asked && leave());
      return;
    }
    shown = place.pathname;
    void ways.killed().then((killed) => {
      const runsKilled = entries.some((entry) => !entry.isKilled && killed.includes(versionLabel(entry)));
      if (runsKilled) leave();
    });
  });
}

async function isReplaced(owner: LiveVersion, ways: Ways): Promise<boolean> {
  const live = (await ways.live()).find(({ name }) => name === owner.name);
  return live !== undefined && bytesOf(live) !== bytesOf(owner);
}

/** What tells one version's script from another's. */
const bytesOf = ({ version, entry, integrity }: LiveVersion) =>
  `${version} ${lookUp(integrity, entry) ?? ''}`;

const ofBrowser: Ways = {
  killed: async () => {
    const labels = await fetchJson('/killed.json');
    return Array.isArray(labels) ? labels.map(String) : [];
  },
  live: async () => {
    const registry = (await fetchJson('/registry.json')) as Partial<Registry> | undefined;
    return registry?.remotes ?? [];
  },
  open: ({ pathname, search, hash }) => {
    const address = pathname + search + hash;
    const isThere = address === location.pathname + location.search + location.hash;
    // A tab that has arrived, or went back, keeps its place in the history.
    if (isThere) location.reload();
    else location.assign(address);
  },
};

/** Nothing for whoever is offline, who meets nothing new. */
async function fetchJson(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { cache: 'no-store' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
