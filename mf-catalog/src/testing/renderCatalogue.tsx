import type { ReactElement } from 'react';
import { defaultSettings, type Product, type ShopSettings } from '@shop/kernel/domain';
import { createPlatform, type Platform, type ShopCommands } from '@shop/kernel/platform';
import type { RouteObject } from '@shop/kernel/routing';
import { renderRoutes } from '@shop/kernel/testing';
import type { Review } from '../reviews/toReview';
import { routes } from '../routes';
import { fakeDatabase, type FakeFunctions } from './fakeDatabase';

/** What all remotes of this repository offer; written in by the test runner's configuration. */
declare const __SHOP_LINKS__: Record<string, string>;

/** Node's own channel would carry messages from one test into another. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
}

export interface TestCatalogue {
  platform: Platform;
  user: Awaited<ReturnType<typeof renderRoutes>>['user'];
  /** Every toast asked for, in order. */
  toasts: ShopCommands['show-toast'][];
  /** Ids of the products whose quick view was asked for. */
  quickViews: string[];
  /** Path and query of the page that shows. */
  address: () => string;
}

interface Setup {
  products?: Product[];
  reviews?: Review[];
  functions?: FakeFunctions;
  settings?: Partial<ShopSettings>;
}

function createTestPlatform({ products = [], reviews = [], functions, settings }: Setup) {
  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  localStorage.clear();
  const platform = createPlatform({
    environment: {
      backend: { url: '', publishableKey: '' },
      settings: { ...defaultSettings, ...settings },
      siteUrl: 'https://shop.example',
    },
    remotes: [{ links: __SHOP_LINKS__ }],
    origin: location.origin,
    storage: localStorage,
    connect: () => Promise.resolve(fakeDatabase(products, reviews, functions)),
  });
  const toasts: ShopCommands['show-toast'][] = [];
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

async function render(setup: Setup, path: string, children: RouteObject[]) {
  const { platform, ...seen } = createTestPlatform(setup);
  const { user } = await renderRoutes(children, path, platform);
  const address = () => `${location.pathname}${location.search}`;
  return { platform, ...seen, address, user };
}

/** Opens an address of this remote in a real router over a fake database; other teams' pages read `Elsewhere`. */
export const renderPage = (path: string, setup: Setup): Promise<TestCatalogue> => render(setup, path, routes);

/** Renders one part inside the router and the platform. */
export const renderPart = (part: ReactElement, setup: Setup = {}): Promise<TestCatalogue> =>
  render(setup, '/part', [{ path: '/part', element: part }]);
