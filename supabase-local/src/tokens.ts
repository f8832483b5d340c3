import { createLocalJWKSet, importJWK, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { LocalKeys } from './localKeys';
import { rememberVerified } from './rememberVerified';

/** Makes and checks access tokens. `verify` throws jose's errors: expired, forged, another algorithm. */
export interface Tokens {
  sign(claims: JWTPayload): Promise<string>;
  verify(token: string): Promise<JWTPayload>;
  /** The public half, as served to whoever verifies tokens. */
  publicKeys: JSONWebKeySet;
}

/** Access tokens are ES256, so that a reader of the public key cannot sign. */
export async function createTokens({ signingKey }: Pick<LocalKeys, 'signingKey'>): Promise<Tokens> {
  const key = await importJWK(signingKey, 'ES256');
  const { d: _secret, ...publicKey } = signingKey;
  const publicKeys = { keys: [{ ...publicKey, key_ops: ['verify'] }] };
  const keySet = createLocalJWKSet(publicKeys);
  return {
    publicKeys,
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: signingKey.kid, typ: 'JWT' }).sign(key),
    verify: rememberVerified(
      async (token) => (await jwtVerify(token, keySet, { algorithms: ['ES256'] })).payload,
    ),
  };
}
