/** The declared surface of `@shop/kernel/routing`: the permitted part of react-router-dom. */
export {
  createBrowserRouter,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  replace,
  RouterProvider,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useMatches,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export * from './lazyPage';
export * from './links';
export * from './platformContext';
export * from './retryOnce';
export * from './shopperLoader';
export * from './useChange';
export * from './useFreshPage';
export * from './useReloadOnSignIn';
