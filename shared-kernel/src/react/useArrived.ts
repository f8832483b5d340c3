import { useEffect, useState } from 'react';
import { isUnanswered } from '../data/dataError';

type Outcome<Value> = { value: Value } | { error: unknown };

interface Arrival<Value> {
  /** What came last; `undefined` until something did. */
  value: Value | undefined;
  /** `value` belongs to this very answer, and not to the one before. */
  isFresh: boolean;
  /** Nobody answered: it is worth asking again, and what is on the screen stays. */
  isMissing: boolean;
}

/**
 * What a loader's answer under way brought; a value that is no promise is there at once. Unlike `use`, it keeps what
 * is on the screen: until the next answer is there, the last one still says how things stand. Throws what the promise
 * rejects with to the nearest boundary, unless nobody answered.
 */
export function useArrived<Value>(answer: Value | Promise<Value>): Arrival<Value> {
  const [arrived, setArrived] = useState<{ of: unknown; outcome: Outcome<Value> }>();

  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let current = true;
    const settle = (outcome: Outcome<Value>) => current && setArrived({ of: answer, outcome });
    answer.then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      current = false;
    };
  }, [answer]);

  if (!(answer instanceof Promise)) return { value: answer, isFresh: true, isMissing: false };
  const isFresh = arrived?.of === answer;
  const outcome = arrived?.outcome;
  if (!outcome) return { value: undefined, isFresh, isMissing: false };
  if ('value' in outcome) return { value: outcome.value, isFresh, isMissing: false };
  if (isFresh && !isUnanswered(outcome.error)) throw outcome.error;
  return { value: undefined, isFresh, isMissing: isUnanswered(outcome.error) };
}
