import { errors, type JWTPayload } from 'jose';
import type { LocalKeys } from '../localKeys';
import { RestError } from '../rest/restError';
import type { Tokens } from '../tokens';
import { type ApiRole, isApiRole } from './apiRole';
import type { HeaderReader } from './headerReader';

/** Who calls, with the claims of the token. */
export interface Caller {
  role: ApiRole;
  claims: JWTPayload;
}

export function bearerToken(headers: HeaderReader): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Reads bearer token and API key. The returned function throws `RestError`: 401 when the token does not hold, 403 when
 * it names no role of the API.
 */
export function createIdentify(keys: LocalKeys, tokens: Tokens): (headers: HeaderReader) => Promise<Caller> {
  const byKey = new Map<string, Caller>([
    ...keys.publishableKeys.map((key) => [key, { role: 'anon', claims: { role: 'anon' } }] as const),
    ...keys.secretKeys.map(
      (key) => [key, { role: 'service_role', claims: { role: 'service_role' } }] as const,
    ),
  ]);
  return async (headers) => {
    const credential = bearerToken(headers) ?? headers.get('apikey') ?? '';
    return byKey.get(credential) ?? callerOf(await readToken(tokens, credential));
  };
}

async function readToken(tokens: Tokens, token: string): Promise<JWTPayload> {
  try {
    return await tokens.verify(token);
  } catch (error) {
    throw tokenError(error, token);
  }
}

/** The data service lets the database refuse other roles, with the same answer; here no SQL runs for them. */
function callerOf(claims: JWTPayload): Caller {
  const { role } = claims;
  if (isApiRole(role)) return { role, claims };
  throw new RestError(403, '42501', `permission denied to set role ${JSON.stringify(role ?? '')}`);
}

function tokenError(error: unknown, token: string): RestError {
  if (error instanceof errors.JWTExpired) return new RestError(401, 'PGRST303', 'JWT expired');
  const parts = token.split('.').length;
  if (parts !== 3) return new RestError(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  return new RestError(401, 'PGRST301', 'No suitable key or wrong key type', {
    details: 'None of the keys was able to decode the JWT',
  });
}
