import type { Session as SupabaseSession, User as SupabaseUser } from '@supabase/supabase-js';
import { sessionStorageKey } from '../data/sessionStorageKey';
import { shop } from '../domain/shop';
import { defaultAffiliateCode, type User } from '../domain/user';
import { type DeviceStorage, readStored } from './persistedStore';
import type { Guest, SessionState } from './session';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function toUser(user: SupabaseUser): User {
  const metadata = user.user_metadata;
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: text(metadata.full_name),
    role: metadata.role === 'admin' ? 'admin' : 'shopper',
    affiliateCode: text(metadata.affiliate_code) || defaultAffiliateCode(user.id, shop.codePrefix),
  };
}

/** As the guest's metadata names what they typed, which no table has before there is an order. */
export const toContact = ({ email, phone }: Pick<Guest, 'email' | 'phone'>) => ({
  contact_email: email,
  contact_phone: phone,
});

/** An account is signed in, an anonymous user is a guest. */
export const toState = (user: SupabaseUser): SessionState => {
  if (!user.is_anonymous) return { status: 'signed-in', user: toUser(user) };
  const { contact_email: email, contact_phone: phone } = user.user_metadata;
  const guest: Guest = { ...toUser(user), affiliateCode: '', email: text(email), phone: text(phone) };
  return { status: 'signed-out', guest };
};

/** Whose session the device keeps, whether or not it could be renewed yet. */
export const readStoredState = (storage: DeviceStorage | undefined): SessionState | undefined =>
  readStored(storage, sessionStorageKey, (value) => {
    const { user } = (value ?? {}) as { user?: Partial<SupabaseUser> };
    return user?.id ? toState({ user_metadata: {}, ...user } as SupabaseUser) : undefined;
  });

/** By which requests go out. */
export const readStoredToken = (storage: DeviceStorage) =>
  readStored(storage, sessionStorageKey, (value) => (value as Partial<SupabaseSession>).access_token);
