import { shop } from '@shop/kernel/domain';
import { shopPaths } from '../_shared/shopPaths';
import type { MailTemplates } from './letter';

/** What the authentication service puts into its mails. */
interface SignInPayload {
  recipient: string;
  link: string;
  /** Six digits that stand for the link. */
  code: string;
  /** Somebody without an account, who shops as a guest, gets one by this. */
  is_guests?: boolean;
}

const read = (payload: Readonly<Record<string, unknown>>) => payload as unknown as SignInPayload;

const once = {
  kind: 'note',
  text: 'The link and the code work once and for one hour. If you did not ask for this mail, ignore it.',
} as const;

const changedAddress = {
  subject: 'Confirm your new e-mail address',
  preview: 'Both addresses have to agree.',
  heading: 'A new address for your account',
};
const changeWords = `The address of your ${shop.name} account is to be changed. Both addresses have to agree: confirm it only if you have asked for it.`;

// Anybody is a guest, and may type any address: whoever reads this must not think that it is about an account of theirs.
const guestsAccount = {
  subject: 'Confirm your e-mail address',
  preview: `An account at ${shop.name} is to be opened with it.`,
  heading: 'An account with your address',
};
const guestsWords = `Somebody, hopefully you, has shopped at ${shop.name} without an account and wants an account with this address. Was it somebody else, they would come into it, too.`;

/**
 * The mails of the authentication service, in the design of all others. The local backend sends them; a hosted project has
 * templates of its own.
 */
export const signInMails: MailTemplates = {
  'sign-in/signup': (payload, siteUrl) => {
    const { recipient, link, code } = read(payload);
    return {
      subject: 'Confirm your e-mail address',
      preview: `One press, and your account at ${shop.name} is open.`,
      heading: `Welcome to ${shop.name}`,
      blocks: [
        {
          kind: 'text',
          text: 'Confirm this address to start shopping with your new account. Did several such mails come? Each brings the password that was typed for it: use the one that came when you signed up.',
        },
        { kind: 'button', label: 'Confirm my address', url: link },
        {
          kind: 'text',
          text: `Or enter the code ${code} at ${siteUrl}${shopPaths.confirmEmail(recipient)}`,
        },
        { kind: 'code', label: 'Your code', code },
        once,
      ],
    };
  },
  'sign-in/recovery': (payload) => {
    const { link } = read(payload);
    return {
      subject: 'Reset your password',
      preview: 'The link lets you choose a new one.',
      heading: 'A new password',
      blocks: [
        {
          kind: 'text',
          text: 'Somebody, hopefully you, asked for a new password. The link below lets you choose one.',
        },
        { kind: 'button', label: 'Choose a new password', url: link },
        { ...once, text: once.text.replace('The link and the code work', 'The link works') },
      ],
    };
  },
  'sign-in/email_change': (payload) => {
    const { link, code, is_guests: isGuests } = read(payload);
    return {
      ...(isGuests ? guestsAccount : changedAddress),
      blocks: [
        { kind: 'text', text: isGuests ? guestsWords : changeWords },
        { kind: 'button', label: isGuests ? 'Confirm my address' : 'Confirm the change', url: link },
        { kind: 'text', text: `Or enter the code ${code}.` },
        once,
      ],
    };
  },
};
