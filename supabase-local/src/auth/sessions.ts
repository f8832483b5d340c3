import { randomBytes } from 'node:crypto';
import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { accessTokenLife, type AuthService } from './authService';
import { userJson } from './userJson';
import type { UserRow } from './users';

export interface SessionRow {
  id: string;
  user_id: string;
  aal: string;
  not_after: Date | null;
}

/** How the shopper proved who they are; goes into the token's `amr`. */
export type SignInMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'email/signup'
  | 'recovery'
  | 'email_change'
  | 'anonymous';

/** Signs a user in: a session, its first refresh token, and the answer that carries both. */
export async function startSession(
  service: AuthService,
  db: Queryable,
  user: UserRow,
  method: SignInMethod,
  userAgent: string | undefined,
) {
  const { rows } = await db.query(
    'update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *',
    [user.id],
  );
  const created = await db.query(
    'insert into auth.sessions (user_id, user_agent) values ($1, $2) returning *',
    [user.id, userAgent ?? null],
  );
  const session = created.rows[0] as unknown as SessionRow;
  await db.query('insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)', [
    session.id,
    method,
  ]);
  const refreshToken = await addRefreshToken(db, session, null);
  return sessionJson(service, db, rows[0] as unknown as UserRow, session, refreshToken);
}

/** @param parent the token that it replaces */
export async function addRefreshToken(
  db: Queryable,
  session: SessionRow,
  parent: string | null,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await db.query(
    'insert into auth.refresh_tokens (token, user_id, session_id, parent) values ($1, $2, $3, $4)',
    [token, session.user_id, session.id, parent],
  );
  return token;
}

/** The answer to every successful sign-in and refresh, with a fresh access token. */
export async function sessionJson(
  { tokens, baseUrl }: AuthService,
  db: Queryable,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
) {
  const { rows: amr } = await db.query(
    `select authentication_method as method, extract(epoch from updated_at)::int as timestamp
     from auth.mfa_amr_claims where session_id = $1`,
    [session.id],
  );
  const now = Math.floor(Date.now() / 1000);
  const accessToken = await tokens.sign({
    iss: baseUrl,
    sub: user.id,
    aud: user.aud,
    iat: now,
    exp: now + accessTokenLife,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal,
    amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: now + accessTokenLife,
    refresh_token: refreshToken,
    user: await userJson(db, user),
  };
}

/** @throws AuthError session_not_found */
export async function requireSession(db: Queryable, id: string): Promise<SessionRow> {
  const { rows } = await db.query('select * from auth.sessions where id = $1', [id]);
  if (rows[0]) return rows[0] as unknown as SessionRow;
  throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
