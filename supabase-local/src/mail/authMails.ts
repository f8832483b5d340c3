import { html } from 'hono/html';
import { shop } from '@shop/kernel/domain';
import type { Mail } from './mailbox';

export type AuthMailKind = 'signup' | 'recovery' | 'email_change';

interface Wording {
  subject: string;
  line: string;
  action: string;
}

const wordings: Record<AuthMailKind, Wording> = {
  signup: {
    subject: 'Confirm your e-mail address',
    line: `Welcome to ${shop.name}. Confirm this address to start shopping with your new account. Did several such mails come? Each brings the password that was typed for it: use the one that came when you signed up.`,
    action: 'Confirm my address',
  },
  recovery: {
    subject: 'Reset your password',
    line: 'Somebody, hopefully you, asked for a new password. The link below lets you choose one.',
    action: 'Choose a new password',
  },
  email_change: {
    subject: 'Confirm your new e-mail address',
    line: `The address of your ${shop.name} account is to be changed. Both addresses have to agree.`,
    action: 'Confirm the change',
  },
};

const footer = 'The link works once and for one hour. If you did not ask for this mail, ignore it.';

/** A mail of the authentication service, as HTML and as text. `code` is the six digits that replace the link. */
export function authMail(kind: AuthMailKind, recipient: string, link: string, code: string): Mail {
  const { subject, line, action } = wordings[kind];
  const body = html`<div style="font-family: Georgia, serif; color: #2a1734; line-height: 1.6">
    <p style="font-size: 1.4rem; margin: 0 0 1rem">${shop.name}</p>
    <p>${line}</p>
    <p><a href="${link}" style="color: #a8322f">${action}</a></p>
    <p>Or enter the code <strong>${code}</strong>.</p>
    <p style="color: #6a5670; font-size: 0.875rem">${footer}</p>
  </div>`;
  const text = `${shop.name}\n\n${line}\n\n${action}:\n${link}\n\nOr enter the code ${code}.\n\n${footer}\n`;
  return { recipient, subject, html: String(body), text };
}
