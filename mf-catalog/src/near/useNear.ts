import { type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels below the screen at which a part is near enough to be fetched: what it moves is not seen yet. */
const margin = '400px';

/** Whether somebody has scrolled near the element that takes the ref. */
export function useNear<Place extends Element>(): [place: RefObject<Place | null>, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const place = useRef<Place>(null);

  useEffect(() => {
    const { current } = place;
    if (isNear || !current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${margin}`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);

  return [place, isNear];
}
