import { useLocation, useNavigation, useSearchParams } from '@shop/kernel/routing';

/**
 * What stands in the listing's address, or will once the answer that is on its way is here: a second press builds upon the
 * first, however slow the line.
 */
export function useComingSearch(): URLSearchParams {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [search] = useSearchParams();
  return location?.pathname === pathname ? new URLSearchParams(location.search) : search;
}
