import { useEffect, useState } from 'react';

type Outcome<Value> = { value: Value } | { error: unknown };

/**
 * What an answer under way brought, `undefined` until it is there; a value that is no promise is there at once.
 * Unlike `use`, it keeps what is on the screen. Throws what the promise rejects with, to the nearest boundary.
 */
export function useArrived<Value>(answer: Value | Promise<Value>): Value | undefined {
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

  if (!(answer instanceof Promise)) return answer;
  if (arrived?.of !== answer) return undefined;
  if ('error' in arrived.outcome) throw arrived.outcome.error;
  return arrived.outcome.value;
}
