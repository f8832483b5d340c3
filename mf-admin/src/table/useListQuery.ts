import { usePendingSearch, useSearchParams } from '@shop/kernel/routing';
import { queryWith } from './queryWith';

interface ListQuery {
  /** What the rows in sight are of. */
  params: URLSearchParams;
  /** What is chosen: as the address says, or will once the answer that is on its way is here. */
  get: (name: string) => string;
  /** Goes to the query with these changes of what is chosen, as `queryWith` makes it. `replace` leaves no entry in the history. */
  go: (changes: Record<string, string>, options?: { replace?: boolean }) => void;
}

/** Search, sort, filters and page of a list stand in the address, so that each state has a link. */
export function useListQuery(): ListQuery {
  const [params] = useSearchParams();
  const { search, go } = usePendingSearch();
  return {
    params,
    get: (name) => search.get(name) ?? '',
    go: (changes, options) => go(queryWith(changes), options),
  };
}
