import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@shop/kernel/routing';
import { useHydrated } from '../hydration/useHydrated';

export interface HashTarget<Anchor extends HTMLElement> {
  /** The id that the address points at, when it is one of ours. */
  target: string | undefined;
  /** Points the address at an id without moving the page, or at nothing. */
  point: (id: string | undefined) => void;
  /** What is scrolled to when a link or a fresh load leads to one of the ids. */
  anchor: RefObject<Anchor | null>;
}

/**
 * A choice that stands in the address behind `#`, so that it can be linked to, reloaded and gone back to. Unknown to
 * the server, hence not there in the first render. Back and forward leave the place to the frame.
 */
export function useHashTarget<Anchor extends HTMLElement>(ids: readonly string[]): HashTarget<Anchor> {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const anchor = useRef<Anchor>(null);
  const isOwnMove = useRef(false);

  const wanted = hydrated ? location.hash.slice(1) : '';
  const target = ids.includes(wanted) ? wanted : undefined;
  // A load of the page has this key; after a reload the browser has found the place again by itself.
  const isReturn = navigationType === 'POP' && location.key !== 'default';

  useEffect(() => {
    const isOurs = isOwnMove.current;
    isOwnMove.current = false;
    if (target === undefined || isOurs || isReturn) return;
    if (location.key === 'default' && scrollY > 0) return;
    anchor.current?.scrollIntoView();
  }, [target, isReturn, location.key]);

  const point = (id: string | undefined) => {
    isOwnMove.current = true;
    void navigate({ search: location.search, hash: id ?? '' }, { replace: id === undefined });
  };

  return { target, point, anchor };
}
