import { createClient } from '@supabase/supabase-js';
import { createFileStore } from './createFileStore';
import { createSupabaseStore, type SupabaseStore } from './createSupabaseStore';
import type { RegistryStore } from './registryStore';

/** A Supabase project that holds what is live, and the service role's key to it. */
export interface SharedStorePlace {
  url: string;
  key: string;
}

/** Milliseconds that one call may take; a file of 8 MB is the longest. */
const timeout = 15_000;

/** The client refuses to start without a WebSocket, which Node 20 has not, and nothing here listens to one. */
class NoSocket {
  constructor() {
    throw new Error('The store of what is live needs no WebSocket.');
  }
}

/**
 * Where `REGISTRY_STORE=supabase` keeps what is live: the project at `REGISTRY_STORE_URL`, or else the shop's own. Undefined
 * for files. Throws with one sentence naming the variable that is wrong.
 */
export function sharedStorePlace(env: NodeJS.ProcessEnv): SharedStorePlace | undefined {
  const { REGISTRY_STORE: store, REGISTRY_STORE_KEY: key } = env;
  const url = env.REGISTRY_STORE_URL || env.SUPABASE_URL;
  if (!store || store === 'files') return undefined;
  if (store !== 'supabase') throw new Error(`REGISTRY_STORE is neither files nor supabase: ${store}`);
  if (!url || !key)
    throw new Error(
      `${url ? 'REGISTRY_STORE_KEY' : 'SUPABASE_URL'} is not set: REGISTRY_STORE=supabase needs the project and its service role's key.`,
    );
  return { url: url.replace(/\/$/, ''), key };
}

export function openSharedStore({ url, key }: SharedStorePlace): SupabaseStore {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: NoSocket as never },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeout) }),
    },
  });
  return createSupabaseStore(client);
}

/** The store that the environment names: a shared one, or else the files of a build folder. */
export function openStore(buildFolder: string, env: NodeJS.ProcessEnv): RegistryStore {
  const place = sharedStorePlace(env);
  return place ? openSharedStore(place) : createFileStore(buildFolder);
}
