import type { SupabaseClient } from '@supabase/supabase-js';

/** One thing that the unmodified client can ask, and what comes of it. */
export interface ClientCall {
  /** Row of the table in the README. */
  area: string;
  /** The call as the client writes it, short. */
  call: string;
  ask: (client: SupabaseClient) => PromiseLike<Answer>;
  /** What the hosted service answers, as far as it is named here; or the words of the 501 that stands in for it. */
  expected:
    | { status?: number; data?: unknown; count?: number; code?: string; error?: null }
    | { missing: string };
}

export interface Answer {
  data?: unknown;
  status?: number;
  count?: number | null;
  error: unknown;
}

/** Calls of one area: `[call, ask, expected]`. */
export const area = (
  name: string,
  calls: [ClientCall['call'], ClientCall['ask'], ClientCall['expected']][],
): ClientCall[] => calls.map(([call, ask, expected]) => ({ area: name, call, ask, expected }));
