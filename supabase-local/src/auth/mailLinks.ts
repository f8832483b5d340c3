import { createHmac, randomInt } from 'node:crypto';
import type { Context } from 'hono';
import type { Queryable } from '../db/database';
import { authMail, type AuthMailKind } from '../mail/authMails';
import type { AuthService } from './authService';
import { redirectTarget } from './redirects';
import type { UserRow } from './users';

/**
 * The token of a link is made from the code in the same mail, so that either proves the other. By a secret: there are a
 * million codes, and whoever guesses one must not be able to try it as a token, which is counted for no address.
 */
export function mailTokenHash({ keys }: Pick<AuthService, 'keys'>, email: string, code: string): string {
  // No address has a space: what is cut off one cannot be put before the code.
  return createHmac('sha224', keys.sessionSecret).update(`${email} ${code}`).digest('hex');
}

interface MailToken {
  code: string;
  token: string;
}

function newToken(service: AuthService, email: string, pkce: boolean): MailToken {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  return { code, token: `${pkce ? 'pkce_' : ''}${mailTokenHash(service, email, code)}` };
}

async function send(
  { baseUrl, siteUrl, mail }: AuthService,
  c: Context,
  kind: AuthMailKind,
  email: string,
  { code, token }: MailToken,
  isGuests = false,
): Promise<void> {
  const query = new URLSearchParams({ token, type: kind, redirect_to: redirectTarget(c, siteUrl) });
  const link = `${baseUrl}/verify?${query}`;
  await mail(authMail({ kind, recipient: email, link, code, siteUrl, is_guests: isGuests }));
}

interface PreparedLink {
  token: string;
  send(): Promise<void>;
}

/** A token for a sign-up, which its caller stores with what was typed there. */
export function prepareSignUpLink(
  service: AuthService,
  c: Context,
  { email }: UserRow,
  pkce: boolean,
): PreparedLink {
  const address = email ?? '';
  const token = newToken(service, address, pkce);
  return { token: token.token, send: () => send(service, c, 'signup', address, token) };
}

/** Stores a new recovery token, which ends the one before. Returns what sends the mail. */
export async function prepareRecovery(
  service: AuthService,
  c: Context,
  db: Queryable,
  { id, email }: UserRow,
  pkce: boolean,
): Promise<() => Promise<void>> {
  const address = email ?? '';
  const token = newToken(service, address, pkce);
  await db.query(`update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1`, [
    id,
    token.token,
  ]);
  return () => send(service, c, 'recovery', address, token);
}

/** Starts a change of address: the old and the new one each get a link. Returns what sends the mails. */
export async function prepareEmailChange(
  service: AuthService,
  c: Context,
  db: Queryable,
  { id, email }: UserRow,
  newEmail: string,
  pkce: boolean,
): Promise<() => Promise<void>> {
  const current = email ?? '';
  const tokens = { current: newToken(service, current, pkce), next: newToken(service, newEmail, pkce) };
  await db.query(
    `update auth.users set email_change = $2, email_change_token_new = $3, email_change_token_current = $4,
       email_change_sent_at = now(), email_change_confirm_status = 0 where id = $1`,
    [id, newEmail, tokens.next.token, tokens.current.token],
  );
  return async () => {
    // A guest becomes an account by this, and has no address yet that could object.
    await send(service, c, 'email_change', newEmail, tokens.next, current === '');
    if (current) await send(service, c, 'email_change', current, tokens.current);
  };
}
