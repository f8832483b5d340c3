import type { SupabaseClient } from '@supabase/supabase-js';

/** Calls a function of the database and fails the journey when it is refused. */
export async function call<Answer>(db: SupabaseClient, name: string, args: object = {}): Promise<Answer> {
  const { data, error } = await db.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`);
  return data as Answer;
}
