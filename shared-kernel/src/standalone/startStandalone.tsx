import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPlatform, type Environment } from '../platform/createPlatform';
import { PlatformProvider } from '../react/PlatformProvider';
import { provideToLoaders } from '../routing/platformContext';

/** Written into the standalone build by the tooling. */
declare const __STANDALONE_ENVIRONMENT__: Environment;
/** What this remote itself offers: alone, there is nobody else to link to. */
declare const __STANDALONE_LINKS__: Record<string, string>;

interface Standalone {
  routes: RouteObject[];
  /** The design system's page-wide styles. */
  Style: ComponentType;
  /** Does for this remote what the shell's frame does, where it needs more than a place for its pages. */
  Frame?: ComponentType;
}

/** Runs one remote alone, with a platform of its own, against the local backend. */
export function startStandalone({ routes, Style, Frame = PlainFrame }: Standalone): void {
  const platform = createPlatform({
    environment: __STANDALONE_ENVIRONMENT__,
    remotes: [{ links: __STANDALONE_LINKS__ }],
    origin: location.origin,
    storage: 'localStorage',
  });
  const router = createBrowserRouter([{ Component: Frame, HydrateFallback: Opening, children: routes }], {
    getContext: () => provideToLoaders(platform),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');

  createRoot(root).render(
    <StrictMode>
      <PlatformProvider platform={platform}>
        <Style />
        <RouterProvider router={router} />
      </PlatformProvider>
    </StrictMode>,
  );
  platform.start();
}

function PlainFrame() {
  return (
    <main>
      <Outlet />
    </main>
  );
}

const Opening = () => <p role="status">Opening</p>;
