import type { Queryable } from '../db/database';
import { DatabaseError } from '../db/databaseError';
import { AuthError } from './authError';
import type { Body } from './readBody';

/** A row of auth.users so far as the routes use it. Times as the driver gives them. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_token: string;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_token_new: string;
  email_change_token_current: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  raw_app_meta_data: Body | null;
  raw_user_meta_data: Body | null;
  created_at: Date;
  updated_at: Date;
  is_anonymous: boolean;
}

async function one(db: Queryable, sql: string, params: unknown[]): Promise<UserRow | undefined> {
  const { rows } = await db.query(sql, params);
  return rows[0] as unknown as UserRow | undefined;
}

export function findUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  return one(db, 'select * from auth.users where id = $1 and deleted_at is null', [id]);
}

export function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  return one(
    db,
    'select * from auth.users where email = lower($1) and not is_sso_user and deleted_at is null',
    [email],
  );
}

/** @throws AuthError user_not_found */
export async function requireUserRow(db: Queryable, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return user;
}

export interface NewUser {
  email: string;
  /** bcrypt, or empty for an account without a password. */
  passwordHash: string;
  userMetadata: Body;
  appMetadata: Body;
}

/** The account of an address that nobody has confirmed, made if need be and locked; undefined for a confirmed one. */
export async function lockUnconfirmed(db: Queryable, email: string): Promise<UserRow | undefined> {
  // Two sign-ups at once: the second waits here for the first.
  await db.query(
    `insert into auth.users (email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
     values ($1, '', '{"provider": "email", "providers": ["email"]}', '{}')
     on conflict (email) where not is_sso_user do nothing`,
    [email],
  );
  const user = await one(
    db,
    `update auth.users set confirmation_sent_at = now()
     where email = $1 and not is_sso_user and email_confirmed_at is null and deleted_at is null returning *`,
    [email],
  );
  return user;
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** Adds an account. Throws `email_exists`, and a plain 500 when a trigger of the shop refuses it. */
export async function createUser(db: Queryable, user: NewUser): Promise<UserRow> {
  const { email, passwordHash, userMetadata, appMetadata } = user;
  try {
    const created = await one(
      db,
      `insert into auth.users (email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
       values ($1, $2, $3::text::jsonb, $4::text::jsonb) returning *`,
      [email, passwordHash, JSON.stringify(appMetadata), JSON.stringify(userMetadata)],
    );
    if (created) return created;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === '23505') throw emailExists();
    if (error.code.startsWith('22')) throw error;
    process.stderr.write(`A new account was refused: ${error.message}\n`);
  }
  throw new AuthError(500, 'unexpected_failure', 'Database error saving new user');
}

/** Adds a user without an address, a password and identities. */
export async function createAnonymousUser(db: Queryable, userMetadata: Body): Promise<UserRow> {
  const { rows } = await db.query(
    `insert into auth.users (is_anonymous, encrypted_password, raw_app_meta_data, raw_user_meta_data)
     values (true, '', '{}', $1::text::jsonb) returning *`,
    [JSON.stringify(userMetadata)],
  );
  return rows[0] as unknown as UserRow;
}

/** Marks the address as confirmed. */
export async function confirmEmail(db: Queryable, { id, email }: UserRow): Promise<UserRow> {
  await db.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}', updated_at = now()
     where id = $1`,
    [id],
  );
  await db.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and email = $2`,
    [id, email],
  );
  return requireUserRow(db, id);
}

/** Throws user_banned, wherever somebody has proven who they are and would get a session. */
export function refuseBanned(user: UserRow): void {
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
}

export function isBanned({ banned_until: until }: UserRow): boolean {
  return until !== null && until.getTime() > Date.now();
}
