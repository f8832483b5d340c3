import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '@shop/kernel/data';
import { tellingRequest } from './log/requestScope';
import type { Settings } from './settings';

type Transport = NonNullable<SupabaseClientOptions<'public'>['realtime']>['transport'];

const asked =
  (timeout: number): typeof fetch =>
  (input, init) =>
    tellingRequest(fetch)(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeout) });

const options = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  realtime: { transport: WebSocket as unknown as Transport },
};

/** A client that asks with somebody's own access token. */
export const createCallerDatabase = (
  { supabaseUrl, publishableKey }: Pick<Settings, 'supabaseUrl' | 'publishableKey'>,
  accessToken: string,
): SupabaseClient =>
  createClient(supabaseUrl, publishableKey, {
    ...options,
    global: { headers: { Authorization: `Bearer ${accessToken}` }, fetch: asked(5_000) },
  });

/** The server's client: an anonymous visitor without a session. Node 20 has no WebSocket of its own. */
export function createServerDatabase({
  supabaseUrl,
  publishableKey,
}: Pick<Settings, 'supabaseUrl' | 'publishableKey'>): Database {
  // Of any database: its own `rpc` promises too little to be that of `Database`.
  const client: SupabaseClient = createClient(supabaseUrl, publishableKey, {
    ...options,
    global: { fetch: tellingRequest(fetch) },
  });
  return client;
}
