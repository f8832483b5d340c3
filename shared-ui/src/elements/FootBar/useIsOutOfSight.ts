import { type RefObject, useEffect, useState } from 'react';

/** What the header and the bar itself cover of a phone's screen. */
const seen = '-61px 0px -64px';

/** Whether an element is not wholly on the screen; `false` until the browser has said so. */
export function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setOut((entries.at(-1)?.intersectionRatio ?? 1) < 1),
      { rootMargin: seen, threshold: [0, 1] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isOut;
}
