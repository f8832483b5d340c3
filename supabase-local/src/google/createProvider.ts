import { Provider } from 'oidc-provider';
import type { ProviderCredentials } from '../auth/provider';

/** Seconds that a sign-in there, and what it issues, may take. */
const ttl = 600;

/** An OpenID provider for one client that believes every e-mail address. Accounts live in memory. */
export function createProvider(
  { issuer, clientId, clientSecret }: ProviderCredentials,
  redirectUri: string,
): Provider {
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    ttl: {
      Interaction: ttl,
      Grant: ttl,
      Session: ttl,
      AccessToken: ttl,
      IdToken: ttl,
      AuthorizationCode: 60,
    },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [clientSecret] },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: nameFrom(email) }),
    }),
    interactions: {
      url: (_ctx, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}`,
    },
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
  return provider;
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
