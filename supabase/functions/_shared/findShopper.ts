import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';

export interface Shopper {
  id: string;
  email: string;
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
    const { id, email } = (await response.json()) as { id: string; email?: string };
    return { id, email: email ?? '', token };
  };
}

/** Like {@link FindShopper}, and 401 for visitors. */
export async function requireShopper(find: FindShopper, headers: Headers): Promise<Shopper> {
  const shopper = await find(headers);
  if (!shopper) throw signInRequired();
  return shopper;
}

function signInRequired(): FunctionError {
  return new FunctionError(401, 'SIGN_IN_REQUIRED', 'Please sign in.');
}
