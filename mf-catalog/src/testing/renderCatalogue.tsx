import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, type ReactElement } from 'react';
import { defaultSettings, type Product, type Review } from '@shop/kernel/domain';
import { createPlatform, emptySlots, type Platform, type Toast } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { createBrowserRouter, provideToLoaders, RouterProvider } from '@shop/kernel/routing';
import { routes } from '../routes';
import { fakeDatabase, type FakeFunctions } from './fakeDatabase';

/** Node's own channel would carry messages from one test into another. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
}

export interface TestCatalogue {
  platform: Platform;
  user: ReturnType<typeof userEvent.setup>;
  /** Every toast asked for, in order. */
  toasts: Toast[];
  /** Ids of the products whose quick view was asked for. */
  quickViews: string[];
  /** Path and query of the page that shows. */
  address: () => string;
}

interface Setup {
  products?: Product[];
  reviews?: Review[];
  functions?: FakeFunctions;
}

function createTestPlatform({ products = [], reviews = [], functions }: Setup) {
  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  localStorage.clear();
  const platform = createPlatform({
    environment: {
      backend: { url: '', publishableKey: '' },
      settings: defaultSettings,
      siteUrl: 'https://shop.example',
    },
    slots: emptySlots,
    origin: location.origin,
    storage: localStorage,
    connect: () => Promise.resolve(fakeDatabase(products, reviews, functions)),
  });
  const toasts: Toast[] = [];
  const quickViews: string[] = [];
  platform.commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  platform.commands.handle('open-quick-view', ({ productId }) => {
    quickViews.push(productId);
    return 'done';
  });
  return { platform, toasts, quickViews };
}

async function renderRouter(setup: Setup, path: string, children: Parameters<typeof createBrowserRouter>[0]) {
  const { platform, ...seen } = createTestPlatform(setup);
  history.replaceState(null, '', path);
  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  const router = createBrowserRouter([{ HydrateFallback: () => null, children: [...children, elsewhere] }], {
    getContext: () => provideToLoaders(platform),
  });
  // The first page's code and data arrive in promises, which an asynchronous `act` waits for.
  await act(() => {
    render(
      <PlatformProvider platform={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    );
    return Promise.resolve();
  });
  const address = () => `${location.pathname}${location.search}`;
  return { platform, ...seen, address, user: userEvent.setup() };
}

/** Opens an address of this remote in a real router over a fake database; other teams' pages read `Elsewhere`. */
export const renderPage = (path: string, setup: Setup): Promise<TestCatalogue> =>
  renderRouter(setup, path, routes);

/** Renders one part inside the router and the platform. */
export const renderPart = (part: ReactElement, setup: Setup = {}): Promise<TestCatalogue> =>
  renderRouter(setup, '/part', [{ path: '/part', element: part }]);
