import type { Context } from 'hono';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { redeemCode } from './flowState';
import { type Body, readBody, textField } from './readBody';
import { refreshSession } from './refreshSession';
import { startSession } from './sessions';
import { matchesAny, waitingPasswords } from './signUpLinks';
import { findUserByEmail, isBanned, refuseBanned, requireUserRow } from './users';

/** POST /token: password, refresh_token and pkce. Throws `AuthError`. */
export async function grantToken(service: AuthService, c: Context, caller: string): Promise<unknown> {
  const grant = c.req.query('grant_type');
  const body = await readBody(c);
  const userAgent = c.req.header('user-agent');
  switch (grant) {
    case 'password':
      service.limits.request('token', caller, 30);
      return passwordGrant(service, body, userAgent);
    case 'refresh_token':
      service.limits.request('refresh', caller, 150);
      return refreshGrant(service, body);
    case 'pkce':
      service.limits.request('token', caller, 30);
      return pkceGrant(service, body, userAgent);
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
    case 'id_token':
      throw new AuthError(
        501,
        'not_implemented',
        'The local backend does not implement sign-in by ID token.',
      );
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  }
}

async function passwordGrant(service: AuthService, body: Body, userAgent: string | undefined) {
  const email = textField(body, 'email');
  const password = textField(body, 'password');
  if (!email && !body.phone) throw invalid('missing email or phone');
  if (body.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  const user = await findUserByEmail(service.db, email);
  const isWaiting = user && !user.email_confirmed_at;
  const hashes = isWaiting ? await waitingPasswords(service.db, user.id) : [user?.encrypted_password];
  if (!(await matchesAny(password, hashes)) || !user) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return asAuthAdmin(service, (tx) => startSession(service, tx, user, 'password', userAgent));
}

function refreshGrant(service: AuthService, body: Body) {
  const token = textField(body, 'refresh_token');
  if (token === '') throw invalid('refresh_token required');
  return refreshSession(service, token);
}

async function pkceGrant(service: AuthService, body: Body, userAgent: string | undefined) {
  const code = textField(body, 'auth_code');
  const verifier = textField(body, 'code_verifier');
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  return asAuthAdmin(service, async (tx) => {
    const flow = await redeemCode(tx, code, verifier);
    const user = await requireUserRow(tx, flow.user_id);
    refuseBanned(user);
    const session = await startSession(service, tx, user, flow.authentication_method, userAgent);
    return flow.provider_access_token ? { ...session, provider_token: flow.provider_access_token } : session;
  });
}
