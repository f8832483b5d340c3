import { useLocation, useNavigation, useSearchParams } from '@shop/kernel/routing';

/**
 * What stands in the page's address, or will once the list that is on its way is here: what is chosen shows at once, and a second
 * choice builds upon the first, however slow the line.
 */
export function useComingSearch(): URLSearchParams {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [search] = useSearchParams();
  return location?.pathname === pathname ? new URLSearchParams(location.search) : search;
}
