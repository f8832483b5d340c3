import { createPlatform, emptySlots, type Environment } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { createBrowserRouter, provideToLoaders, RouterProvider } from '@shop/kernel/routing';
import { GlobalStyle } from '@shop/ui';
import { createRoot } from 'react-dom/client';
import { routes } from './routes';
import { StandaloneFrame } from './StandaloneFrame';

declare const __STANDALONE_ENVIRONMENT__: Environment;

const platform = createPlatform({
  environment: __STANDALONE_ENVIRONMENT__,
  slots: emptySlots,
  origin: location.origin,
  storage: localStorage,
});
const router = createBrowserRouter([{ Component: StandaloneFrame, children: routes }], {
  getContext: () => provideToLoaders(platform),
});
const root = document.getElementById('root');
if (!root) throw new Error('The page came without its root');

createRoot(root).render(
  <PlatformProvider platform={platform}>
    <GlobalStyle />
    <RouterProvider router={router} />
  </PlatformProvider>,
);
platform.start();
