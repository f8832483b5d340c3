import { type Context, Hono } from 'hono';
import type { Database } from '../db/database';
import { isDatabaseAway } from '../db/databaseAway';
import { DatabaseError } from '../db/databaseError';
import { logFault } from '../http/logFault';
import { requireApiKey } from '../http/requireApiKey';
import { visitorHeader, visitorNetwork } from '../http/visitorAddress';
import type { LocalKeys } from '../localKeys';
import type { SendMail } from '../mail/mailer';
import type { BackendConfig } from '../readConfig';
import type { Tokens } from '../tokens';
import { AuthError, errorResponse, invalid } from './authError';
import type { AuthService } from './authService';
import { addDisabledRoutes } from './disabledRoutes';
import { logout } from './logout';
import { recover, resend } from './mailRequests';
import { authorize, providerCallback } from './oauthRoutes';
import type { ProviderCredentials } from './provider';
import { createRateLimits } from './rateLimits';
import { readBody } from './readBody';
import { requireUser } from './requireUser';
import { settings } from './settings';
import { isAnonymous, signInAnonymously } from './signInAnonymously';
import { signUp } from './signUp';
import { grantToken } from './tokenGrants';
import { updateUser } from './updateUser';
import { userJson } from './userJson';
import { followLink, verifyCode } from './verifyRoutes';

interface AuthOptions {
  config: BackendConfig;
  db: Database;
  keys: LocalKeys;
  tokens: Tokens;
  url: string;
  google: ProviderCredentials;
  mail: SendMail;
}

/** Calls of most kinds that one address may make in five minutes. */
const callsPerWindow = 30;

/** The authentication service under `/auth/v1`: accounts by e-mail and by the Google stand-in. */
export function createAuthRoutes({ config, url, ...rest }: AuthOptions): Hono {
  const service: AuthService = {
    ...rest,
    limits: createRateLimits(config.authRateLimits),
    baseUrl: `${url}/auth/v1`,
    siteUrl: config.siteUrl,
    anonymousSignIns: config.anonymousSignIns,
  };
  const routes = new Hono();
  const limit = (kind: string, c: Context) => service.limits.request(kind, callerAddress(c), callsPerWindow);

  routes.onError((error, c) => {
    if (error instanceof AuthError) return errorResponse(c, error);
    if (isDatabaseAway(error)) return errorResponse(c, new AuthError(503, 'database_away', error.message));
    // Class 22 is a value that Postgres cannot hold, such as a NUL character in a text.
    if (error instanceof DatabaseError && error.code.startsWith('22')) {
      return errorResponse(c, invalid(error.message));
    }
    logFault(c.req, error);
    return errorResponse(
      c,
      new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs'),
    );
  });

  // A browser follows these without the client library, hence without its key.
  routes.get('/verify', async (c) => {
    // Programs that read mail for its owner look where links lead: the link is still for its owner then.
    if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET, POST' });
    limit('verify', c);
    return followLink(service, c);
  });
  routes.get('/authorize', (c) => {
    limit('authorize', c);
    return authorize(service, c);
  });
  routes.get('/callback', (c) => {
    limit('callback', c);
    return providerCallback(service, c);
  });
  routes.get('/.well-known/jwks.json', (c) =>
    c.json(service.tokens.publicKeys, 200, { 'Cache-Control': 'public, max-age=600' }),
  );

  routes.use(requireApiKey(service.keys));
  routes.get('/health', (c) => c.json({ version: 'local', name: 'GoTrue', description: 'Local stand-in' }));
  routes.get('/settings', (c) => c.json(settings(service)));
  routes.post('/signup', async (c) => {
    const body = await readBody(c);
    if (!isAnonymous(body)) {
      limit('signup', c);
      return c.json(await signUp(service, c, body));
    }
    if (service.anonymousSignIns) service.limits.anonymous(callerAddress(c));
    return c.json(await signInAnonymously(service, c, body));
  });
  routes.post('/token', async (c) => c.json(await grantToken(service, c, callerAddress(c))));
  routes.post('/recover', async (c) => {
    limit('recover', c);
    return c.json(await recover(service, c));
  });
  routes.post('/resend', async (c) => {
    limit('resend', c);
    return c.json(await resend(service, c));
  });
  routes.post('/verify', async (c) => {
    limit('verify', c);
    return c.json(await verifyCode(service, c));
  });
  routes.get('/user', async (c) => {
    const { user } = await requireUser(service, c.req.raw.headers);
    return c.json(await userJson(service.db, user));
  });
  routes.put('/user', async (c) => {
    limit('user', c);
    return c.json(await updateUser(service, c));
  });
  routes.post('/logout', (c) => logout(service, c));
  addDisabledRoutes(routes);
  return routes;
}

function callerAddress(c: Context): string {
  return visitorNetwork(c.req.header(visitorHeader) ?? '');
}
