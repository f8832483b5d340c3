import { useRef, useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { staffFailure } from '../calls/staffFailure';

/**
 * A search by words. What is found is of those that were sent last: Enter is pressed for other words while the ones before are
 * still looked for.
 */
export function useFind<Found>(ask: (db: Database, words: string) => Promise<Found>) {
  const [found, setFound] = useState<Found>();
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const wanted = useRef<string>(undefined);

  const find = (words: string) => {
    wanted.current = words;
    void run(async (db) => {
      for (let asked; wanted.current !== undefined && asked !== wanted.current;) {
        asked = wanted.current;
        const answer = await ask(db, asked);
        if (asked === wanted.current) setFound(() => answer);
      }
    });
  };
  const forget = () => {
    wanted.current = undefined;
    setFound(undefined);
  };
  return { found, busy, problem, find, forget };
}
