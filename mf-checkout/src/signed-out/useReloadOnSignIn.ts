import { useEffect } from 'react';
import { useAuth } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';

/** Loads the page again when it shows somebody else's view: after sign-in, sign-out, or a change of account. */
export function useReloadOnSignIn(loadedFor: string | null): void {
  const { user, restoring } = useAuth();
  const { revalidate } = useRevalidator();
  const current = user?.id ?? null;

  useEffect(() => {
    if (!restoring && current !== loadedFor) void revalidate();
  }, [restoring, current, loadedFor, revalidate]);
}
