import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Platform } from '@shop/kernel/platform';
import { PlatformProvider } from '@shop/kernel/react';
import { createBrowserRouter, provideToLoaders, RouterProvider } from '@shop/kernel/routing';
import { routes } from '../routes';

/** Opens an address of this remote in a real router. What other teams own shows as `Elsewhere`. */
export async function renderPage(path: string, platform: Platform) {
  history.replaceState(null, '', path);
  const children = [...routes, { path: '*', element: <p>Elsewhere</p> }];
  const router = createBrowserRouter([{ HydrateFallback: () => null, children }], {
    getContext: () => provideToLoaders(platform),
  });
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
