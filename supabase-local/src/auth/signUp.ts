import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { checkEmail, checkPassword, hashPassword } from './credentials';
import { readCodeChallenge, startFlow } from './flowState';
import { saveIdentity } from './identities';
import { prepareLink } from './mailLinks';
import { objectField, readBody, textField, type Body } from './readBody';
import { userJson } from './userJson';
import { createUser, findUserByEmail, requireUserRow } from './users';

/** POST /signup: an account that waits for the link in its mail. Throws `AuthError`. */
export async function signUp(service: AuthService, c: Context): Promise<unknown> {
  const body = await readBody(c);
  const data = objectField(body, 'data');
  const password = textField(body, 'password');
  if (!body.email && !body.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (password === '') throw invalid('Signup requires a valid password');
  checkPassword(password);
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const email = checkEmail(textField(body, 'email'));
  const challenge = readCodeChallenge(body);
  service.limits.mail('signup', email);
  const passwordHash = await hashPassword(password);

  const { answer, send } = await asAuthAdmin(service, async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known?.email_confirmed_at) return { answer: stranger(email, data), send: undefined };
    const user = known ?? (await addAccount(tx, email, passwordHash, data));
    if (challenge) {
      await startFlow(tx, { challenge, method: 'email/signup', provider: 'email', userId: user.id });
    }
    const sendLink = await prepareLink(service, c, tx, user, 'signup', challenge !== undefined);
    return { answer: await userJson(tx, await requireUserRow(tx, user.id)), send: sendLink };
  });
  await send?.();
  return answer;
}

async function addAccount(
  tx: Parameters<typeof createUser>[0],
  email: string,
  passwordHash: string,
  data: Body,
) {
  const user = await createUser(tx, {
    email,
    passwordHash,
    userMetadata: data,
    appMetadata: { provider: 'email', providers: ['email'] },
  });
  const identity = { ...data, sub: user.id, email, email_verified: false, phone_verified: false };
  await saveIdentity(tx, user.id, 'email', identity);
  await tx.query(
    'update auth.users set raw_user_meta_data = raw_user_meta_data || $2::text::jsonb where id = $1',
    [user.id, JSON.stringify(identity)],
  );
  return user;
}

/** The answer for an address that has an account: it looks like success, so that addresses cannot be probed. */
function stranger(email: string, data: Body) {
  const now = new Date();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
