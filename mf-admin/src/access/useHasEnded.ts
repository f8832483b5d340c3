import type { Platform } from '@shop/kernel/platform';
import { usePlatform, useStore } from '@shop/kernel/react';

/** Whether a session is over that nobody ended: it could not be renewed. */
export const hasEnded = (state: ReturnType<Platform['session']['get']>): boolean =>
  state.status === 'signed-out' && state.isUnasked === true;

/** True while a session is over that nobody ended, and its page waits for the next sign-in. */
export const useHasEnded = (): boolean => hasEnded(useStore(usePlatform().session));
