import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
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

/**
 * Loads supabase-js on first use, so that it is no part of the first load, and makes one client (`connect`); `keepsSession`
 * says whether this device does. A failed download is tried again at the next call; it rejects with `DataError` NETWORK.
 */
export function createDatabase(
  backend: BackendAddress,
  watch: ServiceWatch,
  keepsSession: () => boolean,
): () => Promise<Database> {
  let client: Promise<Database> | undefined;
  return () => {
    client ??= Promise.all([
      import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js'),
      import(/* webpackChunkName: "supabase" */ './connect'),
    ])
      .then(([{ createClient }, { connect }]) => connect(createClient, backend, watch, keepsSession))
      .catch(() => {
        client = undefined;
        throw unanswered();
      });
    return client;
  };
}
