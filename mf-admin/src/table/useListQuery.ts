import { useLocation, useNavigation, useSearchParams } from '@shop/kernel/routing';

interface ListQuery {
  /** What the rows in sight are of. */
  params: URLSearchParams;
  /** What is chosen: as the address says, or will once the answer that is on its way is here. */
  get: (name: string) => string;
  /** Query with these changes of what is chosen; empty values leave it, and any change but of the page leads to page 1. */
  hrefOf: (changes: Record<string, string>) => string;
  /** `replace` leaves no entry in the history. */
  go: (changes: Record<string, string>, options?: { replace?: boolean }) => void;
}

/**
 * Search, sort, filters and page of a list stand in the address, so that each state has a link. A second press builds upon the
 * first, however slow the line.
 */
export function useListQuery(): ListQuery {
  const { pathname } = useLocation();
  const { location: coming } = useNavigation();
  const [params, setParams] = useSearchParams();
  const chosen = coming?.pathname === pathname ? new URLSearchParams(coming.search) : params;
  const changed = (changes: Record<string, string>) => {
    const next = new URLSearchParams(chosen);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (!('page' in changes)) next.delete('page');
    return next;
  };
  return {
    params,
    get: (name) => chosen.get(name) ?? '',
    hrefOf: (changes) => `?${changed(changes).toString()}`,
    go: (changes, options) => setParams(changed(changes), options),
  };
}
