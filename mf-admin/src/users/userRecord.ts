import type { Answer } from '@shop/kernel/data';

export type UserRecord = Answer<'list_admin_users'>['rows'][number];

/** Whom something is done to, in the list or on their page. */
export type AccountIdentity = Pick<UserRecord, 'id' | 'email' | 'full_name' | 'is_admin' | 'blocked_at'>;
