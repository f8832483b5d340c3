import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPlatform, emptySlots, type Environment } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { createBrowserRouter, Outlet, provideToLoaders, RouterProvider } from '@shop/kernel/routing';
import { GlobalStyle, Spinner } from '@shop/ui';
import { StandaloneDialog } from './standalone/StandaloneDialog';
import { routes } from './routes';

/** Written into the standalone build by the tooling. */
declare const __STANDALONE_ENVIRONMENT__: Environment;

const platform = createPlatform({
  environment: __STANDALONE_ENVIRONMENT__,
  slots: emptySlots,
  origin: location.origin,
  storage: localStorage,
});

function StandaloneFrame() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <StandaloneDialog />
    </>
  );
}

function Opening() {
  return <Spinner label="Opening" />;
}

const router = createBrowserRouter(
  [{ Component: StandaloneFrame, HydrateFallback: Opening, children: routes }],
  {
    getContext: () => provideToLoaders(platform),
  },
);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <PlatformProvider platform={platform}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </PlatformProvider>
  </StrictMode>,
);
platform.start();
