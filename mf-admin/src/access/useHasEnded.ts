import { usePlatform, useStore } from '@shop/kernel/react';

/** True while a session is over that nobody ended: it could not be renewed, and its page waits for the next sign-in. */
export function useHasEnded(): boolean {
  const state = useStore(usePlatform().session);
  return state.status === 'signed-out' && state.isUnasked === true;
}
