import { useEffect, useState } from 'react';

/** What a loader's promise came to; until a newer one is there, what the last one did. */
export function useLatest<Value>(promise: Promise<Value>): { value: Value | undefined; fresh: boolean } {
  const [settled, setSettled] = useState<{ promise: Promise<Value>; value: Value }>();

  useEffect(() => {
    let current = true;
    void promise.then((value) => current && setSettled({ promise, value }));
    return () => {
      current = false;
    };
  }, [promise]);

  return { value: settled?.value, fresh: settled?.promise === promise };
}
