/** The declared surface of `@shop/kernel/routing`: the permitted part of react-router-dom. */
export {
  data,
  Outlet,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export { linkTo } from '../platform/links';
export { Form } from './Form';
export { ActionLink, Link, NavLink } from './Link';
export { laterPart } from './laterPart';
export { lazyPage } from './lazyPage';
export { platformOf, provideToLoaders } from './platformContext';
export { redirectTo } from './redirectTo';
export { retryOnce } from './retryOnce';
export { loadForShopper, shopperLoader, type ShopperRequest, useShopperData } from './shopperLoader';
export { useChange } from './useChange';
export { useFreshPage } from './useFreshPage';
export { useNavigate } from './useNavigate';
export { usePendingSearch } from './usePendingSearch';
