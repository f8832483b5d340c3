import { useCallback } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { isUnanswered } from '@shop/kernel/data';
import { Outlet, type RouteObject, useLocation, useNavigate, useRouteError } from '@shop/kernel/routing';
import { AccessDenied } from './federation/admits';
import { tryingAgain } from './federation/leaveOldVersions';
import { RemoteFailure } from './federation/RemoteFailure';
import { AccessDeniedPage } from './layout/AccessDeniedPage';
import { Frame } from './layout/Frame';
import { NotFoundPage } from './layout/NotFoundPage';
import { PageLoading } from './layout/PageLoading';
import { RemoteUnavailable } from './layout/RemoteUnavailable';
import { ServiceAwayPage } from './layout/ServiceAwayPage';

/** Under this route the remotes' pages are patched in. */
export const outletRouteId = 'outlet';

/**
 * The shell's own routes. Both layouts are pathless: a layout with a path would match `/` itself, and the
 * router would never ask for the remote that owns it. Each level has a boundary inside the frame, so that a
 * fault never takes header and footer away.
 */
export function createShellRoutes(pages: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: FramedOutlet,
      ErrorBoundary: FramedProblem,
      children: [
        {
          id: outletRouteId,
          ErrorBoundary: Problem,
          HydrateFallback: PageLoading,
          children: [
            ...pages,
            {
              id: 'not-found',
              path: '*',
              Component: NotFoundPage,
              ErrorBoundary: Problem,
              handle: { status: 404 },
            },
          ],
        },
      ],
    },
  ];
}

/** The frame alone, for pages that the browser renders: what hydration sees before the remote is there. */
export const frameOnlyRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    Component: FramedOutlet,
    children: [{ id: outletRouteId, children: [{ path: '*', Component: PageLoading }] }],
  },
];

function FramedOutlet() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function FramedProblem() {
  return (
    <Frame>
      <Problem />
    </Frame>
  );
}

function Problem() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const retry = useCallback(
    () =>
      void navigate(`${pathname}${search}${hash}`, {
        replace: true,
        preventScrollReset: true,
        state: tryingAgain,
      }),
    [navigate, pathname, search, hash],
  );
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof AccessDenied) return <AccessDeniedPage onAdmitted={retry} />;
  if (isUnanswered(error) || isOffline()) return <ServiceAwayPage onRetry={retry} />;
  const part = error instanceof RemoteFailure ? error.part : undefined;
  return <RemoteUnavailable remoteName={part} onRetry={retry} />;
}

/** Then code does not come either, and the reason is the same. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
