import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from './createReleaseDesk';
import type { ReleaseToken } from './registryStore';

/** By which a token is told from an access token. */
export const tokenPrefix = 'shop-release-';
const form = /^shop-release-([a-z0-9]{8})-[\w-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token for some remotes, and what a store keeps of it: nobody can read the token itself again. */
export function createReleaseToken(
  remotes: string[],
  createdBy: string,
  now = new Date(),
): { token: string; kept: ReleaseToken } {
  const id = randomBytes(4).toString('hex');
  const token = `${tokenPrefix}${id}-${randomBytes(32).toString('base64url')}`;
  return { token, kept: { id, remotes, hash: hashOf(token), createdAt: now.toISOString(), createdBy } };
}

/** Whose token that is; undefined when it is nobody's or was revoked. */
export function callerOfToken(tokens: readonly ReleaseToken[], token: string): Caller | undefined {
  if (!form.test(token)) return undefined;
  // Hashes of 256 random bits: what a comparison's time tells of them helps nobody.
  const hash = hashOf(token);
  const kept = tokens.find((known) => known.hash === hash);
  return (
    kept && {
      name: `token ${kept.id} of ${kept.remotes.join(', ')}`,
      mayRelease: (remote) => kept.remotes.includes(remote),
    }
  );
}
