import { startTransition, use, useState } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigation,
} from 'react-router-dom';

/** What becomes of the query of the page's address. It is asked more than once, and leaves as it is what it is given. */
export type SearchChange = (search: URLSearchParams) => string | URLSearchParams | Record<string, string>;

interface PendingSearch {
  /** Query of the page's address: what it will be where the page is being loaded with another, else what it is. */
  search: URLSearchParams;
  /** The page is being loaded with it. That another page is on its way does not count. */
  isPending: boolean;
  /** Goes where a change of it leads, as it is at the press; shows at once. */
  go: (change: SearchChange, options?: NavigateOptions) => void;
}

/**
 * Where a list is heading that keeps its choices in the address: what is chosen shows at once, and a second press builds upon the
 * first, however slow the line. A link does so by a `to` that is a change: `<Link to={(search) => …}>`.
 */
export function usePendingSearch(): PendingSearch {
  const page = useLocation();
  const coming = useNavigation().location;
  const router = use(RouterContext)?.router;
  const [pressed, setPressed] = useState<URLSearchParams>();
  const isPage = (place: Location | undefined) => place?.pathname === page.pathname;
  const searchOf = (...places: (Location | undefined)[]) =>
    new URLSearchParams((places.find(isPage) ?? page).search);
  const told = searchOf(coming);
  return {
    search: pressed ?? told,
    isPending: isPage(coming) || (pressed !== undefined && `${pressed}` !== `${told}`),
    go: (change, options) => {
      // React is told late of where the router is heading (`tellOfPages`), and renders even later.
      const now = searchOf(router?.state.navigation.location, router?.state.location);
      const next = new URLSearchParams(change(now));
      setPressed(next);
      // It is there, refused, or overtaken. What shows then comes in a transition, too.
      const settle = () => startTransition(() => setPressed((last) => (last === next ? undefined : last)));
      void router?.navigate({ pathname: page.pathname, search: `?${next}` }, options).then(settle);
    },
  };
}
