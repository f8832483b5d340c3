import { createHmac } from 'node:crypto';
import type { LocalKeys } from '../localKeys';
import type { Body } from './readBody';

interface Ids {
  userId: string;
  identityId: string;
}

/**
 * What POST /signup answers, for an address that has an account as for one that has none: it tells nothing but what the
 * caller has sent. The hosted service gives itself away by `identities: []`.
 */
export function signUpAnswer(email: string, metadata: Body, { userId, identityId }: Ids) {
  const now = new Date();
  // As the database keeps it: the role is not for users to say.
  const { role: _role, ...said } = metadata;
  const userMetadata = { ...said, sub: userId, email, email_verified: false, phone_verified: false };
  return {
    id: userId,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [
      {
        identity_id: identityId,
        id: userId,
        user_id: userId,
        identity_data: userMetadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** Ids for an address that has an account: made up, and the same each time, as those of an unconfirmed account are. */
export function strangerIds({ sessionSecret }: LocalKeys, email: string): Ids {
  return {
    userId: madeUpUuid(sessionSecret, `user ${email}`),
    identityId: madeUpUuid(sessionSecret, `identity ${email}`),
  };
}

function madeUpUuid(secret: string, subject: string): string {
  const hex = createHmac('sha256', secret).update(subject).digest('hex');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
