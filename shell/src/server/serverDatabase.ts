import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import type { Database } from '@shop/kernel/data';
import type { Settings } from './settings';

type Transport = NonNullable<SupabaseClientOptions<'public'>['realtime']>['transport'];

/** The server's client: an anonymous visitor without a session. Node 20 has no WebSocket of its own. */
export function createServerDatabase({
  supabaseUrl,
  publishableKey,
}: Pick<Settings, 'supabaseUrl' | 'publishableKey'>): Database {
  // Of any database: its own `rpc` promises too little to be that of `Database`.
  const client: SupabaseClient = createClient(supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as unknown as Transport },
  });
  return client;
}
