import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { asAuthAdmin, type AuthService, reuseInterval } from './authService';
import { addRefreshToken, sessionJson, type SessionRow } from './sessions';
import { findUser, isBanned } from './users';

interface RefreshTokenRow {
  id: string;
  token: string;
  revoked: boolean;
  updated_at: Date;
  parent: string | null;
}

/**
 * Exchanges a refresh token for a new session. A token that was exchanged before its successor was, long ago, is
 * in the wrong hands: the session ends for everybody. Throws `refresh_token_…` and `session_…`.
 */
export async function refreshSession(service: AuthService, token: string) {
  const result = await asAuthAdmin(service, async (tx) => {
    // The session first, as whoever signs out does: the other way round the two would wait for each other.
    const session = await lockSession(tx, token);
    const row = await lockToken(tx, token);
    if (!session)
      throw new AuthError(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found');
    if (session.not_after && session.not_after.getTime() < Date.now()) {
      throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
    }
    const user = await findUser(tx, session.user_id);
    if (!user || isBanned(user))
      throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
    const next = await nextToken(tx, row, session);
    if (next instanceof AuthError) return next;
    await tx.query(
      `update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = $1`,
      [session.id],
    );
    return sessionJson(service, tx, user, session, next);
  });
  // Thrown here, after the commit: the end of the session must stand.
  if (result instanceof AuthError) throw result;
  return result;
}

async function nextToken(
  tx: Queryable,
  row: RefreshTokenRow,
  session: SessionRow,
): Promise<string | AuthError> {
  if (row.revoked) {
    const { rows } = await tx.query(
      'select token, parent from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
      [session.id],
    );
    // The client never got the answer to its last exchange: it may have the same answer again.
    if (rows[0]?.parent === row.token) return String(rows[0].token);
    if (Date.now() > row.updated_at.getTime() + reuseInterval) {
      await tx.query('delete from auth.sessions where id = $1', [session.id]);
      return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    }
  }
  await tx.query('update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1', [row.id]);
  return addRefreshToken(tx, session, row.token);
}

async function lockToken(tx: Queryable, token: string): Promise<RefreshTokenRow> {
  const { rows } = await tx.query('select * from auth.refresh_tokens where token = $1 for update', [token]);
  if (rows[0]) return rows[0] as unknown as RefreshTokenRow;
  throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
}

async function lockSession(tx: Queryable, token: string): Promise<SessionRow | undefined> {
  const { rows } = await tx.query(
    `select * from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1)
     for update`,
    [token],
  );
  return rows[0] as unknown as SessionRow | undefined;
}
