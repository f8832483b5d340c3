import { type Caller, callerOfToken, tokenPrefix } from '@shop/registry/desk';
import { createCallerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';
import { ApiRefusal } from './ApiRefusal';
import type { ShopDesk } from './createShopDesk';

const tokenOf = (authorization: string | undefined) =>
  /^Bearer ([\w.-]{1,4096})$/.exec(authorization ?? '')?.[1];

/** Whether it is in the form of a team's token, of which the store knows; the database knows of others. */
export const bringsTeamToken = (authorization: string | undefined): boolean =>
  tokenOf(authorization)?.startsWith(tokenPrefix) ?? false;

/**
 * Who asks, by `Authorization: Bearer …`: a team by its token, or somebody of the staff with the right to release, whom the database knows, by their
 * access token. Throws `ApiRefusal` for everybody else.
 */
export async function identifyCaller(
  authorization: string | undefined,
  { store }: ShopDesk,
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey'>,
): Promise<Caller> {
  const token = tokenOf(authorization);
  if (!token) throw new ApiRefusal(401, 'Send a release token, or sign in as an admin.');
  if (token.startsWith(tokenPrefix)) {
    const caller = callerOfToken(await store.tokens(), token);
    if (!caller) throw new ApiRefusal(401, 'This release token is nobody’s, or was revoked.');
    return caller;
  }
  const { data, error } = await createCallerDatabase(settings, token).rpc('release_admin');
  if (!error) return { name: String(data), mayRelease: () => true };
  if (error.hint === 'FORBIDDEN')
    throw new ApiRefusal(403, 'Only staff whose role includes releases do this without a token.');
  // Nothing of an HTTP answer: nobody answered.
  if (!error.code) throw new ApiRefusal(503, 'Nobody can say at the moment who you are: try again.');
  throw new ApiRefusal(401, 'This access token is not one, or its session has ended.');
}
