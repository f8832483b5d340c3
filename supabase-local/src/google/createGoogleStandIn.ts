import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import type { ProviderCredentials } from '../auth/provider';
import { signInPage } from './signInPage';

/** Where the stand-in hangs on the backend's own port. */
export const googleMount = '/google';

interface GoogleStandIn {
  credentials: ProviderCredentials;
  listener: RequestListener;
}

/**
 * A local OpenID provider in place of Google: it takes any e-mail address without a password, so that the same
 * code path runs offline. Accounts live in memory.
 */
export function createGoogleStandIn(url: string, sessionSecret: string): GoogleStandIn {
  const credentials = { issuer: url + googleMount, clientId: 'shop', clientSecret: sessionSecret };
  const provider: Provider = new Provider(credentials.issuer, {
    clients: [
      {
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        redirect_uris: [`${url}/auth/v1/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [sessionSecret] },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: nameFrom(email) }),
    }),
    interactions: { url: (_ctx, interaction) => `${googleMount}/interaction/${interaction.uid}` },
    // No consent page: the shop is the only client.
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  return {
    credentials,
    listener: (request, response) => {
      if (request.url?.startsWith(`${googleMount}/interaction/`)) {
        signIn(provider, request, response).catch((error: Error) => fail(response, error));
        return;
      }
      // As a router would mount it: the provider reads its own prefix off the difference.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(googleMount.length) });
      void callback(request, response);
    },
  };
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(String(await signInPage()));
    return;
  }
  const email = new URLSearchParams(await readText(request)).get('email')?.trim().toLowerCase();
  const result = email ? { login: { accountId: email } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function fail(response: ServerResponse, error: Error): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`This sign-in is over; start again in the shop. (${error.message})`);
}

/** `asha.rao@example.com` signs in as Asha Rao. */
function nameFrom(email: string): string {
  const words =
    email
      .split('@')[0]
      ?.split(/[._-]+/)
      .filter(Boolean) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
