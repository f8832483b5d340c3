import type { Transaction } from '../db/database';
import type { Caller } from './caller';

/**
 * Makes policies and functions see the caller for the rest of the transaction, as on a hosted project, where the
 * services sign in as `authenticator`: a role without rights that may become the three of the API and no other. So
 * whatever resets the role is left with nothing.
 *
 * The connection itself is a superuser's, because the platform and the migrations come over it, so SQL that sets the
 * session's authorization could still go back to it. No request brings SQL of its own along, and no function of the
 * shop may name that setting (`supabase/tests/schema.test.ts`).
 *
 * @param settings further parameters of the request, such as `request.method`
 */
export function becomeCaller(
  tx: Transaction,
  { role, claims }: Caller,
  settings: Record<string, string> = {},
): void {
  const entries = Object.entries({
    session_authorization: 'authenticator',
    role,
    'request.jwt.claims': JSON.stringify(claims),
    ...settings,
  });
  // Evaluated from left to right: the role is taken on by the authenticator. Counted, or all of it would come back.
  const calls = entries.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  tx.ahead(
    `select num_nonnulls(${calls.join(', ')})`,
    entries.map(([, value]) => value),
  );
}
