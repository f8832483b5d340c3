import { errors, type JWTPayload } from 'jose';
import { bearerToken } from '../http/caller';
import { AuthError } from './authError';
import type { AuthService } from './authService';
import { requireSession, type SessionRow } from './sessions';
import { refuseBanned, requireUserRow, type UserRow } from './users';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The user and session of a bearer token. Throws 401 without one, 403 for one that does not hold. */
export async function requireUser(
  { db, keys, tokens }: AuthService,
  headers: Headers,
): Promise<{ user: UserRow; session: SessionRow }> {
  const token = bearerToken(headers);
  // The client sends its API key as bearer token while nobody is signed in.
  if (!token || keys.publishableKeys.includes(token)) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id: sessionId } = await tokens.verify(token).catch(rejectToken);
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!uuid.test(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  const user = await requireUserRow(db, sub);
  refuseBanned(user);
  return { user, session: await requireSession(db, String(sessionId)) };
}

function rejectToken(error: unknown): JWTPayload {
  const reason =
    error instanceof errors.JWTExpired
      ? 'token has invalid claims: token is expired'
      : (error as Error).message;
  throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}
