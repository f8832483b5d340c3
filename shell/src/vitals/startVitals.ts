import type { createBrowserRouter } from 'react-router-dom';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { ownerOf } from '@shop/kernel/platform';
import { versionLabel } from '@shop/registry';
import type { BrowserEntry } from '../pageData';
import { beaconPath } from './beacon';
import { createTally } from './createTally';
import type { Fault, Faults } from './watchFaults';
import { isFault, whoFailed } from './whoFailed';

interface VitalsOptions {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  entries: readonly BrowserEntry[];
  faults: Faults;
}

/** A page that was shown, since when in milliseconds of this document. */
interface View {
  at: number;
  version: string;
  page: string;
}

/** Milliseconds after an error in which others may join the message about it. */
const pause = 2000;

/**
 * Measures this document and tells the shop's own web server when the page is left, and soon after an error. Nothing is
 * kept on the device, and nothing is said of who visits or which product they see (adr 0036).
 */
export function startVitals({ router, entries, faults }: VitalsOptions): void {
  const tally = createTally();
  const views: View[] = [];

  const placeNow = () => {
    const { location, matches } = router.state;
    const owner = ownerOf(entries, location.pathname);
    return { owner, page: matches.at(-1)?.route.id ?? '' };
  };
  let shown: string | undefined;
  const see = () => {
    const { location, navigation, errors } = router.state;
    for (const error of Object.values(errors ?? {})) faults.note(error);
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    const { owner, page } = placeNow();
    if (!owner) return;
    const view = { at: views.length === 0 ? 0 : performance.now(), version: versionLabel(owner), page };
    views.push(view);
    tally.view(view.version, view.page);
  };
  see();
  router.subscribe(see);

  const send = () => {
    const { page } = placeNow();
    for (const part of document.querySelectorAll<HTMLElement>('[data-boundary]')) {
      const name = part.dataset.boundary?.split('/')[0];
      const entry = entries.find((each) => each.name === name);
      if (entry) tally.visit(versionLabel(entry), page);
    }
    const beacon = tally.take();
    if (beacon) navigator.sendBeacon(beaconPath, JSON.stringify(beacon));
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  faults.listen((fault: Fault) => {
    const { owner, page } = placeNow();
    const version = isFault(fault, navigator.onLine) ? whoFailed(fault, entries, owner) : undefined;
    if (version === undefined) return;
    tally.error(version, page);
    waiting ??= setTimeout(() => {
      waiting = undefined;
      send();
    }, pause);
  });

  const told = new Set<string>();
  const measure =
    (vital: 'lcp' | 'inp' | 'cls') =>
    ({ value, entries: [cause] }: Pick<Metric, 'value' | 'entries'>) => {
      const time = vital === 'lcp' ? 0 : (cause?.startTime ?? 0);
      const view = views.findLast(({ at }) => at <= time) ?? views[0];
      if (!view || told.has(vital)) return;
      told.add(vital);
      tally.measure(view.version, view.page, vital, value);
    };
  onLCP(measure('lcp'));
  onINP(measure('inp'));
  onCLS(measure('cls'));
  // After those of the library, which finish their measuring with the same events.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
