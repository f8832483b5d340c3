/** The declared surface of `@shop/kernel/routing`: the permitted part of react-router-dom. */
export {
  data,
  Form,
  Link,
  NavLink,
  Outlet,
  replace,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
export { lazyPage } from './lazyPage';
export { links } from './links';
export { platformOf, provideToLoaders } from './platformContext';
export { retryOnce } from './retryOnce';
export { loadForShopper, shopperLoader, type ShopperRequest, useShopperData } from './shopperLoader';
export { useChange } from './useChange';
export { useFreshPage } from './useFreshPage';
export { useReloadOnSignIn } from './useReloadOnSignIn';
