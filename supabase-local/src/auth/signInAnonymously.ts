import type { Context } from 'hono';
import { AuthError } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { readMetadata } from './metadata';
import type { Body } from './readBody';
import { startSession } from './sessions';
import { createAnonymousUser } from './users';

/** POST /signup without address and number is a sign-in without an account. */
export const isAnonymous = ({ email, phone }: Body): boolean => !email && !phone;

/** A user of nobody's with a session of their own. Throws `anonymous_provider_disabled`. */
export async function signInAnonymously(service: AuthService, c: Context, body: Body): Promise<unknown> {
  if (!service.anonymousSignIns)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  const metadata = readMetadata(body);
  return asAuthAdmin(service, async (tx) => {
    const user = await createAnonymousUser(tx, metadata);
    return startSession(service, tx, user, 'anonymous', c.req.header('user-agent'));
  });
}
