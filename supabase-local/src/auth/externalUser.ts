import type { Queryable } from '../db/database';
import { AuthError } from './authError';
import { saveIdentity } from './identities';
import type { ProviderUser } from './provider';
import { forgetSignUps } from './signUpLinks';
import {
  confirmEmail,
  createUser,
  findUserByEmail,
  refuseBanned,
  requireUserRow,
  type UserRow,
} from './users';

/** As long as a profile's name may be; a provider may hold more, and tokens carry it. */
const maxNameLength = 120;

/**
 * The account of a provider's user, made or linked where needed. Only a verified address counts: with another one,
 * people could enter an account before the owner of its address does. An account that nobody confirmed loses what was
 * typed for it, which its true owner may never have done.
 * @throws AuthError provider_email_needs_verification, user_banned
 */
export async function externalUser(db: Queryable, provider: string, person: ProviderUser): Promise<UserRow> {
  if (!person.emailVerified) {
    throw new AuthError(403, 'provider_email_needs_verification', `Unverified email with ${provider}`);
  }
  const name = person.name?.slice(0, maxNameLength);
  const data = {
    iss: person.issuer,
    sub: person.sub,
    email: person.email,
    email_verified: true,
    phone_verified: false,
    provider_id: person.sub,
    ...(name && { name, full_name: name }),
  };
  const user =
    (await findByIdentity(db, provider, person.sub)) ?? (await linkOrCreate(db, provider, person, data));
  refuseBanned(user);
  await saveIdentity(db, user.id, provider, data);
  await db.query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb where id = $1`,
    [user.id, JSON.stringify(data)],
  );
  return confirmEmail(db, user);
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
  { email }: ProviderUser,
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
  if (!known.email_confirmed_at) {
    await db.query('delete from auth.identities where user_id = $1', [known.id]);
    await forgetSignUps(db, known.id);
  }
  return known;
}
