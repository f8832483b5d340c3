import { useSyncExternalStore } from 'react';

const second = 1000;

function everySecond(onTick: () => void) {
  const timer = setInterval(onTick, second);
  return () => clearInterval(timer);
}

/** The time in milliseconds, cut to the second; `undefined` until hydrated, as the server's clock is another. */
export function useClock(): number | undefined {
  return useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(Date.now() / second) * second,
    () => undefined,
  );
}
