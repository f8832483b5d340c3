import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

/** The unmodified client of a program, which signs in anew each time. Asks nobody yet. */
export const openClient = (
  url: string,
  key: string,
  options: SupabaseClientOptions<'public'> = {},
): SupabaseClient =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own, and the client refuses to start without.
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
    ...options,
  });
