import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defaultSettings, type ShopSettings, type User } from '@shop/kernel/domain';
import { createPlatform, type Platform } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { Outlet, type RouteObject } from '@shop/kernel/routing';

/** What all remotes of this repository offer; written in by the test runner's configuration. */
declare const __SHOP_LINKS__: Record<string, string>;

interface ShopOptions {
  /** Signed in from the start; `null` is a visitor. */
  user?: User | null;
  phase?: ShopSettings['phase'];
  settings?: Partial<ShopSettings>;
  slots?: Platform['slots'];
  path?: string;
  pages?: RouteObject[];
  /** The server has rendered it; what is done to its HTML before the page hears of it. */
  early?: (served: HTMLElement) => void;
}

export const asha: User = {
  id: '4f7c2a10',
  email: 'asha@example.com',
  fullName: 'Asha Deshmukh',
  role: 'shopper',
  affiliateCode: 'TD4F7C2A',
};

/** Renders part of the frame around pages, with a real platform whose backend is never asked. */
export function renderInShop(
  surround: (outlet: ReactNode) => ReactNode,
  { user = null, phase = 'beta', settings, slots, path = '/', pages = [], early }: ShopOptions = {},
) {
  const platform = platformFor(user, { phase, ...settings }, slots);
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter([
    {
      element: surround(<Outlet />),
      children: [...pages, { path: '*', element: <p>A page</p> }],
    },
  ]);
  const shop = (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (early) {
    container.innerHTML = renderToString(shop);
    early(container);
  }
  const view = render(shop, { container, hydrate: early !== undefined });
  return { ...view, platform, router };
}

function platformFor(
  user: User | null,
  settings: Partial<ShopSettings>,
  slots?: Platform['slots'],
): Platform {
  const platform = createPlatform({
    environment: {
      backend: { url: 'http://backend.test', publishableKey: 'key' },
      settings: { ...defaultSettings, ...settings },
      siteUrl: 'http://shop.test',
    },
    slots,
    remotes: [{ links: __SHOP_LINKS__, plain: ['/checkout'] }],
    origin: 'http://shop.test',
    connect: () => Promise.reject(new Error('No test of the frame asks the backend')),
  });
  if (user) {
    const state = { status: 'signed-in', user } as const;
    Object.assign(platform.session, {
      get: () => state,
      initial: state,
      settled: () => Promise.resolve(state),
    });
  } else platform.start();
  return platform;
}
