import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from '@shop/kernel/routing';

/**
 * What stands in the listing's address, or will once the answer that is on its way is here, and how to change it: a second
 * press builds upon the first, however slow the line. What is pressed here counts at once; of what is pressed elsewhere the
 * router tells a moment later.
 */
export function useComingSearch(): [search: URLSearchParams, go: (search: string) => void] {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [shown] = useSearchParams();
  const navigate = useNavigate();
  const coming = location?.pathname === pathname ? location.search : `?${shown.toString()}`;
  const [pressed, setPressed] = useState({ at: coming, to: coming });
  if (pressed.at !== coming) setPressed({ at: coming, to: coming });
  return [
    new URLSearchParams(pressed.at === coming ? pressed.to : coming),
    (to) => {
      setPressed({ at: coming, to });
      void navigate(to, { preventScrollReset: true });
    },
  ];
}
