import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Platform } from '../platform/createPlatform';
import { PlatformProvider } from '../react/PlatformProvider';
import { provideToLoaders } from '../routing/platformContext';

/** Opens an address in a real router with these routes. What other teams own shows as `Elsewhere`. */
export async function renderRoutes(routes: RouteObject[], path: string, platform: Platform) {
  history.replaceState(null, '', path);
  const children = [...routes, { path: '*', element: <p>Elsewhere</p> }];
  const router = createBrowserRouter([{ HydrateFallback: () => null, children }], {
    getContext: () => provideToLoaders(platform),
  });
  // The first page's code and data arrive in promises, which an asynchronous `act` waits for.
  await act(() =>
    Promise.resolve(
      render(
        <PlatformProvider platform={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>,
      ),
    ),
  );
  return { user: userEvent.setup(), router };
}
