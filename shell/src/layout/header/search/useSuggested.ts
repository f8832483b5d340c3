import { useEffect, useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';

/** Milliseconds without a key after which the words count as typed. */
const pause = 150;

export interface Suggested {
  words: string;
  found: Answer<'suggest'>;
}

/**
 * What the database suggests for these words; what was found for earlier ones until then, and nothing for none. Whatever
 * is not wanted any more is called off, and what was asked once is not asked again.
 */
export function useSuggested(words: string): Suggested | undefined {
  const { connect } = usePlatform();
  const [shown, setShown] = useState<Suggested>();
  const [known] = useState(() => new Map<string, Suggested>());

  useEffect(() => {
    if (!words) return;
    const calledOff = new AbortController();
    const ask = async () => {
      try {
        const call = (await connect()).rpc('suggest', { p_query: words }, { get: true });
        const suggested = known.get(words) ?? {
          words,
          found: await unwrap(call.abortSignal(calledOff.signal)),
        };
        known.set(words, suggested);
        if (!calledOff.signal.aborted) setShown(suggested);
      } catch {
        // Enter searches without any suggestion.
      }
    };
    const timer = setTimeout(() => void ask(), known.has(words) ? 0 : pause);
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [words, connect, known]);

  return words ? shown : undefined;
}
