import { useSearchParams } from '@shop/kernel/routing';

interface ListQuery {
  params: URLSearchParams;
  get: (name: string) => string;
  /** Address query with these changes; empty values leave it, and any change but of the page leads to page 1. */
  hrefOf: (changes: Record<string, string>) => string;
  go: (changes: Record<string, string>) => void;
}

/** Search, sort, filters and page of a list stand in the address, so that each state has a link. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams();
  const changed = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (!('page' in changes)) next.delete('page');
    return next;
  };
  return {
    params,
    get: (name) => params.get(name) ?? '',
    hrefOf: (changes) => `?${changed(changes).toString()}`,
    go: (changes) => setParams(changed(changes)),
  };
}
