import type { Queryable } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { AuthError, invalid } from './authError';
import { mailTokenLife } from './authService';
import { saveIdentity } from './identities';
import { confirmSignUp, forgetSignUps } from './signUpLinks';
import { confirmEmail, emailExists, refuseBanned, requireUserRow, type UserRow } from './users';

export type MailTokenType = 'signup' | 'recovery' | 'email_change';

type StoredTokenType = Exclude<MailTokenType, 'signup'>;

const columns: Record<StoredTokenType, (keyof UserRow)[]> = {
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};
const sentAt = {
  recovery: 'recovery_sent_at',
  email_change: 'email_change_sent_at',
} as const satisfies Record<StoredTokenType, keyof UserRow>;

interface Verified {
  user: UserRow;
  /** The PKCE exchange that the link belongs to, where links of several wait at a time. */
  flowId: string | null;
}

/** What `verifyOtp` calls an e-mail code is a sign-up's. Throws validation_failed for types that we never send. */
export function readMailTokenType(type: string): MailTokenType {
  if (type === '') throw invalid('Verify requires a verification type');
  if (type === 'email' || type === 'signup') return 'signup';
  if (type === 'recovery' || type === 'email_change') return type;
  throw invalid('Invalid email verification type');
}

/**
 * Uses up a mail's token. Returns its user, or undefined when a change of address still waits for the other mail.
 * @param token the link's; `pkce_` and the hash of a code fit as well
 * @param expiredText the sentence for links and codes differs
 * @throws AuthError otp_expired, user_banned, email_exists
 */
export async function verifyToken(
  db: Queryable,
  type: MailTokenType,
  token: string,
  expiredText: string,
): Promise<Verified | undefined> {
  if (type === 'signup') return confirmSignUp(db, token, expiredText);
  const user = await lockTokenUser(db, type, token, expiredText);
  const proven = type === 'recovery' ? await recover(db, user) : await confirmEmailChange(db, user, token);
  return proven && { user: proven, flowId: null };
}

async function lockTokenUser(
  db: Queryable,
  type: StoredTokenType,
  token: string,
  expiredText: string,
): Promise<UserRow> {
  const match = columns[type].map((column) => `${column} in ($1, $2)`).join(' or ');
  const { rows } = await db.query(
    `select * from auth.users where (${match}) and deleted_at is null for update`,
    [token, `pkce_${token}`],
  );
  const user = rows[0] as unknown as UserRow | undefined;
  const sent = user?.[sentAt[type]]?.getTime() ?? 0;
  if (!user || token === '' || sent + mailTokenLife < Date.now()) {
    throw new AuthError(403, 'otp_expired', expiredText);
  }
  refuseBanned(user);
  return user;
}

/** Whoever reads the mail owns the address. Before its confirmation, a stranger may have signed up with it. */
async function recover(db: Queryable, user: UserRow): Promise<UserRow> {
  await db.query(`update auth.users set recovery_token = '' where id = $1`, [user.id]);
  if (user.email_confirmed_at) return requireUserRow(db, user.id);
  await forgetSignUps(db, user.id);
  return confirmEmail(db, user);
}

async function confirmEmailChange(db: Queryable, user: UserRow, token: string): Promise<UserRow | undefined> {
  if (user.email_change_confirm_status === 0 && user.email) {
    const used = user.email_change_token_current.endsWith(token) ? 'current' : 'new';
    await db.query(
      `update auth.users set email_change_confirm_status = 1, email_change_token_${used} = '' where id = $1`,
      [user.id],
    );
    return undefined;
  }
  await moveToNewEmail(db, user.id);
  const identity = { sub: user.id, email: user.email_change, email_verified: true, phone_verified: false };
  await saveIdentity(db, user.id, 'email', identity);
  return requireUserRow(db, user.id);
}

/** The unique index decides: another account may have confirmed the address since the change was asked for. */
async function moveToNewEmail(db: Queryable, userId: string): Promise<void> {
  try {
    await db.query(
      `update auth.users set email = email_change, email_change = '', email_change_token_new = '',
         email_change_token_current = '', email_change_confirm_status = 0, updated_at = now(),
         email_confirmed_at = coalesce(email_confirmed_at, now()), is_anonymous = false,
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('email', email_change)
       where id = $1`,
      [userId],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') throw emailExists();
    throw error;
  }
}
