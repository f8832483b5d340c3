import { type ErrorInfo, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPlatform } from '@shop/kernel/platform';
import { App } from './App';
import { createRouter } from './createRouter';
import { outlineBoundaries } from './dev/outlineBoundaries';
import { reloadOnChange } from './dev/reloadOnChange';
import { createRemotes } from './federation/createRemotes';
import { leaveOldVersions } from './federation/leaveOldVersions';
import { dropEarlierNotice } from './layout/dropEarlierNotice';
import type { PageData } from './pageData';
import { preloadOnIntent } from './preloadOnIntent';
import { keepStyles } from './styles/keepStyles';
import { tellOfPages } from './tellOfPages';
import type { MeasuredPage } from './vitals/measurePage';

/** What was there before the scripts were all evaluated. */
interface FirstStep {
  data: PageData;
  root: HTMLElement;
  /** Says which press came too early, and may be repeated. */
  comeAlive: () => () => Promise<void>;
  vitals?: MeasuredPage;
}

/** Makes platform and router, and takes the page over. */
export async function boot({
  data: { registry, environment, hydration },
  root,
  comeAlive,
  vitals,
}: FirstStep): Promise<void> {
  keepStyles();
  const remotes = createRemotes(registry, vitals?.note);
  const platform = createPlatform({
    environment,
    slots: remotes.slots,
    remotes: registry.remotes,
    origin: location.origin,
    storage: 'localStorage',
  });

  const { router, hydrates } = await createRouter(remotes, platform, hydration);
  const pressAgain = comeAlive();
  const handleShown = () => {
    // Whoever waits from outside of the page, as the probe of a release does, cannot tell otherwise.
    performance.mark('alive');
    platform.start();
    // Once the device's lists are there, which would take its effect back, and React is done with what called this.
    setTimeout(pressAgain);
    preloadOnIntent({ remotes, platform, goTo });
    vitals?.start(router, registry);
  };
  const shown = tellOfPages(router, platform, () => document.querySelector('#main'));
  const goTo = (address: string) => void shown.navigate(address);
  const app = (
    <App platform={platform} onShown={handleShown}>
      <StrictMode>
        <RouterProvider router={shown} />
      </StrictMode>
    </App>
  );
  // As a transition React hydrates in slices: at once, it would keep a phone's only thread for half a second.
  const options = vitals && { onCaughtError: reportTo(vitals) };
  if (hydrates) {
    platform.islands.begin(({ pathname, search, hash }) => goTo(pathname + search + hash));
    startTransition(() => void hydrateRoot(root, app, options));
  } else createRoot(root, options).render(app);
  dropEarlierNotice(router);
  leaveOldVersions(router, registry.remotes);
  if (process.env.NODE_ENV === 'development') {
    reloadOnChange();
    outlineBoundaries();
  }
}

/** As React does by itself with what a boundary caught, and it is counted. */
const reportTo =
  ({ note }: MeasuredPage) =>
  (error: unknown, { componentStack }: ErrorInfo) => {
    console.error(error);
    note(error, componentStack);
  };
