import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPlatform, emptySlots, type Environment } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { createBrowserRouter, provideToLoaders, RouterProvider } from '@shop/kernel/routing';
import { GlobalStyle, Spinner } from '@shop/ui';
import { routes } from './routes';

/** Written into the standalone build by the tooling. */
declare const __STANDALONE_ENVIRONMENT__: Environment;

const platform = createPlatform({
  environment: __STANDALONE_ENVIRONMENT__,
  slots: emptySlots,
  origin: location.origin,
  storage: localStorage,
});
function Opening() {
  return <Spinner label="Opening" />;
}

const router = createBrowserRouter([{ HydrateFallback: Opening, children: routes }], {
  getContext: () => provideToLoaders(platform),
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');

createRoot(root).render(
  <StrictMode>
    <PlatformProvider platform={platform}>
      <GlobalStyle />
      <main>
        <RouterProvider router={router} />
      </main>
    </PlatformProvider>
  </StrictMode>,
);
platform.start();
