import { useAuth, usePlatform } from '@shop/kernel/react';

/** Whether bag and wishlist are gone with the page: in the beta, of whoever has not signed in (adr 0008). */
export function useIsFleeting(): boolean {
  const { user, restoring } = useAuth();
  return usePlatform().settings.phase === 'beta' && !user && !restoring;
}
