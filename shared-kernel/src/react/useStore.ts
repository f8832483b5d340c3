import { useCallback, useSyncExternalStore } from 'react';
import type { Readable } from '../platform/store';

/** The current value of a store; while hydrating, the value that the server rendered with. */
export function useStore<State>(store: Readable<State>): State {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = store.state$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [store],
  );
  return useSyncExternalStore(subscribe, store.get, () => store.initial);
}
