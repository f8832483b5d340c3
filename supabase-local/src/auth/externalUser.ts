import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { saveIdentity } from './identities';
import type { ProviderUser } from './provider';
import { confirmEmail, createUser, findUserByEmail, requireUserRow, type UserRow } from './users';

/**
 * The account of a provider's user, made or linked where needed. Only a verified address links to an account that
 * exists; an account that nobody confirmed loses its password, which its true owner may never have set.
 * @throws AuthError email_exists
 */
export async function externalUser(db: Queryable, provider: string, person: ProviderUser): Promise<UserRow> {
  const data = {
    iss: person.issuer,
    sub: person.sub,
    email: person.email,
    email_verified: person.emailVerified,
    phone_verified: false,
    provider_id: person.sub,
    ...(person.name && { name: person.name, full_name: person.name }),
  };
  const user =
    (await findByIdentity(db, provider, person.sub)) ?? (await linkOrCreate(db, provider, person, data));
  await saveIdentity(db, user.id, provider, data);
  await db.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb where id = $1`,
    [user.id, JSON.stringify(data)],
  );
  return person.emailVerified ? confirmEmail(db, user) : requireUserRow(db, user.id);
}

async function findByIdentity(db: Queryable, provider: string, sub: string): Promise<UserRow | undefined> {
  const { rows } = await db.query(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, sub],
  );
  return rows[0] && requireUserRow(db, String(rows[0].user_id));
}

async function linkOrCreate(
  db: Queryable,
  provider: string,
  { email, emailVerified }: ProviderUser,
  data: Record<string, unknown>,
): Promise<UserRow> {
  const known = await findUserByEmail(db, email);
  if (!known) {
    return createUser(db, {
      email,
      passwordHash: '',
      userMetadata: data,
      appMetadata: { provider, providers: [provider] },
    });
  }
  if (!emailVerified) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  if (!known.email_confirmed_at) {
    await db.query('delete from auth.identities where user_id = $1', [known.id]);
    await db.query(`update auth.users set encrypted_password = '', raw_user_meta_data = '{}' where id = $1`, [
      known.id,
    ]);
  }
  return known;
}
