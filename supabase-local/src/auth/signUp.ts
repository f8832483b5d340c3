import type { Context } from 'hono';
import type { Queryable } from '../db/database';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { checkEmail, checkPassword, hashPassword, matchesPassword } from './credentials';
import { readCodeChallenge, startFlow } from './flowState';
import { listIdentities, saveIdentity } from './identities';
import { prepareSignUpLink } from './mailLinks';
import { readMetadata } from './metadata';
import { type Body, textField } from './readBody';
import { signUpAnswer, strangerIds } from './signUpAnswer';
import { addSignUp, newestWaitingPassword } from './signUpLinks';
import { lockUnconfirmed } from './users';

/**
 * POST /signup: an account that waits for the link in its mail. Nothing that was typed counts until that very link is
 * followed, so nobody can prepare an account for the owner of an address. Throws `AuthError`.
 */
export async function signUp(service: AuthService, c: Context, body: Body): Promise<unknown> {
  const metadata = readMetadata(body);
  const password = textField(body, 'password');
  if (password === '') throw invalid('Signup requires a valid password');
  checkPassword(password);
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const email = checkEmail(textField(body, 'email'));
  const challenge = readCodeChallenge(body);
  service.limits.mail('signup', email);
  const passwordHash = await hashPassword(password);
  const newest = await newestWaitingPassword(service.db, email);
  const repeats = (await matchesPassword(password, newest)) ? newest : null;

  const { ids, send } = await asAuthAdmin(service, async (tx) => {
    const user = await lockUnconfirmed(tx, email);
    if (!user) return { ids: strangerIds(service.keys, email), send: undefined };
    const flow =
      challenge &&
      (await startFlow(tx, { challenge, method: 'email/signup', provider: 'email', userId: user.id }));
    const { token, send: sendLink } = prepareSignUpLink(service, c, user, challenge !== undefined);
    await addSignUp(tx, user.id, { token, flowId: flow?.id, passwordHash, metadata, repeats });
    return { ids: { userId: user.id, identityId: await emailIdentity(tx, user.id, email) }, send: sendLink };
  });
  await send?.();
  return signUpAnswer(email, metadata, ids);
}

async function emailIdentity(tx: Queryable, userId: string, email: string): Promise<string> {
  const known = await listIdentities(tx, userId);
  const found = known.find(({ provider }) => provider === 'email');
  if (found) return found.id;
  await saveIdentity(tx, userId, 'email', {
    sub: userId,
    email,
    email_verified: false,
    phone_verified: false,
  });
  return emailIdentity(tx, userId, email);
}
