import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from '@shop/kernel/routing';

export interface ComingSearch {
  /** What stands in the listing's address, or will once the answer that is on its way is here. */
  search: URLSearchParams;
  /** Changes it, as seen at once. */
  go: (search: string) => void;
}

/**
 * Where a listing is heading: a second press builds upon the first, however slow the line. What `go` is told counts at once and
 * until the router, which tells a moment later, says the same or shows another page; of links it tells alone.
 */
export function useComingSearch(): ComingSearch {
  const { pathname, key } = useLocation();
  const { location } = useNavigation();
  const [shown] = useSearchParams();
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ at: string; to: string }>();
  const told = location?.pathname === pathname ? new URLSearchParams(location.search) : shown;
  if (pressed && (pressed.at !== key || pressed.to === `?${told.toString()}`)) setPressed(undefined);
  return {
    search: pressed ? new URLSearchParams(pressed.to) : told,
    go: (to) => {
      setPressed({ at: key, to });
      void navigate(to, { preventScrollReset: true });
    },
  };
}
