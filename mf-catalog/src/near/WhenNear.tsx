import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels below the screen at which a part is near enough to be fetched: what it moves is not seen yet. */
const margin = '400px';

/** A part that the first page does without: its script and its data come when somebody scrolls near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = place;
    if (isNear || !current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${margin}`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isNear]);

  return <div ref={place}>{isNear && children}</div>;
}
