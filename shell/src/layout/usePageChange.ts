import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, writeStored } from '@shop/kernel/platform';
import { useLocation, useNavigationType } from '@shop/kernel/routing';
import { snapshots } from '../snapshot/snapshots';
import { pageOfAddress } from './pageOfAddress';

const storageKey = 'scroll-places';
const remembered = 50;

const parsePlaces = (value: unknown) =>
  Array.isArray(value) && value.every((place) => Array.isArray(place) && typeof place[1] === 'number')
    ? new Map(value as [string, number][])
    : undefined;

/**
 * Makes a change of page feel like one: a new page starts at its top with the focus on its content, going
 * back or forward finds the place that was left, after a reload as well. A change of the query alone (filters,
 * sorting) moves nothing, and whoever is in a field that stays, as to search for something else, keeps the focus.
 */
export function usePageChange(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const places = useRef(new Map<string, number>());
  const shown = useRef(location);

  // The browser would move the old page before the new one is there. It may do so on reload.
  useEffect(() => {
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handBack = () => {
      history.scrollRestoration = 'auto';
      writeStored('sessionStorage', storageKey, [...places.current].slice(-remembered));
    };
    takeOver();
    places.current = readStored('sessionStorage', storageKey, parsePlaces) ?? places.current;
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
      handBack();
    };
  }, []);

  useEffect(() => {
    const remember = () => {
      // How far the page that comes is scrolled says nothing of the one that leaves.
      if (snapshots.isShown()) return;
      places.current.delete(shown.current.key);
      places.current.set(shown.current.key, scrollY);
    };
    // The HTML may have been scrolled before its scripts ran.
    if (scrollY > 0) remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = location;
    if (previous.key === location.key) return;
    const isNewPage = pageOfAddress(previous) !== pageOfAddress(location);
    const place = navigationType === 'POP' ? places.current.get(location.key) : undefined;
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (place !== undefined) scrollTo(0, place);
    else if (target) target.scrollIntoView();
    else if (isNewPage) scrollTo(0, 0);
    const isInField = document.activeElement?.matches('input, textarea') && navigationType !== 'POP';
    if (isNewPage && !isInField) main.current?.focus({ preventScroll: true });
  }, [location, navigationType, main]);
}
