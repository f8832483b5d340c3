import type { SupabaseClient } from '@supabase/supabase-js';
import { shop } from '../domain/domain';
import { unanswered } from './dataError';
import { createServiceFetch, type ServiceWatch } from './serviceFetch';

export type Database = SupabaseClient;

/** Where the backend is. The key is the public one: row level security guards the data. */
export interface BackendAddress {
  url: string;
  publishableKey: string;
}

/** The local-storage key under which supabase-js keeps the session. */
export const sessionStorageKey = `${shop.slug}-auth`;

/**
 * Loads supabase-js on first use, so that it is no part of the first load, and makes one client.
 * A failed download is tried again at the next call; it rejects with `DataError` NETWORK.
 */
export function createDatabase(backend: BackendAddress, watch: ServiceWatch): () => Promise<Database> {
  let client: Promise<Database> | undefined;
  return () => {
    client ??= connect(backend, watch).catch(() => {
      client = undefined;
      throw unanswered();
    });
    return client;
  };
}

async function connect(backend: BackendAddress, watch: ServiceWatch): Promise<Database> {
  const { createClient } = await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  return createClient(backend.url, backend.publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: sessionStorageKey,
      // The callback page exchanges the code itself, because it must tell the shopper when that fails.
      detectSessionInUrl: false,
    },
    global: {
      fetch: createServiceFetch({
        watch,
        publishableKey: backend.publishableKey,
        keepsSession: () => localStorage.getItem(sessionStorageKey) !== null,
      }),
    },
  });
}
