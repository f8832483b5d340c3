import type { SupabaseClient } from '@supabase/supabase-js';
import { shop } from '../domain/domain';

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
 * A failed download is tried again at the next call.
 */
export function createDatabase(backend: BackendAddress): () => Promise<Database> {
  let client: Promise<Database> | undefined;
  return () => {
    client ??= connect(backend).catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return client;
  };
}

async function connect(backend: BackendAddress): Promise<Database> {
  const { createClient } = await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  return createClient(backend.url, backend.publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: sessionStorageKey,
      // The callback page exchanges the code itself, because it must tell the shopper when that fails.
      detectSessionInUrl: false,
    },
  });
}
