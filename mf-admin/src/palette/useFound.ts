import { useEffect, useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';
import { type Found, shortestQuery } from './entries';

/** Milliseconds without a key after which the words count as typed. */
const pause = 150;

interface Asked {
  query: string;
  /** Absent when the database did not answer. */
  found?: Found;
}

/** What the database has for these words: `undefined` while it is asked, and where there are too few letters to ask. */
export function useFound(query: string): Asked | undefined {
  const { connect } = usePlatform();
  const [shown, setShown] = useState<Asked>();

  useEffect(() => {
    if (query.length < shortestQuery) return;
    const calledOff = new AbortController();
    const show = (asked: Asked) => !calledOff.signal.aborted && setShown(asked);
    const ask = async () => {
      try {
        const db = await connect();
        show({
          query,
          found: await unwrap(db.rpc('search_staff', { p_query: query }).abortSignal(calledOff.signal)),
        });
      } catch {
        show({ query });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [query, connect]);

  return shown?.query === query ? shown : undefined;
}
