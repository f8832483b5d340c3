import { renderMail } from '@shop/supabase/functions';
import type { Mail } from './mailbox';

export type AuthMailKind = 'signup' | 'recovery' | 'email_change';

interface AuthMail {
  kind: AuthMailKind;
  recipient: string;
  link: string;
  /** The six digits that replace the link. */
  code: string;
  /** The shop's origin. */
  siteUrl: string;
  /** A guest becomes an account by it. */
  is_guests?: boolean;
}

/** A mail of the authentication service, in the design of the shop's other mails. */
export const authMail = ({ kind, siteUrl, ...about }: AuthMail): Mail => ({
  recipient: about.recipient,
  ...renderMail(`sign-in/${kind}`, about, siteUrl),
});
