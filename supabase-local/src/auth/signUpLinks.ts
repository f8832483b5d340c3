import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { mailTokenLife } from './authService';
import { matchesPassword } from './credentials';
import { saveIdentity } from './identities';
import type { Body } from './readBody';
import { refuseBanned, requireUserRow, type UserRow } from './users';

/** A sign-up that waits for its link to be followed. */
interface WaitingSignUp {
  id: unknown;
  token: string;
  password_hash: string | null;
  user_metadata: Body;
  flow_id: string | null;
  sent_at: Date;
}

interface NewLink {
  token: string;
  flowId: string | undefined;
}

/** Links of one account that hold at a time: each is another code that could be guessed. */
const maxWaiting = 5;

async function listWaiting(db: Queryable, userId: string): Promise<WaitingSignUp[]> {
  const { rows } = await db.query(
    'select * from supabase_local.sign_ups where user_id = $1 order by id desc',
    [userId],
  );
  return rows as unknown as WaitingSignUp[];
}

/** Hashes of the passwords that were last typed for an account that nobody has confirmed, newest first. */
export async function waitingPasswords(db: Queryable, userId: string): Promise<(string | null)[]> {
  const waiting = await listWaiting(db, userId);
  return waiting.slice(0, 3).map(({ password_hash: hash }) => hash);
}

/** The password of the newest sign-up that waits for an address; compare outside of any transaction. */
export async function newestWaitingPassword(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await db.query(
    `select s.password_hash from supabase_local.sign_ups s join auth.users u on u.id = s.user_id
     where u.email = $1 order by s.id desc limit 1`,
    [email],
  );
  return (rows[0]?.password_hash as string | null | undefined) ?? null;
}

interface TypedSignUp extends NewLink {
  passwordHash: string;
  metadata: Body;
  /** The hash that the same password was compared with: the same person signs up again. */
  repeats: string | null;
}

/** Lets another sign-up wait beside those of other people, or takes the place of one's own. Locks nothing itself. */
export async function addSignUp(db: Queryable, userId: string, signUp: TypedSignUp): Promise<void> {
  const { token, flowId, passwordHash, metadata, repeats } = signUp;
  const values = [userId, token, passwordHash, JSON.stringify(metadata), flowId ?? null];
  if (repeats) {
    await db.query('delete from supabase_local.sign_ups where user_id = $1 and password_hash = $2', [
      userId,
      repeats,
    ]);
  }
  await insertLink(db, userId, values);
}

/**
 * A link for a sign-up that was made before. While several wait, nobody can tell whose it should be: it confirms the
 * address and brings no password.
 */
export async function addLinkAgain(db: Queryable, userId: string, { token, flowId }: NewLink): Promise<void> {
  const waiting = await listWaiting(db, userId);
  const [only] = waiting;
  if (only && waiting.length === 1) {
    await db.query(
      'update supabase_local.sign_ups set token = $2, flow_id = $3::uuid, sent_at = now() where id = $1::bigint',
      [only.id, token, flowId ?? null],
    );
    return;
  }
  await db.query('delete from supabase_local.sign_ups where user_id = $1 and password_hash is null', [
    userId,
  ]);
  await insertLink(db, userId, [userId, token, null, '{}', flowId ?? null]);
}

/** The oldest make room. Two always stay known, so that a contested address does not become uncontested by age. */
async function insertLink(db: Queryable, userId: string, values: unknown[]): Promise<void> {
  await db.query(
    `delete from supabase_local.sign_ups where user_id = $1 and id not in (
       select id from supabase_local.sign_ups where user_id = $1 order by id desc limit ${maxWaiting - 1})`,
    [userId],
  );
  await db.query(
    `insert into supabase_local.sign_ups (user_id, token, password_hash, user_metadata, flow_id)
     values ($1, $2, $3, $4::text::jsonb, $5::uuid)`,
    values,
  );
}

/**
 * Confirms an address by the link, or the code, of one sign-up: the account gets the password and the metadata that
 * were typed there, and every other sign-up for it is void.
 * @returns the account, and the PKCE exchange of the browser that signed up
 * @throws AuthError otp_expired, user_banned
 */
export async function confirmSignUp(
  db: Queryable,
  token: string,
  expiredText: string,
): Promise<{ user: UserRow; flowId: string | null }> {
  const expired = new AuthError(403, 'otp_expired', expiredText);
  const { rows } = await db.query(
    `select * from auth.users where id = (select user_id from supabase_local.sign_ups where token in ($1, $2) limit 1)
     and deleted_at is null for update`,
    [token, `pkce_${token}`],
  );
  const user = rows[0] as unknown as UserRow | undefined;
  if (!user || user.email_confirmed_at) throw expired;
  refuseBanned(user);
  // Read again under the lock: another link may have won meanwhile.
  const waiting = await listWaiting(db, user.id);
  const followed = waiting.find((link) => link.token === token || link.token === `pkce_${token}`);
  if (!followed || followed.sent_at.getTime() + mailTokenLife < Date.now()) throw expired;
  await deleteWaiting(db, user.id);
  await takeOver(db, user, followed);
  return { user: await requireUserRow(db, user.id), flowId: followed.flow_id };
}

/** An address was proven without a sign-up's link: nothing counts that anybody has typed for it. */
export async function forgetSignUps(db: Queryable, userId: string): Promise<void> {
  await deleteWaiting(db, userId);
  await db.query(`update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where id = $1`, [
    userId,
  ]);
}

async function deleteWaiting(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from supabase_local.sign_ups where user_id = $1', [userId]);
}

async function takeOver(db: Queryable, { id, email }: UserRow, signUp: WaitingSignUp): Promise<void> {
  const identity = { ...signUp.user_metadata, sub: id, email, email_verified: true, phone_verified: false };
  await db.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb, email_confirmed_at = now(),
       updated_at = now() where id = $1`,
    [id, signUp.password_hash ?? '', JSON.stringify(identity)],
  );
  await saveIdentity(db, id, 'email', identity);
}

/** Whether one of several hashes is the password's. */
export async function matchesAny(password: string, hashes: (string | null | undefined)[]): Promise<boolean> {
  for (const hash of hashes.length > 0 ? hashes : [undefined]) {
    if (await matchesPassword(password, hash)) return true;
  }
  return false;
}
