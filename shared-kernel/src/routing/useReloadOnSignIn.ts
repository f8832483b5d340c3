import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useAuth } from '../react/useAuth';

/**
 * Loads the page again when it shows somebody else's view: after sign-in, sign-out, or a change of account.
 * `loadedFor` is the id of the shopper whose data the loader brought, `null` for a visitor's; where the page
 * admits guests, a guest is one.
 */
export function useReloadOnSignIn(loadedFor: string | null, admitsGuests: boolean): void {
  const { user, guest, restoring } = useAuth();
  const { revalidate } = useRevalidator();
  const current = user?.id ?? (admitsGuests ? guest?.id : undefined) ?? null;

  useEffect(() => {
    if (!restoring && current !== loadedFor) void revalidate();
  }, [restoring, current, loadedFor, revalidate]);
}
