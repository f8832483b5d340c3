import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useAuth } from '../react/useAuth';

/**
 * Loads the page again when it shows somebody else's view: after sign-in, sign-out, or a change of account.
 * `loadedFor` is the id of the shopper whose data the loader brought, `null` for a visitor's.
 */
export function useReloadOnSignIn(loadedFor: string | null): void {
  const { user, restoring } = useAuth();
  const { revalidate } = useRevalidator();
  const current = user?.id ?? null;

  useEffect(() => {
    if (!restoring && current !== loadedFor) void revalidate();
  }, [restoring, current, loadedFor, revalidate]);
}
