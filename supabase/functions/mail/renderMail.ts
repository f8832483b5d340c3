import { lookUp } from '@shop/kernel/domain';
import { accountMails } from './accountMails';
import { alertMails } from './alertMails';
import { draftMails } from './draftMails';
import { giftCardMails } from './giftCardMails';
import { inquiryMails } from './inquiryMails';
import type { MailPayload, MailTemplates } from './letter';
import { letterHtml } from './letterHtml';
import { letterText } from './letterText';
import { orderMails } from './orderMails';
import { releaseMails } from './releaseMails';
import { returnMails } from './returnMails';
import { signInMails } from './signInMails';
import { staffMails } from './staffMails';

export type { MailPayload } from './letter';

/** The letters, by the kind of mail in the outbox. */
export const mailTemplates: MailTemplates = {
  ...orderMails,
  ...draftMails,
  ...returnMails,
  ...giftCardMails,
  ...inquiryMails,
  ...accountMails,
  ...alertMails,
  ...releaseMails,
  ...signInMails,
  ...staffMails,
};

/**
 * A mail of the outbox, ready to send. `siteUrl` is the shop's origin, without a slash at the end. Throws for a kind
 * that nobody has written.
 */
export function renderMail(kind: string, payload: MailPayload, siteUrl: string) {
  const write = lookUp(mailTemplates, kind);
  if (!write) throw new Error(`No mail of the kind ${kind} has been written.`);
  const letter = write(payload, siteUrl);
  return {
    // Names of products and people stand in subjects; a line break there would end the header.
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    html: letterHtml(letter, siteUrl),
    text: letterText(letter, siteUrl),
    unsubscribeUrl: letter.unsubscribeUrl,
  };
}
