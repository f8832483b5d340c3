import type { Hono } from 'hono';
import { AuthError } from './authError';

/** Features that a hosted project can switch off answer as if they were; the rest says that it is missing here. */
export function addDisabledRoutes(routes: Hono): void {
  routes.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  routes.post('/factors', () => {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  });
  routes.on(['GET', 'DELETE'], ['/user/identities/authorize', '/user/identities/:id'], () => {
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  });
  routes.all('/*', (c) => {
    throw new AuthError(
      501,
      'not_implemented',
      `The local backend does not implement ${c.req.method} ${c.req.path}.`,
    );
  });
}
