import { type RefObject, useEffect, useRef, useState } from 'react';

/** True from the moment on when an element is at most a screen's height away from being seen. */
export function useNear<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '100% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [ref, isNear];
}
