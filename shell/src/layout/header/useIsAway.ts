import { useEffect, useState } from 'react';

/** Pixels of the page's top at which a header belongs there in any case. */
const top = 160;
/** Pixels that are no scrolling yet: a finger is never quite still. */
const slack = 12;

/** Whether somebody reads on down the page, so that a header may give way. `news` brings it back when it changes. */
export function useIsAway(news: unknown): boolean {
  const [isAway, setAway] = useState(false);
  const [known, setKnown] = useState(news);
  if (known !== news) {
    setKnown(news);
    setAway(false);
  }

  useEffect(() => {
    const page = document.documentElement;
    let turn = scrollY;
    let last = scrollY;
    // Not before somebody scrolls: to ask makes the browser lay the page out.
    let height: number | undefined;
    const follow = () => {
      const { scrollHeight } = page;
      const moved = scrollY - last;
      const grown = scrollHeight - (height ?? scrollHeight);
      last = scrollY;
      height = scrollHeight;
      // What came, or shrank, above the screen moved the page along, and nobody scrolled.
      if (grown !== 0 && Math.abs(moved - grown) < slack) turn += moved;
      if (Math.abs(scrollY - turn) < slack) return;
      setAway(scrollY > turn && scrollY > top);
      turn = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return isAway;
}
