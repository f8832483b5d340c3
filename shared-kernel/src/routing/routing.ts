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
export { lazyPage, type PageHandle } from './lazyPage';
export { links } from './links';
export { databaseOf, platformOf, provideToLoaders } from './platformContext';
export { retryOnce } from './retryOnce';
export {
  type ForShopper,
  loadForShopper,
  shopperLoader,
  type ShopperRequest,
  useShopperData,
} from './shopperLoader';
export { useChange } from './useChange';
export { useFreshPage } from './useFreshPage';
export { useReloadOnSignIn } from './useReloadOnSignIn';
