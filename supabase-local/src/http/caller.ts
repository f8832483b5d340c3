import { errors, type JWTPayload } from 'jose';
import type { LocalKeys } from '../localKeys';
import { RestError } from '../rest/restError';
import type { Tokens } from '../tokens';

/** Who calls: `anon`, `authenticated` or `service_role`, with the claims of the token. */
export interface Caller {
  role: string;
  claims: JWTPayload;
}

export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** Reads bearer token and API key. The returned function throws `RestError` 401 when the token does not hold. */
export function createIdentify(keys: LocalKeys, tokens: Tokens): (headers: Headers) => Promise<Caller> {
  const byKey: Record<string, Caller> = {
    [keys.publishableKey]: { role: 'anon', claims: { role: 'anon' } },
    [keys.secretKey]: { role: 'service_role', claims: { role: 'service_role' } },
  };
  return async (headers) => {
    const credential = bearerToken(headers) ?? headers.get('apikey') ?? '';
    const caller = byKey[credential];
    if (caller) return caller;
    try {
      const claims = await tokens.verify(credential);
      return { role: typeof claims.role === 'string' ? claims.role : 'anon', claims };
    } catch (error) {
      throw tokenError(error, credential);
    }
  };
}

function tokenError(error: unknown, token: string): RestError {
  if (error instanceof errors.JWTExpired) return new RestError(401, 'PGRST303', 'JWT expired');
  const parts = token.split('.').length;
  if (parts !== 3) return new RestError(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  return new RestError(401, 'PGRST301', 'No suitable key or wrong key type', {
    details: 'None of the keys was able to decode the JWT',
  });
}
