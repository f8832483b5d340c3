import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { AuthError } from './authError';

/** An OpenID provider. The local one speaks plain http on the loopback. */
export interface ProviderCredentials {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What a provider says about its user. */
export interface ProviderUser {
  sub: string;
  email: string;
  emailVerified: boolean;
  name: string | undefined;
  issuer: string;
  accessToken: string;
}

/** What the exchange has to repeat of the request. */
export interface ProviderSecrets {
  verifier: string;
  nonce: string;
}

const configurations = new Map<string, Promise<Configuration>>();

function configure({ issuer, clientId, clientSecret }: ProviderCredentials): Promise<Configuration> {
  const known = configurations.get(issuer);
  if (known) return known;
  const found = discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [allowInsecureRequests],
  }).catch((error: unknown) => {
    configurations.delete(issuer);
    throw error;
  });
  configurations.set(issuer, found);
  return found;
}

export function newProviderSecrets(): ProviderSecrets {
  return { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
}

/** The address of the provider's sign-in page. */
export async function providerSignInUrl(
  credentials: ProviderCredentials,
  { verifier, nonce }: ProviderSecrets,
  state: string,
  redirectUri: string,
): Promise<string> {
  const url = buildAuthorizationUrl(await configure(credentials), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'login',
  });
  return url.href;
}

/** Exchanges the code in `callbackUrl` for the user. Throws unexpected_failure when the provider refuses. */
export async function fetchProviderUser(
  credentials: ProviderCredentials,
  { verifier, nonce }: ProviderSecrets,
  state: string,
  callbackUrl: URL,
): Promise<ProviderUser> {
  const configuration = await configure(credentials);
  const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
    pkceCodeVerifier: verifier,
    expectedNonce: nonce,
    expectedState: state,
  }).catch(() => {
    const code = callbackUrl.searchParams.get('code') ?? '';
    throw new AuthError(500, 'unexpected_failure', `Unable to exchange external code: ${code}`);
  });
  const sub = tokens.claims()?.sub ?? '';
  const info = await fetchUserInfo(configuration, tokens.access_token, sub);
  if (!info.email) {
    throw new AuthError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  return {
    sub,
    email: info.email.toLowerCase(),
    emailVerified: info.email_verified === true,
    name: info.name,
    issuer: credentials.issuer,
    accessToken: tokens.access_token,
  };
}
