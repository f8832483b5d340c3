import type { JWTPayload } from 'jose';

type Verify = (token: string) => Promise<JWTPayload>;

/** Tokens of as many shoppers; each is a kilobyte or two. */
const most = 1_000;

/**
 * Checks the signature of each token once: it costs more than everything else that a request needs here, and cannot
 * come to another end. When a token holds is compared every time, and whether its session lasts is for the database to
 * say (`private.before_request`). What does not hold is not remembered.
 * @param now milliseconds
 */
export function rememberVerified(verify: Verify, now: () => number = Date.now): Verify {
  const verified = new Map<string, JWTPayload>();
  return async (token) => {
    const known = verified.get(token);
    if (known && holds(known, Math.floor(now() / 1000))) return known;
    verified.delete(token);
    const claims = await verify(token);
    if (verified.size >= most) verified.delete(verified.keys().next().value ?? token);
    verified.set(token, Object.freeze(claims));
    return claims;
  };
}

/** As jose compares: to the second, without tolerance. */
const holds = ({ exp, nbf }: JWTPayload, seconds: number): boolean =>
  (exp === undefined || exp > seconds) && (nbf === undefined || nbf <= seconds);
