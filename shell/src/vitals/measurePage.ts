import type { createBrowserRouter } from 'react-router-dom';
import type { BrowserRegistry } from '../pageData';
import { type Faults, watchFaults } from './watchFaults';

type Router = ReturnType<typeof createBrowserRouter>;

/** What visitors may have asked every site for; the second is not in every browser. */
type Wishes = Pick<Navigator, 'doNotTrack'> & { globalPrivacyControl?: boolean };

/** Whether this page load is measured: by lot, and never for whoever does not want to be tracked. */
export const isMeasured = (share: number, lot: number, wishes: Wishes = navigator): boolean =>
  lot < share && wishes.doNotTrack !== '1' && wishes.globalPrivacyControl !== true;

/** A page that measures itself. */
export interface MeasuredPage {
  note: Faults['note'];
  /** To be called once the page is alive; what it takes is fetched when the browser has nothing else to do. */
  start(router: Router, registry: BrowserRegistry): void;
}

/** Notices errors from now on, and measures the page later; undefined where it is not measured. */
export function measurePage(share: number): MeasuredPage | undefined {
  if (!isMeasured(share, Math.random())) return undefined;
  const faults = watchFaults();
  return {
    note: faults.note,
    start: (router, registry) => {
      let begun = false;
      const begin = () => {
        if (begun) return;
        begun = true;
        void import(/* webpackChunkName: "vitals" */ './startVitals').then(
          ({ startVitals }) => startVitals({ router, entries: registry.remotes, faults }),
          // A page that is not measured is still a page.
          () => undefined,
        );
      };
      // Whoever meets an error may not stay for long.
      faults.listen(begin);
      whenIdle(begin);
    },
  };
}

/** Milliseconds after which it is begun even if the page is busy, and where a browser does not say. */
const patience = 3000;

function whenIdle(work: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: patience })
      : setTimeout(work, patience);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
