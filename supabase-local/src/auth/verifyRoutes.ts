import type { Context } from 'hono';
import { AuthError, invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { checkEmail } from './credentials';
import { issueCode } from './flowState';
import { mailTokenHash } from './mailLinks';
import { readBody, textField } from './readBody';
import { errorRedirect, redirectTarget, withFragment, withQuery } from './redirects';
import { type SignInMethod, startSession } from './sessions';
import { type MailTokenType, readMailTokenType, verifyToken } from './verifyToken';

const halfway = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
const linkExpired = 'Email link is invalid or has expired';
const codeExpired = 'Token has expired or is invalid';

const methods: Record<MailTokenType, SignInMethod> = {
  signup: 'email/signup',
  recovery: 'recovery',
  email_change: 'email_change',
};

/** As hosted, but for recovery: only a session that came of it may set a password without the current one. */
const methodWithoutCode = (type: MailTokenType): SignInMethod => (type === 'recovery' ? 'recovery' : 'otp');

/** GET /verify: the link in a mail. Leads on to the shop with a session, a code or an error. */
export async function followLink(service: AuthService, c: Context): Promise<Response> {
  const type = readMailTokenType(c.req.query('type') ?? '');
  const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
  if (token === '') throw invalid('Verify requires a token or a token hash');
  const target = redirectTarget(c, service.siteUrl);
  const pkce = token.startsWith('pkce_');
  try {
    return c.redirect(await targetAfterLink(service, c, { type, token, target, pkce }), 303);
  } catch (error) {
    if (error instanceof AuthError) return c.redirect(errorRedirect(target, error, pkce), 303);
    throw error;
  }
}

interface Link {
  type: MailTokenType;
  token: string;
  target: string;
  pkce: boolean;
}

function targetAfterLink(
  service: AuthService,
  c: Context,
  { type, token, target, pkce }: Link,
): Promise<string> {
  return asAuthAdmin(service, async (tx) => {
    const verified = await verifyToken(tx, type, token, linkExpired);
    if (!verified)
      return withFragment(pkce ? withQuery(target, { message: halfway }) : target, { message: halfway });
    const { user, flowId } = verified;
    if (pkce) {
      const code = await issueCode(tx, { userId: user.id, method: methods[type], flowId });
      return withQuery(target, { code });
    }
    const session = await startSession(
      service,
      tx,
      user,
      methodWithoutCode(type),
      c.req.header('user-agent'),
    );
    return withFragment(target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
      type,
    });
  });
}

/** A code has six digits, so guesses are counted by the address they are for, wherever they come from. */
function codeHash(service: AuthService, email: string, code: string): string {
  service.limits.request('verify code', email, 10);
  return mailTokenHash(service, email, code);
}

/** POST /verify: the code of a mail, or the token of its link. Answers with a session. Throws `AuthError`. */
export async function verifyCode(service: AuthService, c: Context): Promise<unknown> {
  const body = await readBody(c);
  const type = readMailTokenType(textField(body, 'type'));
  const code = textField(body, 'token');
  const tokenHash = textField(body, 'token_hash');
  if ((code === '') === (tokenHash === '')) throw invalid('Verify requires either a token or a token hash');
  if (body.phone) throw new AuthError(403, 'otp_expired', codeExpired);
  const token = tokenHash || codeHash(service, checkEmail(textField(body, 'email')), code);
  return asAuthAdmin(service, async (tx) => {
    const verified = await verifyToken(tx, type, token, tokenHash ? linkExpired : codeExpired);
    if (!verified) return { msg: halfway, code: '200' };
    return startSession(service, tx, verified.user, methodWithoutCode(type), c.req.header('user-agent'));
  });
}
