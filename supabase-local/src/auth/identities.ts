import type { Queryable } from '../db/database';
import type { Body } from './readBody';

export interface IdentityRow {
  id: string;
  provider_id: string;
  user_id: string;
  identity_data: Body;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string | null;
}

export async function listIdentities(db: Queryable, userId: string): Promise<IdentityRow[]> {
  const { rows } = await db.query('select * from auth.identities where user_id = $1 order by created_at', [
    userId,
  ]);
  return rows as unknown as IdentityRow[];
}

/** Adds or refreshes the identity `data.sub` of a provider, and tells the account which providers it has. */
export async function saveIdentity(
  db: Queryable,
  userId: string,
  provider: string,
  data: Body & { sub: string },
): Promise<void> {
  await db.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3::text::jsonb, $4, now())
     on conflict (provider_id, provider) do update set identity_data = excluded.identity_data,
       last_sign_in_at = now(), updated_at = now()`,
    [data.sub, userId, JSON.stringify(data), provider],
  );
  await db.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
       select jsonb_build_object('provider', (array_agg(provider order by created_at))[1],
         'providers', jsonb_agg(provider order by created_at))
       from auth.identities where user_id = $1)
     where id = $1`,
    [userId],
  );
}
