import { createTransport } from 'nodemailer';
import { shop } from '@shop/kernel/domain';
import type { Mail, Mailbox } from './mailbox';

export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Keeps every mail in the mailbox and sends it by SMTP where that is configured. A mail server that fails is
 * reported on the log only: the mail can still be read in the mailbox, and the shopper's request has succeeded.
 */
export function createMailer(smtpUrl: string | undefined, mailbox: Mailbox): SendMail {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined;
  return async (mail) => {
    await mailbox.add(mail);
    const { recipient: to, subject, html, text } = mail;
    void transport
      ?.sendMail({ from: { name: shop.name, address: shop.contact.email }, to, subject, html, text })
      .catch((error: Error) => process.stderr.write(`Mail to ${to} was not sent: ${error.message}\n`));
  };
}
