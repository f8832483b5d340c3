import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import { shop } from '../domain/shop';
import { unanswered } from './dataError';
import type {} from './knownColumns';
import type { Answer, Arguments, FunctionName, Schema } from './schema';
import type { ServiceWatch } from './serviceFetch';

/** What follows the name of a function in a call: nothing where it takes nothing. */
export type Given<Name extends FunctionName> = [Arguments<Name>] extends [never]
  ? [args?: undefined, options?: CallOptions]
  : [args: Arguments<Name>, options?: CallOptions];

interface CallOptions {
  /** For what only reads and is the same for everybody: a cache may then answer it. */
  get?: boolean;
}

interface Sent<Result> extends PromiseLike<Result> {
  /** Lets it be called off, for whoever asks something newer. */
  abortSignal(signal: AbortSignal): PromiseLike<Result>;
}

/** A call of one of the database's functions, sent when it is awaited. */
export type Call<Name extends FunctionName> = Sent<PostgrestSingleResponse<Answer<Name>>>;

/**
 * The client of supabase-js for this database. Its own `rpc` lets an argument pass that the function does not have
 * (any more), if only the others fit; here that is an error.
 */
export interface Database extends Omit<SupabaseClient<Schema>, 'rpc'> {
  rpc<Name extends FunctionName>(name: Name, ...args: Given<Name>): Call<Name>;
}

/** Where the backend is. The key is the public one: row level security guards the data. */
export interface BackendAddress {
  url: string;
  publishableKey: string;
}

/** The local-storage key under which supabase-js keeps the session. */
export const sessionStorageKey = `${shop.slug}-auth`;

/**
 * Loads supabase-js on first use, so that it is no part of the first load, and makes one client; `keepsSession` says
 * whether this device does. A failed download is tried again at the next call; it rejects with `DataError` NETWORK.
 */
export function createDatabase(
  backend: BackendAddress,
  watch: ServiceWatch,
  keepsSession: () => boolean,
): () => Promise<Database> {
  let client: Promise<Database> | undefined;
  return () => {
    client ??= connect(backend, watch, keepsSession).catch(() => {
      client = undefined;
      throw unanswered();
    });
    return client;
  };
}

async function connect(
  backend: BackendAddress,
  watch: ServiceWatch,
  keepsSession: () => boolean,
): Promise<Database> {
  const [{ createClient }, { createServiceFetch }] = await Promise.all([
    import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js'),
    import(/* webpackChunkName: "supabase" */ './serviceFetch'),
  ]);
  // Of any database: its own `rpc` promises too little to be that of `Database`.
  const client: SupabaseClient = createClient(backend.url, backend.publishableKey, {
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
