import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { checkEmail } from '../auth/credentials';
import type { ProviderCredentials } from '../auth/provider';
import { failurePage, signInPage } from './signInPage';

/** Bytes; an address has at most 255 characters. */
const maxForm = 4096;

/** Where the stand-in hangs on the backend's own port. */
export const googleMount = '/google';

interface GoogleStandIn {
  credentials: ProviderCredentials;
  listener: RequestListener;
}

/**
 * A local OpenID provider in place of Google, without passwords, so that the same code path runs offline. Its
 * library loads at the first sign-in: most starts never need it.
 */
export function createGoogleStandIn(url: string, sessionSecret: string): GoogleStandIn {
  const credentials = { issuer: url + googleMount, clientId: 'shop', clientSecret: sessionSecret };
  let loading: Promise<Provider> | undefined;
  const load = async () => {
    const { createProvider } = await import('./createProvider');
    return createProvider(credentials, `${url}/auth/v1/callback`);
  };
  return {
    credentials,
    listener: (request, response) => {
      loading ??= load();
      loading
        .then((provider) => answer(provider, request, response))
        .catch((error: Error) => fail(response, error));
    },
  };
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.startsWith(`${googleMount}/interaction/`)) return signIn(provider, request, response);
  // As a router would mount it: the provider reads its own prefix off the difference.
  Object.assign(request, { originalUrl: request.url, url: request.url?.slice(googleMount.length) });
  await provider.callback()(request, response);
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(String(await signInPage()));
    return;
  }
  const email = new URLSearchParams(await readForm(request)).get('email')?.trim();
  const result = email ? { login: { accountId: checkEmail(email) } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** The form has one short field. Throws for more bytes than that needs; the rest is never read. */
async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxForm) throw new Error('The form is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fail(response: ServerResponse, error: Error): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(400, { 'content-type': 'text/html; charset=utf-8', connection: 'close' });
  response.end(String(failurePage(error.message)));
}
