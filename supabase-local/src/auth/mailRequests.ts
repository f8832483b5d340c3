import type { Context } from 'hono';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { checkEmail } from './credentials';
import { readCodeChallenge, startFlow } from './flowState';
import { prepareEmailChange, prepareRecovery, prepareSignUpLink } from './mailLinks';
import { readBody, textField } from './readBody';
import { addLinkAgain } from './signUpLinks';
import { findUserByEmail, lockUnconfirmed } from './users';

/** POST /recover: the same answer whether the address has an account or not. Throws `AuthError`. */
export async function recover(service: AuthService, c: Context): Promise<Record<string, never>> {
  const body = await readBody(c);
  if (!body.email) throw invalid('Password recovery requires an email');
  const email = checkEmail(textField(body, 'email'));
  const challenge = readCodeChallenge(body);
  service.limits.mail('recovery', email);
  const send = await asAuthAdmin(service, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return undefined;
    if (challenge) {
      await startFlow(tx, { challenge, method: 'recovery', provider: 'recovery', userId: user.id });
    }
    return prepareRecovery(service, c, tx, user, challenge !== undefined);
  });
  await send?.();
  return {};
}

/** POST /resend: the confirmation of a sign-up or of a change of address once more. Throws `AuthError`. */
export async function resend(service: AuthService, c: Context): Promise<Record<string, never>> {
  const body = await readBody(c);
  const type = textField(body, 'type');
  if (type === 'sms' || type === 'phone_change') {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (type !== 'signup' && type !== 'email_change') {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (!body.email) throw invalid('Type provided requires an email address');
  const email = checkEmail(textField(body, 'email'));
  const challenge = readCodeChallenge(body);
  service.limits.mail(type, email);
  const send = await asAuthAdmin(service, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return undefined;
    const pkce = challenge !== undefined;
    if (type === 'email_change') {
      return user.email_change
        ? prepareEmailChange(service, c, tx, user, user.email_change, pkce)
        : undefined;
    }
    if (!(await lockUnconfirmed(tx, email))) return undefined;
    const flow =
      challenge &&
      (await startFlow(tx, { challenge, method: 'email/signup', provider: 'email', userId: user.id }));
    const { token, send: sendLink } = prepareSignUpLink(service, c, user, pkce);
    await addLinkAgain(tx, user.id, { token, flowId: flow?.id });
    return sendLink;
  });
  await send?.();
  return {};
}
