import fc from 'fast-check';
import { nearly } from '../../values';
import { form, one, query, type Request } from './knownIds';

const googleFields = nearly({
  client_id: fc.constantFrom('shop', 'other'),
  redirect_uri: fc.constantFrom('http://localhost:3000/auth/callback', 'https://elsewhere.example', 'x'),
  response_type: fc.constantFrom('code', 'token', 'none'),
  scope: fc.constantFrom('openid email', 'x', ''),
  state: fc.uuid(),
  code_challenge: one('x'.repeat(43)),
  code_challenge_method: fc.constantFrom('S256', 'plain'),
  prompt: fc.constantFrom(undefined, 'none', 'login consent'),
});
/** The stand-in for Google. */
export const googleRequest: fc.Arbitrary<Request> = fc.oneof(
  fc
    .constantFrom(
      '/google/.well-known/openid-configuration',
      '/google/jwks',
      '/google/me',
      '/google/',
      '/google/x',
      `/google/interaction/${'x'.repeat(21)}`,
      '/google/session/end',
    )
    .map((path): Request => ({ service: 'google', method: 'GET', path })),
  googleFields.map((fields): Request => ({
    service: 'google',
    method: 'GET',
    path: `/google/auth?${query(fields)}`,
  })),
  fc
    .tuple(
      fc.constantFrom('token', 'introspect', 'revoke', 'auth', 'interaction/x', 'request'),
      nearly({
        grant_type: fc.constantFrom('authorization_code', 'x'),
        code: fc.uuid(),
        client_id: one('shop'),
        client_secret: one('x'),
        redirect_uri: one('x'),
      }),
    )
    .map(([end, fields]): Request => ({
      service: 'google',
      method: 'POST',
      path: `/google/${end}`,
      headers: form,
      body: query(fields),
    })),
);
