import type { Database, Queryable } from '../db/database';
import type { LocalKeys } from '../localKeys';
import type { SendMail } from '../mail/mailer';
import type { Tokens } from '../tokens';
import type { ProviderCredentials } from './provider';
import type { RateLimits } from './rateLimits';

/** What every authentication route works with. */
export interface AuthService {
  db: Database;
  keys: LocalKeys;
  tokens: Tokens;
  limits: RateLimits;
  mail: SendMail;
  /** Address of this service, `…/auth/v1`. */
  baseUrl: string;
  siteUrl: string;
  google: ProviderCredentials;
  anonymousSignIns: boolean;
}

/** Seconds that an access token holds. */
export const accessTokenLife = 3600;
/** Milliseconds that a link or code from a mail holds. */
export const mailTokenLife = 3_600_000;
/** Milliseconds in which a refresh token may be sent twice, as when two tabs wake up together. */
export const reuseInterval = 10_000;

/** One transaction as the hosted service's own role, so that a trigger that needs more rights fails here too. */
export function asAuthAdmin<Result>(
  { db }: Pick<AuthService, 'db'>,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) => {
    tx.ahead('set local session authorization supabase_auth_admin');
    return work(tx);
  });
}
