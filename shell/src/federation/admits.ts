import type { Platform } from '@shop/kernel/platform';
import type { RegistryEntry } from '@shop/registry';

/** Stands for a page whose remote is not for whoever asked. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}

/**
 * Whether a remote's code is fetched for whoever is signed in: nobody else's browser loads the admin's. It
 * spares the download and hides the interface; what admins may do is decided by the database.
 */
export async function admits(
  session: Platform['session'],
  { audience }: Pick<RegistryEntry, 'audience'>,
): Promise<boolean> {
  if (!audience) return true;
  const state = await session.settled();
  return state.status === 'signed-in' && state.user.role === audience;
}
