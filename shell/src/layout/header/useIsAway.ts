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
    let turn = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - turn) < slack) return;
      setAway(scrollY > turn && scrollY > top);
      turn = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return isAway;
}
