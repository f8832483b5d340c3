import type { Context } from 'hono';
import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { asAuthAdmin, type AuthService, mailTokenLife } from './authService';
import { checkEmail, checkPassword, hashPassword, matchesPassword } from './credentials';
import { readCodeChallenge, startFlow } from './flowState';
import { prepareEmailChange } from './mailLinks';
import { checkMetadata, readMetadata } from './metadata';
import { type Body, readBody, textField } from './readBody';
import { requireUser } from './requireUser';
import type { SessionRow } from './sessions';
import { userJson } from './userJson';
import { emailExists, findUserByEmail, requireUserRow, type UserRow } from './users';

/** PUT /user: password, address and own metadata. Roles live in app_metadata, which no user may write. */
export async function updateUser(service: AuthService, c: Context): Promise<unknown> {
  const { user, session } = await requireUser(service, c.req.raw.headers);
  const body = await readBody(c);
  if (body.app_metadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  const data = readMetadata(body);
  const challenge = readCodeChallenge(body);
  const email = body.email ? checkEmail(textField(body, 'email')) : user.email;
  if (user.is_anonymous && body.password && !body.email) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
  const passwordHash = body.password ? await newPasswordHash(service, user, session, body) : undefined;
  const changesEmail = email !== null && email !== user.email;
  if (changesEmail) service.limits.mail('email_change', email);

  const { answer, send } = await asAuthAdmin(service, async (tx) => {
    if (passwordHash) await setPassword(tx, user, session, passwordHash);
    await mergeMetadata(tx, user, data);
    if (changesEmail && (await findUserByEmail(tx, email))) throw emailExists();
    if (changesEmail && challenge) {
      await startFlow(tx, { challenge, method: 'email_change', provider: 'email_change', userId: user.id });
    }
    const sendLinks = changesEmail
      ? await prepareEmailChange(service, c, tx, user, email, challenge !== undefined)
      : undefined;
    return { answer: await userJson(tx, await requireUserRow(tx, user.id)), send: sendLinks };
  });
  await send?.();
  return answer;
}

async function newPasswordHash(
  { db }: AuthService,
  user: UserRow,
  session: SessionRow,
  body: Body,
): Promise<string> {
  const password = textField(body, 'password');
  checkPassword(password);
  if (user.encrypted_password && !(await isRecovery(db, session))) await requireCurrentPassword(user, body);
  if (await matchesPassword(password, user.encrypted_password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password);
}

/** Whoever followed a recovery mail has forgotten the current password. For as long as the mail, and until it is set. */
async function isRecovery(db: Queryable, session: SessionRow): Promise<boolean> {
  const { rows } = await db.query(
    'select updated_at from auth.mfa_amr_claims where session_id = $1 and authentication_method = $2',
    [session.id, 'recovery'],
  );
  const since = rows[0]?.updated_at as Date | undefined;
  return since !== undefined && since.getTime() + mailTokenLife > Date.now();
}

/** As a hosted project does with "Require current password when updating": a session alone is not enough. */
async function requireCurrentPassword(user: UserRow, body: Body): Promise<void> {
  const current = textField(body, 'current_password');
  const text = 'Current password required when setting new password.';
  if (current === '') throw new AuthError(400, 'current_password_required', text);
  if (!(await matchesPassword(current, user.encrypted_password)))
    throw new AuthError(400, 'current_password_invalid', text);
}

/** A new password ends every other session, every link that is still on its way, and the rights of a recovery. */
async function setPassword(tx: Queryable, user: UserRow, session: SessionRow, hash: string): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = $2, recovery_token = '', email_change_token_new = '',
       email_change_token_current = '', email_change = '', updated_at = now() where id = $1`,
    [user.id, hash],
  );
  await tx.query('delete from auth.sessions where user_id = $1 and id <> $2', [user.id, session.id]);
  await tx.query(
    `update auth.mfa_amr_claims set authentication_method = 'password', updated_at = now()
     where session_id = $1 and authentication_method = 'recovery'`,
    [session.id],
  );
}

/** Merges key by key; null removes a key. */
async function mergeMetadata(tx: Queryable, user: UserRow, data: Body): Promise<void> {
  if (Object.keys(data).length === 0) return;
  const merged = Object.entries({ ...user.raw_user_meta_data, ...data }).filter(
    ([, value]) => value !== null,
  );
  await tx.query(
    'update auth.users set raw_user_meta_data = $2::text::jsonb, updated_at = now() where id = $1',
    [user.id, JSON.stringify(checkMetadata(Object.fromEntries(merged)))],
  );
}
