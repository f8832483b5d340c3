import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';

export interface Shopper {
  id: string;
  email: string;
  /** Whether they buy without an account (docs/adr/0063). */
  isGuest: boolean;
  /** Their access token, to read as they would. */
  token: string;
}

/** The signed-in caller, `undefined` for a visitor. Throws 401 `SIGN_IN_REQUIRED` for a token that does not hold. */
export type FindShopper = (headers: Headers) => Promise<Shopper | undefined>;

/** Asks the authentication service, which also knows of sessions that were ended. */
export function createFindShopper(env: FunctionEnv): FindShopper {
  return async (headers) => {
    const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
    // The client sends its API key as the token while nobody is signed in.
    if (!token || env.publishableKeys.includes(token)) return undefined;
    const response = await fetch(`${env.SUPABASE_URL}/auth/v1/user`, {
      headers: { apikey: env.publishableKeys[0], authorization: `Bearer ${token}` },
    });
    if (response.status >= 500) throw new Error(`The authentication service answered ${response.status}.`);
    if (!response.ok) throw signInRequired();
    const user = (await response.json()) as { id: string; email?: string; is_anonymous?: boolean };
    return { id: user.id, email: user.email ?? '', isGuest: user.is_anonymous === true, token };
  };
}

/** Like {@link FindShopper}, and 401 for visitors; guests may pass. */
export async function requireBuyer(find: FindShopper, headers: Headers): Promise<Shopper> {
  const shopper = await find(headers);
  if (!shopper) throw signInRequired();
  return shopper;
}

/** Like {@link requireBuyer}, and 401 for guests too: what needs an account. */
export async function requireShopper(find: FindShopper, headers: Headers): Promise<Shopper> {
  const shopper = await requireBuyer(find, headers);
  if (shopper.isGuest) throw signInRequired();
  return shopper;
}

function signInRequired(): FunctionError {
  return new FunctionError(401, 'SIGN_IN_REQUIRED', 'Please sign in.');
}
