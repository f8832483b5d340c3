import { shop } from '../domain/shop';

/** The local-storage key under which supabase-js keeps the session. */
export const sessionStorageKey = `${shop.slug}-auth`;
