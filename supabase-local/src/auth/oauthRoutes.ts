import type { Context } from 'hono';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { externalUser } from './externalUser';
import { type FlowStateRow, readCodeChallenge, startFlow } from './flowState';
import { fetchProviderUser, newProviderSecrets, providerSignInUrl } from './provider';
import { errorRedirect, redirectTarget, withFragment, withQuery } from './redirects';
import { startSession } from './sessions';

const callbackPath = '/callback';
const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** GET /authorize: off to the provider; Google is the only one. Throws validation_failed for another. */
export async function authorize(service: AuthService, c: Context): Promise<Response> {
  if (c.req.query('provider') !== 'google') throw invalid('Unsupported provider: provider is not enabled');
  const secrets = newProviderSecrets();
  const flow = await startFlow(service.db, {
    challenge: readCodeChallenge(c.req.query()),
    method: 'oauth',
    provider: 'google',
    referrer: redirectTarget(c, service.siteUrl),
    oidc: secrets,
  });
  return c.redirect(
    await providerSignInUrl(service.google, secrets, flow.id, service.baseUrl + callbackPath),
    302,
  );
}

/** GET /callback: back from the provider, on to the shop with a code, a session or an error. */
export async function providerCallback(service: AuthService, c: Context): Promise<Response> {
  const flow = await findFlow(service, c.req.query('state') ?? '');
  const target = flow?.referrer ?? service.siteUrl;
  try {
    if (!flow?.oidc) throw new AuthError(400, 'bad_oauth_state', 'OAuth callback with invalid state');
    if (flow.user_id) throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
    const denied = c.req.query('error');
    if (denied) throw new AuthError(403, denied, c.req.query('error_description') ?? denied);
    const callbackUrl = new URL(service.baseUrl + callbackPath + new URL(c.req.url).search);
    const person = await fetchProviderUser(service.google, flow.oidc, flow.id, callbackUrl);
    return c.redirect(await targetAfterProvider(service, c, flow, person, target), 302);
  } catch (error) {
    if (error instanceof AuthError) return c.redirect(errorRedirect(target, error, true), 302);
    throw error;
  }
}

function targetAfterProvider(
  service: AuthService,
  c: Context,
  flow: FlowStateRow,
  person: Parameters<typeof externalUser>[2],
  target: string,
): Promise<string> {
  return asAuthAdmin(service, async (tx) => {
    const user = await externalUser(tx, 'google', person);
    if (flow.code_challenge) {
      await tx.query(
        `update auth.flow_state set user_id = $2, provider_access_token = $3, auth_code_issued_at = now()
         where id = $1`,
        [flow.id, user.id, person.accessToken],
      );
      return withQuery(target, { code: flow.auth_code ?? '' });
    }
    await tx.query('delete from auth.flow_state where id = $1', [flow.id]);
    const session = await startSession(service, tx, user, 'oauth', c.req.header('user-agent'));
    return withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      provider_token: person.accessToken,
      refresh_token: session.refresh_token,
      token_type: session.token_type,
    });
  });
}

async function findFlow({ db }: AuthService, id: string): Promise<FlowStateRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const { rows } = await db.query('select * from auth.flow_state where id = $1', [id]);
  return rows[0] as unknown as FlowStateRow | undefined;
}
