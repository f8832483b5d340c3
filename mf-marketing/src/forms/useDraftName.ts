import { useAuth } from '@shop/kernel/react';

/**
 * The name of what is typed into a form, of whoever is there: their session may end without them, and another account be next
 * in this tab. None while it is not known who that is, and where the form keeps nothing.
 */
export function useDraftName(form: string | undefined): string | undefined {
  const { user, restoring } = useAuth();
  if (form === undefined || restoring) return undefined;
  return user ? `${form} ${user.id}` : form;
}
