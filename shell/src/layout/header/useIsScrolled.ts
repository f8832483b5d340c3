import { useEffect, useRef, useState } from 'react';

/** A mark to render above a sticky element, and whether the page is scrolled past it. */
export function useIsScrolled() {
  const mark = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setScrolled(!entry.isIntersecting));
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return { mark, isScrolled };
}
