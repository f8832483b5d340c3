import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '@shop/kernel/routing';

/** By page of the history and list, in pixels. */
const places = new Map<string, number>();

/** What a list that is drawn sideways needs so that going back finds it where it was left. */
export function useKeptScroll(list: string) {
  const ref = useRef<HTMLUListElement>(null);
  const place = `${useLocation().key} ${list}`;

  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const kept = places.get(place);
    // It may have been drawn before its script came.
    if (kept === undefined) places.set(place, current.scrollLeft);
    else current.scrollLeft = kept;
  }, [place]);

  return {
    ref,
    onScroll: () => void places.set(place, ref.current?.scrollLeft ?? 0),
    'data-kept': list,
  };
}

/**
 * The same for lists whose script may not have come by the time the page is left: for the page that has them. They are heard, not
 * asked: to ask as the page goes would lay it out, with all that nobody has looked at.
 */
export function useKeptScrolls() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.dataset.kept)
        places.set(`${key} ${target.dataset.kept}`, target.scrollLeft);
    };
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', keep, { capture: true });
  }, [key]);
}
