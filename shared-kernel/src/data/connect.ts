import type { createClient, SupabaseClient } from '@supabase/supabase-js';
import { shop } from '../domain/shop';
import type { BackendAddress, Database } from './database';
import { createServiceFetch, type ServiceWatch } from './serviceFetch';
import { sessionStorageKey } from './sessionStorageKey';

/** Makes the client of supabase-js. It comes in one script with the library, which it is given (`createDatabase`). */
export function connect(
  create: typeof createClient,
  backend: BackendAddress,
  watch: ServiceWatch,
  keepsSession: () => boolean,
): Database {
  // Of any database: its own `rpc` promises too little to be that of `Database`.
  const client: SupabaseClient = create(backend.url, backend.publishableKey, {
    auth: {
      flowType: 'pkce',
      storageKey: sessionStorageKey,
      // The callback page exchanges the code itself, because it must tell the shopper when that fails.
      detectSessionInUrl: false,
    },
    global: {
      // By which what this page asked is found again in the service's logs. Every CORS policy of the platform lets this
      // header pass; a header of our own it would not.
      headers: { 'X-Client-Info': `${shop.slug}; page=${crypto.randomUUID()}` },
      fetch: createServiceFetch({
        watch,
        publishableKey: backend.publishableKey,
        keepsSession,
        renewToken: async (spent) => {
          const { data } = await client.auth.getSession();
          // Another request may have renewed it meanwhile.
          const isSpent = !data.session || data.session.access_token === spent;
          const renewed = isSpent ? (await client.auth.refreshSession()).data : data;
          return renewed.session?.access_token;
        },
      }),
    },
  });
  return client;
}
