import { useEffect, useState } from 'react';
import { isUnanswered } from '@shop/kernel/data';

type Outcome<Value> = { value: Value } | { error: unknown };

interface Arrival<Value> {
  /** `undefined` until it is there. */
  value: Value | undefined;
  /** Nobody answered: it is worth asking again, and what is on the screen stays. */
  isMissing: boolean;
}

/**
 * What an answer under way brought; a value that is no promise is there at once. Unlike `use`, it keeps what is on
 * the screen. Throws what the promise rejects with to the nearest boundary, unless nobody answered.
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

  if (!(answer instanceof Promise)) return { value: answer, isMissing: false };
  const outcome = arrived?.outcome;
  // Until the next answer is there, the last one still says how things stand.
  if (outcome && 'error' in outcome) {
    if (isUnanswered(outcome.error)) return { value: undefined, isMissing: true };
    if (arrived?.of === answer) throw outcome.error;
  }
  const isHere = arrived?.of === answer && outcome && 'value' in outcome;
  return { value: isHere ? outcome.value : undefined, isMissing: false };
}
